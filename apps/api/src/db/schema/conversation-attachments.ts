import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { attachmentKinds } from '@yoodee/api-contract/conversation-attachments';
import { conversationMessages, conversationRoles, conversations } from './conversations.ts';
import { instant, rowId } from './columns.ts';

/** Photographs and PDFs in messages. The files are in the image store. */
export const conversationAttachments = pgTable(
  'conversation_attachments',
  {
    id: rowId(),
    conversation_id: bigint('conversation_id', { mode: 'number' })
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    author: text('author', { enum: conversationRoles }).notNull(),
    /** Null until it is sent with a message; then only its author can open it. */
    message_id: bigint('message_id', { mode: 'number' }).references(() => conversationMessages.id, {
      onDelete: 'cascade',
    }),
    /** Its place in the message. */
    place: integer('place').notNull().default(0),
    kind: text('kind', { enum: attachmentKinds }).notNull(),
    /** The file in the image store. */
    key: text('key').notNull().unique(),
    /** The name of a PDF. */
    name: text('name'),
    /** Pixels of a photograph. */
    width: integer('width'),
    height: integer('height'),
    /** Base64. */
    thumbhash: text('thumbhash'),
    bytes: integer('bytes').notNull(),
    /** `Idempotency-Key` of the upload, and the SHA-256 of what was uploaded with it. */
    upload_key: text('upload_key'),
    sha256: text('sha256').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('conversation_attachments_message').on(t.message_id),
    uniqueIndex('conversation_attachments_upload').on(t.conversation_id, t.author, t.upload_key),
  ],
);
