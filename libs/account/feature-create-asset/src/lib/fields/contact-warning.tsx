import type { AssetFieldName } from '@yoodee/asset-rules/fields';
import { contactDetailsIn, plainText } from '@yoodee/asset-rules/texts';
import { Notice } from '@yoodee/ui-kit';
import { Fragment } from 'react';
import { useDraftField } from './draft-form.ts';
import { useFieldTexts } from './use-field-texts.ts';
import styles from './fields.module.css';

/**
 * Warns about contact details while the member types, and quotes them. A listing that contains them cannot be
 * published.
 */
export const ContactWarning = ({ name }: { name: AssetFieldName }) => {
  const { value } = useDraftField<string>(name);
  const { problem } = useFieldTexts();
  const found = [...new Set(contactDetailsIn(plainText(value ?? '')))];
  return (
    <div role="status">
      {found.length > 0 && (
        <Notice tone="warning">
          {problem(name, 'contact_details')}{' '}
          {found.map((words) => (
            <Fragment key={words}>
              <mark className={styles.contact}>{words}</mark>{' '}
            </Fragment>
          ))}
        </Notice>
      )}
    </div>
  );
};
