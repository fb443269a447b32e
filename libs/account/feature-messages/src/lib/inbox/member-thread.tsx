import type { CallFailure } from '@yoodee/api-client';
import { Loaded, NoteForm, useOutcome } from '@yoodee/account-ui-parts';
import { conversationLimits, type Conversation } from '@yoodee/api-contract/conversations';
import { readToken, selectUserProfile, type AppDispatch } from '@yoodee/auth';
import { useLocale } from '@yoodee/i18n';
import { EmptyState, Icon } from '@yoodee/ui-kit';
import { arrowLeftIcon } from '@yoodee/ui-kit/icons';
import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { minuteMs } from '@yoodee/site';
import { SavedReplies } from '../composer/saved-replies.tsx';
import { Starters } from '../composer/starters.tsx';
import {
  conversationsChanged,
  useGetMyConversationQuery,
  useReportMyConversationMutation,
  useUpdateMyConversationMutation,
  type ConversationChanges,
} from '../conversations.api.ts';
import { ThreadQuestions, type ThreadQuestion } from '../thread/thread-questions.tsx';
import { ThreadMenu, type ThreadAction } from '../thread/thread-menu.tsx';
import { memberMemory } from '../thread/thread-memory.ts';
import { ThreadView } from '../thread/thread-view.tsx';
import { createThread } from '../thread/thread.ts';
import { ContactButtons } from './contact-buttons.tsx';
import { messages as inboxMessages } from './inbox.messages.ts';
import { memberRequests } from './member-requests.ts';
import { messages } from './member-thread.messages.ts';
import { readStoredList } from './stored-list.ts';
import styles from './inbox.module.css';

/** The actions without a confirmation dialog: what they change, their message, and the undo. */
const changesOf = {
  archive: { changes: { is_archived: true }, done: messages.archived, undo: { is_archived: false } },
  unarchive: { changes: { is_archived: false }, done: messages.unarchived, undo: { is_archived: true } },
  mute: { changes: { is_muted: true }, done: messages.muted, undo: { is_muted: false } },
  unmute: { changes: { is_muted: false }, done: messages.unmuted, undo: { is_muted: true } },
} as const;

const actionsFor = ({ is_archived, is_muted, closed_by }: Conversation): (ThreadAction | null)[] => [
  is_archived ? 'unarchive' : 'archive',
  is_muted ? 'unmute' : 'mute',
  null,
  'report',
  closed_by === 'me' ? 'unblock' : 'block',
];

export interface MemberThreadProps {
  id: number;
  /** Address of the list. */
  backHref: string;
  /**
   * Adds a listener for changes of conversations at the API. It gets the id, or null if any may have changed. Returns a
   * function that removes the listener.
   */
  subscribe(onChange: (id: number | null) => void): () => void;
  /** The viewings of the conversation. */
  Viewings: ComponentType<{ conversation: Conversation }>;
}

const BackLink = ({ href }: { href: string }) => (
  <a className={styles.back} href={href} aria-label={useIntl().formatMessage(inboxMessages.back)}>
    <Icon icon={arrowLeftIcon} />
  </a>
);

interface OpenProps extends Omit<MemberThreadProps, 'id'> {
  memberId: number;
  conversation: Conversation;
}

const Open = ({ memberId, conversation, backHref, subscribe, Viewings }: OpenProps) => {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const dispatch = useDispatch<AppDispatch>();
  const { done, failed } = useOutcome();
  const { id, side, other, note } = conversation;
  const [memory] = useState(() => memberMemory(memberId, id));
  const [requests] = useState(() => memberRequests(id, locale, () => void dispatch(conversationsChanged())));
  const [thread] = useState(() => createThread(requests, memory));
  const [update, { isLoading: isUpdating }] = useUpdateMyConversationMutation();
  const [report, { isLoading: isReporting }] = useReportMyConversationMutation();
  const [question, setQuestion] = useState<ThreadQuestion | null>(null);
  useEffect(
    () =>
      subscribe((changed) => {
        if (changed === null || changed === id) void thread.refresh();
      }),
    [subscribe, thread, id],
  );
  const change = (changes: ConversationChanges) => update({ id, changes });
  const select = async (action: ThreadAction) => {
    if (action === 'block' || action === 'report') return setQuestion(action);
    if (action === 'revoke') return;
    if (action === 'unblock') {
      const { error } = await change({ is_blocked: false });
      return error && failed(error);
    }
    const { changes, done: message, undo } = changesOf[action];
    const { error } = await change(changes);
    if (error) failed(error);
    else done(formatMessage(message), () => void change(undo));
  };
  return (
    <ThreadView
      conversation={conversation}
      thread={thread}
      memory={memory}
      requests={requests}
      everyMs={minuteMs}
      headingLevel={3}
      before={<BackLink href={backHref} />}
      actions={
        <ThreadMenu
          conversation={conversation}
          actions={actionsFor(conversation)}
          onSelect={(action) => void select(action)}
        />
      }
      Help={side === 'selling' ? SavedReplies : Starters}
      onSeen={(until) => void change({ read_until: until })}
      onUnblock={() => void select('unblock')}
      onSoldPrice={(agrees) => void change({ sold_price_agrees: agrees }).then(({ error }) => error && failed(error))}
    >
      <Viewings conversation={conversation} />
      <div className={styles.tools}>
        {side === 'selling' && <ContactButtons conversation={conversation} />}
        <NoteForm
          subject={other.name}
          note={note}
          maxLength={conversationLimits.note}
          onSave={(text) => change({ note: text || null })}
        />
      </div>
      <ThreadQuestions
        question={question}
        name={other.name}
        isBusy={isUpdating || isReporting}
        onBlock={() => change({ is_blocked: true })}
        onUnblock={() => void change({ is_blocked: false })}
        onReport={(sent) => report({ id, report: sent })}
        onClose={() => setQuestion(null)}
      />
    </ThreadView>
  );
};

/** A conversation of the member, beside or instead of the list. */
export const MemberThread = ({ id, ...rest }: MemberThreadProps) => {
  const query = useGetMyConversationQuery(id, { refetchOnMountOrArgChange: true, skip: !readToken() });
  const memberId = useSelector(selectUserProfile)?.user_id ?? null;
  const stored = useMemo(
    () => (memberId === null ? undefined : readStoredList(memberId)?.items.find((item) => item.id === id)),
    [memberId, id],
  );
  const isMissing = (query.error as CallFailure | undefined)?.status === 404;
  const data = isMissing ? undefined : (query.currentData ?? stored);
  // Typed text is stored per member, so the profile must be loaded first.
  if (!data || memberId === null)
    return (
      <div className={styles.loading}>
        <BackLink href={rest.backHref} />
        {isMissing ? (
          <EmptyState>
            <FormattedMessage {...inboxMessages.notFound} />
          </EmptyState>
        ) : (
          <Loaded query={{ ...query, data: undefined }}>{() => null}</Loaded>
        )}
      </div>
    );
  return <Open memberId={memberId} conversation={data} {...rest} />;
};
