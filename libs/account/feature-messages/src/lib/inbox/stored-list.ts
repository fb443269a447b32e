import { Conversation } from '@yoodee/api-contract/conversations';
import { memberStoragePrefix } from '@yoodee/site';
import type { ConversationPage } from '../conversations.api.ts';
import { inLocalStorage } from '../stored-json.ts';

const keyOf = (memberId: number) => `${memberStoragePrefix}${memberId}/conversations`;

/** The first page of all conversations, for reading without a connection. */
export const storeList = (memberId: number, page: ConversationPage): void =>
  inLocalStorage.write(keyOf(memberId), page);

/** Undefined if none is stored, or one of another version of the site. */
export const readStoredList = (memberId: number): ConversationPage | undefined => {
  const stored = inLocalStorage.read(keyOf(memberId));
  if (Object(stored) !== stored || !Array.isArray((stored as ConversationPage).items)) return undefined;
  const { items, counts, unread } = stored as ConversationPage;
  const isValid = items.every((item) => Conversation.safeParse(item).success) && counts && unread;
  return isValid ? (stored as ConversationPage) : undefined;
};
