import type { Conversation } from '@yoodee/api-contract/conversations';
import { useLocale } from '@yoodee/i18n';
import { useOnline } from '@yoodee/runtime';
import { otherLocale } from '@yoodee/site';
import { Button, Heading, Notice, Skeleton, Text } from '@yoodee/ui-kit';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AttachmentFilesContext, createAttachmentFiles } from '../attachments/attachment-files.ts';
import { Composer, type ComposerProps } from '../composer/composer.tsx';
import { AssetHead } from './asset-head.tsx';
import { MessageList } from './message-list.tsx';
import { SoldPrice } from './sold-price.tsx';
import { messages } from './thread-view.messages.ts';
import type { ThreadMemory } from './thread-memory.ts';
import type { NewMessage, Thread, ThreadRequests } from './thread.ts';
import { useThread } from './use-thread.ts';
import styles from './thread.module.css';

export interface ThreadViewProps {
  conversation: Conversation;
  thread: Thread;
  memory: ThreadMemory;
  requests: Pick<ThreadRequests, 'upload' | 'file'>;
  /** Polling interval of the messages, in milliseconds. */
  everyMs: number;
  headingLevel: 1 | 3;
  /** Before the name, e.g. the link back to the list. */
  before?: ReactNode;
  /** After the name: buttons and the menu. */
  actions: ReactNode;
  /** Below the asset. */
  children?: ReactNode;
  /** Texts to start a message from. */
  Help: ComposerProps['Help'];
  /** The reader has seen all messages up to this id. */
  onSeen(id: number): void;
  onUnblock(): void;
  /** The buyer's answer about the price that the seller told. */
  onSoldPrice(agrees: boolean): void;
}

const Closed = ({
  conversation: { other, closed_by },
  onUnblock,
}: Pick<ThreadViewProps, 'conversation' | 'onUnblock'>) => {
  if (closed_by === 'me')
    return (
      <div className={styles.closed}>
        <Text size="sm">
          <FormattedMessage {...messages.blocked} values={{ name: other.name }} />
        </Text>
        <Button size="sm" variant="outline" onClick={onUnblock}>
          <FormattedMessage {...messages.unblock} />
        </Button>
      </div>
    );
  return (
    <div className={styles.closed}>
      <Text size="sm">
        <FormattedMessage {...(other.is_gone ? messages.gone : messages.closed)} />
      </Text>
    </div>
  );
};

interface SeenProps extends Pick<ThreadViewProps, 'onSeen'> {
  /** The id of the newest message of the other side; 0 without any. */
  newest: number;
  unread: number;
}

/** Calls `onSeen` once for each new message of the other side, as soon as the page is visible. */
const Seen = ({ newest, unread, onSeen }: SeenProps) => {
  const [seenAtFirst] = useState(unread === 0 ? newest : 0);
  const reported = useRef(seenAtFirst);
  const report = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || newest <= reported.current) return;
    reported.current = newest;
    onSeen(newest);
  });
  useEffect(() => {
    report();
  }, [newest]);
  useEffect(() => {
    const onVisible = () => report();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  return null;
};

const Messages = ({ conversation, thread, memory, requests, everyMs, Help, onSeen, onUnblock }: ThreadViewProps) => {
  const state = useThread(thread, everyMs);
  const isOnline = useOnline();
  const scroller = useRef<HTMLDivElement>(null);
  const { other, closed_by, unread } = conversation;
  const label = useIntl().formatMessage(messages.loading);
  if (state.status === 'loading')
    return (
      <div className={styles.waiting} role="status" aria-label={label}>
        <Skeleton style={{ blockSize: '4rem' }} />
        <Skeleton style={{ blockSize: '4rem' }} />
      </div>
    );
  const send = (message: NewMessage) => {
    thread.send(message);
    // 0 is the position of the newest message, at the bottom.
    if (scroller.current) scroller.current.scrollTop = 0;
  };
  return (
    <>
      {state.status === 'failed' ? (
        <div className={styles.waiting}>
          <Notice tone="danger" role="alert" title={<FormattedMessage {...messages.failed} />}>
            <Button size="sm" variant="outline" onClick={() => void thread.refresh()}>
              <FormattedMessage {...messages.retry} />
            </Button>
          </Notice>
        </div>
      ) : (
        <>
          <Seen newest={state.messages.findLast(({ mine }) => !mine)?.id ?? 0} unread={unread} onSeen={onSeen} />
          <MessageList thread={thread} state={state} otherName={other.name} scroller={scroller} />
        </>
      )}
      {(!isOnline || state.failure) && state.status === 'ready' && (
        <p className={styles.offline} role="status">
          <FormattedMessage {...(isOnline ? messages.stale : messages.offline)} />
        </p>
      )}
      {closed_by !== null || other.is_gone ? (
        <Closed conversation={conversation} onUnblock={onUnblock} />
      ) : (
        <Composer memory={memory} upload={requests.upload} Help={Help} otherName={other.name} onSend={send} />
      )}
      {!isOnline && <div className={styles.noticeSpace} />}
    </>
  );
};

/** A conversation: the other side, the asset, the messages, and the text field. */
export const ThreadView = (props: ThreadViewProps) => {
  const { conversation, requests, headingLevel, before, actions, children } = props;
  const locale = useLocale();
  const [files] = useState(() => createAttachmentFiles(requests.file));
  useEffect(() => () => files.release(), [files]);
  return (
    <AttachmentFilesContext value={files}>
      <header className={styles.head}>
        <div className={styles.who}>
          {before}
          <Heading level={headingLevel} size="sm" className={styles.name}>
            <span lang={otherLocale(locale, conversation.other.name)}>{conversation.other.name}</span>
          </Heading>
          <div className={styles.actions}>{actions}</div>
        </div>
        <AssetHead conversation={conversation} />
        {conversation.sold_price && <SoldPrice asked={conversation.sold_price} onAnswer={props.onSoldPrice} />}
        {children}
      </header>
      <Messages {...props} />
    </AttachmentFilesContext>
  );
};
