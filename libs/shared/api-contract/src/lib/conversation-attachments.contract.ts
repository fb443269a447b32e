import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, PathId } from './fields.ts';

export const attachmentKinds = ['photo', 'pdf'] as const;

/** A message has up to `photos` photographs or one PDF. Photographs have the limits of `imageLimits`, but any size. */
export const attachmentLimits = { photos: 10, pdfBytes: 10 * 1024 * 1024, name: 100 } as const;

/** Sizes of a photograph: in a message, and alone on a screen. */
const attachmentSizes = ['small', 'large'] as const;
export type AttachmentSize = (typeof attachmentSizes)[number];

/** A photograph or PDF of a message. Its file has no address of its own: see `conversationFile`. */
export const ConversationAttachment = z.object({
  id: Id,
  kind: z.enum(attachmentKinds),
  /** Of a PDF, with its ending. */
  name: z.nullable(z.string()),
  bytes: z.int(),
  /** Pixels, of a photograph. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  thumbhash: z.nullable(z.string()),
});
export type ConversationAttachment = z.infer<typeof ConversationAttachment>;

const uploadProblems = [
  'not_found',
  'wrong_state',
  'file_unsupported',
  'image_unreadable',
  'image_too_many_pixels',
  'pdf_unreadable',
  'upload_limit',
  'too_many_requests',
  'storage_full',
] as const;

/** Uploads the multipart field `file`. It belongs to nobody but its author until a message names it in `attachment_ids`. */
export const uploadConversationAttachment = endpoint({
  method: 'POST',
  path: '/member/conversations/:id/attachments',
  summary: 'Upload a photograph or PDF (≤ 10 MB) for a message',
  tag: 'member',
  access: 'member',
  params: z.object({ id: PathId }),
  multipart: z.object({}),
  idempotent: true,
  response: ConversationAttachment,
  status: 201,
  problems: uploadProblems,
});

/** The token of the link of a buyer without an account. In an upload it is before the file. */
export const GuestToken = z.string().check(z.regex(/^[\w-]{43}$/));

export const uploadGuestAttachment = endpoint({
  method: 'POST',
  path: '/public/conversation/attachments',
  summary: 'Upload a photograph or PDF for a message in the conversation of a link',
  tag: 'contact',
  access: 'public',
  multipart: z.object({ token: GuestToken }),
  idempotent: true,
  response: ConversationAttachment,
  status: 201,
  problems: uploadProblems,
});

/** Of a photograph. */
const size = z.optional(z.enum(attachmentSizes));

/** The file of an attachment: a PDF as a download, a photograph as WebP. */
export const conversationFile = {
  method: 'GET',
  path: '/member/conversations/:id/attachments/:attachment_id',
  summary: 'The file of an attachment',
  tag: 'member',
  access: 'member',
  params: z.object({ id: PathId, attachment_id: PathId }),
  query: z.object({ size }),
  problems: ['not_found', 'busy'],
} as const;

export const guestFile = {
  method: 'POST',
  path: '/public/conversation/attachments/file',
  summary: 'The file of an attachment in the conversation of a link',
  tag: 'contact',
  access: 'public',
  body: z.strictObject({ token: GuestToken, attachment_id: Id, size }),
  problems: ['not_found', 'too_many_requests', 'busy'],
} as const;
