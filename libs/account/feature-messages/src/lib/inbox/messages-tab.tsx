import { apiBase } from '@yoodee/api-client';
import { conversationEvents } from '@yoodee/api-contract/conversations';
import { readToken, type AppDispatch } from '@yoodee/auth';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { builtVersion, whenIdle } from '@yoodee/runtime';
import { storeAccountShell } from '@yoodee/runtime/account-shell';
import { Heading, Icon, Text, VisuallyHidden } from '@yoodee/ui-kit';
import { messageCircleIcon } from '@yoodee/ui-kit/icons';
import { useCallback, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router';
import { conversationsChanged } from '../conversations.api.ts';
import { useLiveConversations, type EventSourceRequest } from '../live/use-live-conversations.ts';
import { ConversationList } from './conversation-list.tsx';
import { inboxHref, readInboxAddress } from './inbox-address.ts';
import { messages } from './inbox.messages.ts';
import { MemberThread, type MemberThreadProps } from './member-thread.tsx';
import { rowId } from './row-id.ts';
import styles from './inbox.module.css';

type OnChange = (id: number | null) => void;

const memberEvents: EventSourceRequest = {
  path: apiBase + conversationEvents.path,
  init: () => ({ method: conversationEvents.method, headers: { authorization: `Bearer ${readToken() ?? ''}` } }),
};

/** Moves the focus into a conversation when it is opened, and back to its row when it is closed. */
const useFocusOnChange = (conversation: number | undefined) => {
  const thread = useRef<HTMLElement>(null);
  const previous = useRef(conversation);
  useEffect(() => {
    const left = previous.current;
    previous.current = conversation;
    if (left === conversation) return;
    if (conversation !== undefined) thread.current?.focus({ preventScroll: true });
    else if (left !== undefined) document.getElementById(rowId(left))?.focus();
  }, [conversation]);
  return thread;
};

/** Stores the app shell, so that the inbox opens offline. Waits until the page is idle and has loaded its files. */
const useOfflineShell = () => {
  useEffect(() => {
    const version = builtVersion();
    if (!version) return;
    whenIdle(() => void storeAccountShell(version));
  }, []);
};

export interface MessagesTabProps {
  /** The viewings of a conversation, a component of the viewings feature. */
  Viewings: MemberThreadProps['Viewings'];
}

/** The member's conversations: the list and the open one, side by side. On a phone, only one of them is shown. */
export const MessagesTab = ({ Viewings }: MessagesTabProps) => {
  const [params] = useSearchParams();
  const to = hrefs(useLocale());
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const address = readInboxAddress(params);
  const { conversation } = address;
  const thread = useFocusOnChange(conversation);
  useOfflineShell();
  const listeners = useRef(new Set<OnChange>());
  const subscribe = useCallback((listener: OnChange) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  useLiveConversations(memberEvents, (id) => {
    dispatch(conversationsChanged());
    for (const listener of listeners.current) listener(id);
  });
  return (
    <section className={styles.inbox} data-open={conversation !== undefined || undefined}>
      <Heading level={2} className={styles.heading}>
        <VisuallyHidden>
          <FormattedMessage {...messages.heading} />
        </VisuallyHidden>
      </Heading>
      <div className={styles.list}>
        <ConversationList address={address} />
      </div>
      <section ref={thread} className={styles.thread} tabIndex={-1} aria-label={formatMessage(messages.thread)}>
        {conversation === undefined ? (
          <div className={styles.nothing}>
            <Icon icon={messageCircleIcon} size={48} />
            <Text tone="muted">
              <FormattedMessage {...messages.choose} />
            </Text>
          </div>
        ) : (
          <MemberThread
            key={conversation}
            id={conversation}
            backHref={inboxHref(to, { ...address, conversation: undefined })}
            subscribe={subscribe}
            Viewings={Viewings}
          />
        )}
      </section>
    </section>
  );
};
