import { contactDetailsIn, plainText, type AssetFieldName } from '@yoodee/api-contract';
import { Notice } from '@yoodee/ui-kit';
import { Fragment } from 'react';
import { useDraftField } from './draft-form.ts';
import { useFieldTexts } from './use-field-texts.ts';
import styles from './fields.module.css';

/** Said while the text is typed, with the very words: with contact details in it the listing cannot be published. */
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
