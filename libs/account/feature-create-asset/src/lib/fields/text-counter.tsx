import { assetField, plainText, type AssetFieldName } from '@yoodee/api-contract';
import { useFormat } from '@yoodee/i18n';
import { Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useDraftField } from './draft-form.ts';
import { messages } from './text-counter.messages.ts';
import styles from './fields.module.css';

const separator = ' · ';

/** How long a text is, as publishing counts it; for texts with a length of their own to reach. */
export const TextCounter = ({ name }: { name: AssetFieldName }) => {
  const format = useFormat();
  const { value } = useDraftField<string>(name);
  const field = assetField(name);
  if (!('maxLength' in field) || field.kind === 'url' || !field.minLength) return null;
  // An optional text that is not begun has nothing to reach.
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
