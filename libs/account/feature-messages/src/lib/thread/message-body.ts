import type { NewMessage } from './thread.ts';

/** The fields of a message in a request. Absent ones are not sent. */
export const bodyOf = ({ text, attachments }: NewMessage) => ({
  ...(text !== '' && { text }),
  ...(attachments.length > 0 && { attachment_ids: attachments.map(({ id }) => id) }),
});
