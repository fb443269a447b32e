import type { ConversationMessage } from '@yoodee/api-contract/conversations';
import { assetFieldNames } from '@yoodee/asset-rules/fields';
import { useFormat, useLocale } from '@yoodee/i18n';
import { fieldLabel } from '@yoodee/ui-asset-card';
import { FormattedMessage } from 'react-intl';
import { messages } from './enquiry-words.messages.ts';
import styles from './thread.module.css';

/** What was asked with the enquiry form: its kind, and the viewing times or missing details. */
export const EnquiryCard = ({ enquiry }: { enquiry: NonNullable<ConversationMessage['enquiry']> }) => {
  const format = useFormat();
  const locale = useLocale();
  const { kind, viewing_slots, missing_fields } = enquiry;
  const fields = assetFieldNames.filter((name) => missing_fields?.includes(name));
  return (
    <div className={styles.enquiry}>
      <p className={styles.kind}>
        <FormattedMessage {...messages[kind]} />
      </p>
      {viewing_slots && (
        <div>
          <p>
            <FormattedMessage {...messages.slots} />
          </p>
          <ul>
            {viewing_slots.map((slot) => (
              <li key={slot}>{format.date(slot, 'dateTime')}</li>
            ))}
          </ul>
        </div>
      )}
      {fields.length > 0 && (
        <div>
          <p>
            <FormattedMessage {...messages.missing} />
          </p>
          <ul>
            {fields.map((name) => (
              <li key={name}>{fieldLabel(name, locale)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};
