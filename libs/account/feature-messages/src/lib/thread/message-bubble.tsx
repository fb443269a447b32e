import type { ConversationMessage } from '@yoodee/api-contract/conversations';
import { useFormat, useLocale } from '@yoodee/i18n';
import { otherLocale } from '@yoodee/site';
import { Button, Icon, VisuallyHidden } from '@yoodee/ui-kit';
import { circleAlertIcon, triangleAlertIcon } from '@yoodee/ui-kit/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AttachedFiles } from '../attachments/attached-files.tsx';
import { EnquiryCard } from './enquiry-card.tsx';
import { messages } from './message-bubble.messages.ts';
import type { PendingMessage } from './pending-message.ts';
import styles from './thread.module.css';

const Author = ({ name }: { name: string | null }) => (
  <VisuallyHidden>{name ?? <FormattedMessage {...messages.you} />}</VisuallyHidden>
);

const Time = ({ at }: { at: string }) => <time dateTime={at}>{useFormat().date(at, 'time')}</time>;

const Warning = ({ children }: { children: ReactNode }) => (
  <p className={styles.warning}>
    <Icon icon={triangleAlertIcon} size={16} />
    {children}
  </p>
);

/** A message of either side. */
export const MessageBubble = ({ message, otherName }: { message: ConversationMessage; otherName: string }) => {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { mine, text, enquiry, attachments = [], warnings, state, created_at } = message;
  const language = text ? (otherLocale(message.locale, text) ?? message.locale) : message.locale;
  return (
    <li className={styles.message} data-mine={mine || undefined}>
      <Author name={mine ? null : otherName} />
      <div className={styles.bubble}>
        {enquiry && <EnquiryCard enquiry={enquiry} />}
        {text && (
          <p className={styles.text} lang={language}>
            {text}
          </p>
        )}
        <AttachedFiles attachments={attachments} name={mine ? formatMessage(messages.you) : otherName} isMine={mine} />
      </div>
      <p className={styles.meta}>
        {!mine && text && language !== locale && (
          <span>
            <FormattedMessage {...(language === 'th' ? messages.inThai : messages.inEnglish)} />
          </span>
        )}
        <Time at={created_at} />
        {state && (
          <span>
            <FormattedMessage {...messages[state]} />
          </span>
        )}
      </p>
      {!mine &&
        warnings.map((warning) => (
          <Warning key={warning}>
            <FormattedMessage {...messages[warning]} />
          </Warning>
        ))}
    </li>
  );
};

export interface PendingBubbleProps {
  message: PendingMessage;
  onRetry(): void;
  onDiscard(): void;
}

/** A message that is being sent, or was rejected. */
export const PendingBubble = ({
  message: { text, attachments, created_at, state, problem },
  onRetry,
  onDiscard,
}: PendingBubbleProps) => {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <li className={styles.message} data-mine data-pending>
      <Author name={null} />
      <div className={styles.bubble}>
        {text && (
          <p className={styles.text} lang={otherLocale(locale, text) ?? locale}>
            {text}
          </p>
        )}
        <AttachedFiles attachments={attachments} name={formatMessage(messages.you)} isMine />
      </div>
      {state === 'failed' ? (
        <>
          <p className={styles.failed} role="alert">
            <Icon icon={circleAlertIcon} size={16} />
            <FormattedMessage {...messages.failed} values={{ reason: problem ?? '' }} />
          </p>
          <div className={styles.again}>
            <Button size="sm" variant="outline" onClick={onRetry}>
              <FormattedMessage {...messages.retry} />
            </Button>
            <Button size="sm" variant="ghost" onClick={onDiscard}>
              <FormattedMessage {...messages.discard} />
            </Button>
          </div>
        </>
      ) : (
        <p className={styles.meta}>
          <Time at={created_at} />
          <span>
            <FormattedMessage {...messages[state]} />
          </span>
        </p>
      )}
    </li>
  );
};
