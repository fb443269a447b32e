import type { ConversationMessage } from '@yoodee/api-contract/conversations';
import { useFormat } from '@yoodee/i18n';
import { Button, VisuallyHidden } from '@yoodee/ui-kit';
import { useState, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayMs } from '@yoodee/site';
import { useAttachedWords } from '../attachments/attached-words.ts';
import { messages as enquiryWords } from './enquiry-words.messages.ts';
import { MessageBubble, PendingBubble } from './message-bubble.tsx';
import { groupByDay } from './message-days.ts';
import { messages } from './message-list.messages.ts';
import type { Thread, ThreadState } from './thread.ts';
import styles from './thread.module.css';

/** `today` and `yesterday` in words, other days as a date. */
const useDayName = () => {
  const format = useFormat();
  return (at: string): string => {
    const now = Date.now();
    const day = format.date(at);
    const isNear = day === format.date(now) || day === format.date(now - dayMs);
    return isNear ? format.relativeDays(at, now) : format.date(at, 'long');
  };
};

/** Tells screen readers about messages that arrive while the conversation is open. */
const Arrivals = ({ latest, name }: { latest: ConversationMessage | undefined; name: string }) => {
  const { formatMessage } = useIntl();
  const attachedWords = useAttachedWords();
  const [shownAtFirst] = useState(latest?.id ?? 0);
  const isNew = latest !== undefined && latest.id > shownAtFirst;
  const attached = latest?.attachments ?? [];
  const wordless = attached.length > 0 ? attachedWords(attached) : '';
  const text = latest?.text ?? (latest?.enquiry ? formatMessage(enquiryWords[latest.enquiry.kind]) : wordless);
  return (
    <VisuallyHidden role="status">
      {isNew && <FormattedMessage {...messages.arrived} values={{ name, text }} />}
    </VisuallyHidden>
  );
};

export interface MessageListProps {
  thread: Thread;
  state: ThreadState;
  otherName: string;
  /** The element that scrolls. Its scroll position counts from the newest message. */
  scroller: Ref<HTMLDivElement>;
  /** Below the messages. */
  children?: ReactNode;
}

/**
 * The messages by day, oldest first, then the pending ones. The scroll position stays stable when messages are added
 * above or below.
 */
export const MessageList = ({ thread, state, otherName, scroller, children }: MessageListProps) => {
  const dayName = useDayName();
  const { formatMessage } = useIntl();
  const { messages: known, pending, hasEarlier, isLoadingEarlier, failure } = state;
  const [isEarlierTried, setEarlierTried] = useState(false);
  const loadEarlier = () => {
    setEarlierTried(true);
    void thread.loadEarlier();
  };
  return (
    <>
      <div
        ref={scroller}
        className={styles.scroller}
        role="region"
        tabIndex={0}
        aria-label={formatMessage(messages.label, { name: otherName })}
      >
        <div className={styles.messages}>
          {hasEarlier && (
            <div className={styles.earlier}>
              {failure && isEarlierTried && (
                <p role="alert">
                  <FormattedMessage {...messages.earlierFailed} />
                </p>
              )}
              <Button size="sm" variant="outline" loading={isLoadingEarlier} onClick={loadEarlier}>
                <FormattedMessage {...messages.earlier} />
              </Button>
            </div>
          )}
          {groupByDay(known, ({ created_at }) => dayName(created_at)).map(({ day, items }) => (
            <section key={items[0]!.id} aria-label={day}>
              <p className={styles.day}>{day}</p>
              <ol className={styles.items}>
                {items.map((message) => (
                  <MessageBubble key={message.id} message={message} otherName={otherName} />
                ))}
              </ol>
            </section>
          ))}
          {pending.length > 0 && (
            <ol className={styles.items}>
              {pending.map((message) => (
                <PendingBubble
                  key={message.key}
                  message={message}
                  onRetry={() => thread.retry(message.key)}
                  onDiscard={() => thread.discard(message.key)}
                />
              ))}
            </ol>
          )}
          {children}
        </div>
      </div>
      <Arrivals latest={known.findLast(({ mine }) => !mine)} name={otherName} />
    </>
  );
};
