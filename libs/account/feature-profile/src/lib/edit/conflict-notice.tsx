import { Button, Notice } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldLabels } from './field-labels.ts';
import type { ProfileField } from './profile-form.ts';
import { messages } from './conflict-notice.messages.ts';
import type { ProfileForm } from './use-profile-form.ts';
import styles from './setting-edit.module.css';

/**
 * Changes that another tab or device saved in the meantime. If both sides changed a field, shows both values and offers
 * to use the saved one.
 */
export const ConflictNotice = ({ form: { conflicts, base, values, takeTheirs } }: { form: ProfileForm }) => {
  const { formatMessage } = useIntl();
  const shown = (value: string | boolean | undefined) =>
    typeof value === 'boolean'
      ? formatMessage(value ? messages.isOn : messages.isOff)
      : value || formatMessage(messages.isEmpty);
  const picture = (value: string | boolean | undefined) =>
    formatMessage(value ? messages.hasPicture : messages.isEmpty);
  const textOf = (field: ProfileField) => (field === 'image_url' ? picture : shown);
  return (
    <Notice tone="warning" role="alert" title={<FormattedMessage {...messages.mergedTitle} />}>
      <p>
        <FormattedMessage {...(conflicts.length > 0 ? messages.conflictText : messages.mergedText)} />
      </p>
      <ul className={styles.conflicts}>
        {conflicts.map((field) => (
          <li key={field} className={styles.conflict}>
            <p className={styles.cardTitle}>
              <FormattedMessage {...fieldLabels[field]} />
            </p>
            <dl className={styles.versions}>
              <dt>
                <FormattedMessage {...messages.mine} />
              </dt>
              <dd>{textOf(field)(values[field])}</dd>
              <dt>
                <FormattedMessage {...messages.theirs} />
              </dt>
              <dd>{textOf(field)(base[field])}</dd>
            </dl>
            <Button
              size="sm"
              variant="outline"
              aria-label={formatMessage(messages.takeTheirsOf, { field: formatMessage(fieldLabels[field]) })}
              onClick={() => takeTheirs(field)}
            >
              <FormattedMessage {...messages.takeTheirs} />
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
};
