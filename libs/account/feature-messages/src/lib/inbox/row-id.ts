/** The `id` of the link to a conversation in the list. It is used to restore the focus. */
export const rowId = (conversation: number): string => `conversation-${conversation}`;
