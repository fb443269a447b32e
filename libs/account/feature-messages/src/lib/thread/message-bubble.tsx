import type { ConversationMessage } from '@yoodee/api-contract/conversations';
import { useFormat, useLocale } from '@yoodee/i18n';
import { Button, Icon, VisuallyHidden } from '@yoodee/ui-kit';
import { circleAlertIcon, triangleAlertIcon } from '@yoodee/ui-kit/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
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
  const { mine, text, enquiry, warnings, state, created_at } = message;
  return (
    <li className={styles.message} data-mine={mine || undefined}>
      <Author name={mine ? null : otherName} />
      <div className={styles.bubble}>
        {enquiry && <EnquiryCard enquiry={enquiry} />}
        {text && (
          <p className={styles.text} lang={message.locale}>
            {text}
          </p>
        )}
      </div>
      <p className={styles.meta}>
        {!mine && text && message.locale !== locale && (
          <span>
            <FormattedMessage {...(message.locale === 'th' ? messages.inThai : messages.inEnglish)} />
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

/** A message that is on its way, or was refused. */
export const PendingBubble = ({
  message: { text, created_at, state, problem },
  onRetry,
  onDiscard,
}: PendingBubbleProps) => (
  <li className={styles.message} data-mine data-pending>
    <Author name={null} />
    <div className={styles.bubble}>
      <p className={styles.text} lang={useLocale()}>
        {text}
      </p>
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
