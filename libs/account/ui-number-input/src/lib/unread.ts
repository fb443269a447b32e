/** Text in a number input that is not a number. It is kept as typed. */
export interface Unread {
  typed: string;
}

export const isUnread = (value: unknown): value is Unread =>
  typeof value === 'object' && value !== null && 'typed' in value;
