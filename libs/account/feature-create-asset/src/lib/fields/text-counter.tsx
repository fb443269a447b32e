import { assetField, type AssetFieldName } from '@yoodee/asset-rules/fields';
import { plainText } from '@yoodee/asset-rules/texts';
import { useFormat } from '@yoodee/i18n';
import { Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useDraftField } from './draft-form.ts';
import { messages } from './text-counter.messages.ts';
import styles from './fields.module.css';

const separator = ' · ';

/** Character counter that counts as publishing does. Only for fields with a minimum length. */
export const TextCounter = ({ name }: { name: AssetFieldName }) => {
  const format = useFormat();
  const { value } = useDraftField<string>(name);
  const field = assetField(name);
  if (!('maxLength' in field) || field.kind === 'url' || !field.minLength) return null;
  // An empty optional text has no minimum length.
  if (!value && !field.required) return null;
  const { length } = field.kind === 'prose' ? plainText(value ?? '') : (value ?? '').trim();
  return (
    <Text size="sm" tone={length > field.maxLength ? 'danger' : 'muted'} numeric className={styles.counter}>
      <FormattedMessage
        {...messages.count}
        values={{ length: format.number(length), max: format.number(field.maxLength) }}
      />
      {length < field.minLength && (
        <>
          {separator}
          <FormattedMessage {...messages.atLeast} values={{ min: format.number(field.minLength) }} />
        </>
      )}
    </Text>
  );
};
