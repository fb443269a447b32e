/** The `id` of the link to a conversation in the list, for the focus. */
export const rowId = (conversation: number): string => `conversation-${conversation}`;
