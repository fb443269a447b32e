import type { ConversationMessage } from '@yoodee/api-contract/conversations';

export interface MessageWindow {
  /** Oldest first, without gaps. */
  messages: readonly ConversationMessage[];
  hasEarlier: boolean;
}

const union = (known: readonly ConversationMessage[], fresh: readonly ConversationMessage[]) =>
  [...new Map([...known, ...fresh].map((message) => [message.id, message])).values()].toSorted((a, b) => a.id - b.id);

/**
 * The known messages with the latest page. If more has arrived than one page holds, the known ones are dropped, because
 * there would be a gap between them; they can be loaded again.
 */
export const withLatest = (
  { messages, hasEarlier }: MessageWindow,
  page: { items: readonly ConversationMessage[]; has_more: boolean },
): MessageWindow => {
  const oldestFresh = page.items[0];
  const newestKnown = messages.at(-1);
  const isApart = oldestFresh && newestKnown && oldestFresh.id > newestKnown.id && page.has_more;
  if (!oldestFresh || !newestKnown || isApart) return { messages: page.items, hasEarlier: page.has_more };
  const reachesFurther = messages[0]!.id < oldestFresh.id;
  return { messages: union(messages, page.items), hasEarlier: reachesFurther ? hasEarlier : page.has_more };
};

/** The known messages, preceded by a page of earlier ones. */
export const withEarlier = (
  { messages }: MessageWindow,
  page: { items: readonly ConversationMessage[]; has_more: boolean },
): MessageWindow => ({ messages: union(messages, page.items), hasEarlier: page.has_more });
