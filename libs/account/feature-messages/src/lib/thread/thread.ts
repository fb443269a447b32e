import { isSuccess, newKey, type CallFailure, type CallResult } from '@yoodee/api-client';
import type { ResponseOf } from '@yoodee/api-contract';
import type { ConversationMessage, getConversationMessages } from '@yoodee/api-contract/conversations';
import type { LoadAttachment } from '../attachments/attachment-files.ts';
import type { UploadAttachment } from '../attachments/uploads.ts';
import { withEarlier, withLatest, type MessageWindow } from './merge-messages.ts';
import type { PendingMessage } from './pending-message.ts';
import type { ThreadMemory } from './thread-memory.ts';

export type MessagePage = ResponseOf<typeof getConversationMessages>;

/** What the writer sends: words, attachments, or both. */
export type NewMessage = Pick<PendingMessage, 'text' | 'attachments'>;

/** The requests of a conversation: those of a member, or those of a link. */
export interface ThreadRequests {
  /** The latest page, or the one before a message. */
  load(before?: number): Promise<CallResult<MessagePage>>;
  send(message: NewMessage, key: string): Promise<CallResult<ConversationMessage>>;
  upload: UploadAttachment;
  file: LoadAttachment;
}

export interface ThreadState extends MessageWindow {
  status: 'loading' | 'ready' | 'failed';
  /** Why the latest load failed, in which case the messages may be out of date. */
  failure: CallFailure | null;
  isLoadingEarlier: boolean;
  /** Messages that are not sent yet, oldest first. */
  pending: readonly PendingMessage[];
}

/** Retry delays of a message without a connection, in milliseconds. The last one is repeated. */
const retryDelays = [2_000, 5_000, 15_000, 60_000];

/** Whether the API was unreachable, because of the network or of a gateway. Such a request can be retried later. */
const isUnreachable = ({ status }: CallFailure) => status === 0 || status === 502 || status === 503 || status === 504;

/**
 * The messages of one conversation, including pending ones. A new message is shown optimistically, sent in order when
 * there is a connection, and stored until the API has accepted it.
 */
export const createThread = (requests: Pick<ThreadRequests, 'load' | 'send'>, memory: ThreadMemory) => {
  const stored = memory.readMessages();
  let state: ThreadState = {
    status: stored.length > 0 ? 'ready' : 'loading',
    messages: stored,
    hasEarlier: stored.length > 0,
    failure: null,
    isLoadingEarlier: false,
    pending: memory.readPending(),
  };
  const listeners = new Set<() => void>();
  let isStarted = false;
  let isSending = false;
  let attempts = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let loading: Promise<void> | null = null;
  let loadAgain = false;

  const set = (changes: Partial<ThreadState>) => {
    state = { ...state, ...changes };
    if (changes.pending) memory.writePending(changes.pending);
    if (changes.messages) memory.writeMessages(changes.messages);
    for (const listener of listeners) listener();
  };
  /** Messages that have arrived are no longer pending. */
  const notArrived = (messages: readonly ConversationMessage[]) => {
    const keys = new Set(messages.map(({ key }) => key));
    return state.pending.filter(({ key }) => !keys.has(key));
  };
  const show = (window: MessageWindow) => {
    const pending = notArrived(window.messages);
    set({ ...window, ...(pending.length < state.pending.length && { pending }) });
  };
  const change = (key: string, changes: Partial<PendingMessage>) =>
    set({ pending: state.pending.map((message) => (message.key === key ? { ...message, ...changes } : message)) });

  const load = async () => {
    const result = await requests.load();
    if (isSuccess(result)) {
      show(withLatest(state, result.data));
      set({ status: 'ready', failure: null });
    } else set({ status: state.messages.length > 0 ? 'ready' : 'failed', failure: result });
  };

  const sendWaiting = async () => {
    if (isSending) return;
    isSending = true;
    clearTimeout(retryTimer);
    for (
      let next = state.pending.find((message) => message.state === 'waiting');
      next && isStarted;
      next = state.pending.find((message) => message.state === 'waiting')
    ) {
      const { key, text, attachments } = next;
      change(key, { state: 'sending', problem: null });
      const result = await requests.send({ text, attachments }, key);
      if (isSuccess(result)) {
        attempts = 0;
        show(withLatest(state, { items: [result.data], has_more: false }));
        set({ pending: state.pending.filter((message) => message.key !== key) });
      } else if (isUnreachable(result)) {
        change(key, { state: 'waiting' });
        if (isStarted)
          retryTimer = setTimeout(() => void sendWaiting(), retryDelays[Math.min(attempts++, retryDelays.length - 1)]);
        break;
      } else change(key, { state: 'failed', problem: result.message });
    }
    isSending = false;
  };

  const thread = {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Loads the latest messages. Concurrent calls share the running request and cause one further request after it. */
    refresh(): Promise<void> {
      if (loading) loadAgain = true;
      loading ??= load().then(() => {
        loading = null;
        if (!loadAgain) return;
        loadAgain = false;
        return thread.refresh();
      });
      return loading;
    },
    async loadEarlier(): Promise<void> {
      const oldest = state.messages[0];
      if (!oldest || state.isLoadingEarlier) return;
      set({ isLoadingEarlier: true });
      const result = await requests.load(oldest.id);
      if (isSuccess(result)) show(withEarlier(state, result.data));
      set({ isLoadingEarlier: false, failure: isSuccess(result) ? null : result });
    },
    send({ text, attachments }: NewMessage) {
      const message = {
        key: newKey(),
        ...{ text, attachments },
        created_at: new Date().toISOString(),
        state: 'waiting',
        problem: null,
      } as const;
      set({ pending: [...state.pending, message] });
      void sendWaiting();
    },
    /** Sends a refused or waiting message again. */
    retry(key: string) {
      change(key, { state: 'waiting', problem: null });
      void sendWaiting();
    },
    /** Removes a refused message. */
    discard(key: string) {
      set({ pending: state.pending.filter((message) => message.key !== key) });
    },
    /** Loads and sends while the conversation is open. Returns a function that stops it. */
    start() {
      isStarted = true;
      const reconnect = () => {
        void thread.refresh();
        void sendWaiting();
      };
      addEventListener('online', reconnect);
      reconnect();
      return () => {
        isStarted = false;
        clearTimeout(retryTimer);
        removeEventListener('online', reconnect);
      };
    },
  };
  return thread;
};
export type Thread = ReturnType<typeof createThread>;
