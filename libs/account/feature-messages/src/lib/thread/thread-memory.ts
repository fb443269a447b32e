import { ConversationMessage } from '@yoodee/api-contract/conversations';
import { memberStoragePrefix } from '@yoodee/site';
import { memberFiles, nothingKept, type KeptFiles } from '../attachments/kept-files.ts';
import { inLocalStorage, inSessionStorage } from '../stored-json.ts';
import { parsePending, type PendingMessage } from './pending-message.ts';

/** The data of a conversation stored in this browser. */
export interface ThreadMemory {
  /** The text in the composer. */
  readDraft(): string;
  /** The files of the message that is being written. */
  files: KeptFiles;
  writeDraft(text: string): void;
  readPending(): PendingMessage[];
  writePending(pending: readonly PendingMessage[]): void;
  /** The latest messages, for reading without a connection. */
  readMessages(): ConversationMessage[];
  writeMessages(messages: readonly ConversationMessage[]): void;
}

/** Maximum number of stored messages of all conversations, for reading offline. */
export const storedMessagesMax = 200;

const parseMessages = (stored: unknown): ConversationMessage[] => {
  const parsed = Array.isArray(stored) ? stored.map((one) => ConversationMessage.safeParse(one)) : [];
  return parsed.flatMap(({ data }) => data ?? []);
};

const memoryAt = (prefix: string, storage: typeof inLocalStorage): Omit<ThreadMemory, 'writeMessages' | 'files'> => ({
  readDraft: () => {
    const stored = storage.read(`${prefix}draft`);
    return typeof stored === 'string' ? stored : '';
  },
  writeDraft: (text) => storage.write(`${prefix}draft`, text || null),
  readPending: () => parsePending(storage.read(`${prefix}pending`)),
  writePending: (pending) => storage.write(`${prefix}pending`, pending.length > 0 ? pending : null),
  readMessages: () => parseMessages(storage.read(`${prefix}messages`)),
});

/** Removes the oldest messages beyond the limit, whichever conversation they belong to. */
const removeOldest = (prefix: string) => {
  const keys = inLocalStorage.keysFrom(prefix).filter((key) => key.endsWith('/messages'));
  const all = keys.map((key) => ({ key, messages: parseMessages(inLocalStorage.read(key)) }));
  const times = all.flatMap(({ messages }) => messages.map(({ created_at }) => Date.parse(created_at)));
  if (times.length <= storedMessagesMax) return;
  const oldest = times.toSorted((a, b) => b - a)[storedMessagesMax - 1]!;
  for (const { key, messages } of all) {
    const kept = messages.filter(({ created_at }) => Date.parse(created_at) >= oldest);
    if (kept.length < messages.length) inLocalStorage.write(key, kept.length > 0 ? kept : null);
  }
};

/** Survives until the member signs out. */
export const memberMemory = (memberId: number, conversationId: number): ThreadMemory => {
  const ofMember = `${memberStoragePrefix}${memberId}/conversation/`;
  const prefix = `${ofMember}${conversationId}/`;
  return {
    ...memoryAt(prefix, inLocalStorage),
    files: memberFiles(memberId, conversationId),
    writeMessages: (messages) => {
      inLocalStorage.write(`${prefix}messages`, messages.slice(-storedMessagesMax));
      removeOldest(ofMember);
    },
  };
};

const guestPrefix = 'conversation/';

/** Survives until the tab is closed: the link may have been opened on somebody else's device. */
export const guestMemory = (): ThreadMemory => ({
  ...memoryAt(guestPrefix, inSessionStorage),
  files: nothingKept,
  readMessages: () => [],
  writeMessages: () => {},
});

/** Removes the tab's stored data of a guest link's conversation. */
export const forgetGuestMemory = (): void => {
  for (const key of inSessionStorage.keysFrom(guestPrefix)) inSessionStorage.write(key, null);
};
