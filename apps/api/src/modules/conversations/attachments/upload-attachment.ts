import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { ConversationAttachment } from '@yoodee/api-contract/conversation-attachments';
import type { Db } from '../../../db/database.ts';
import { ApiError } from '../../../http/problem.ts';
import type { WorkQueue } from '../../../http/work-queue.ts';
import { readIdempotencyKey } from '../../../idempotency/idempotency.ts';
import { enforceRateLimits } from '../../../rate-limits/rate-limits.ts';
import { attachmentKeyPrefix, createImageKey } from '../../images/image-store.ts';
import type { Pictures } from '../../images/pictures.ts';
import { receiveUpload, type Upload } from '../../images/receive-upload.ts';
import { findConversation, isClosed, type Reader } from '../conversation-access.ts';
import { attachmentAttemptLimits, attachmentUploadLimits } from '../conversation-limits.ts';
import { addAttachment, attachmentOf, findUpload } from './attachments.queries.ts';
import { prepareAttachment } from './prepare-attachment.ts';

interface UploadServices {
  db: Db;
  pictures: Pictures;
  decoding: WorkQueue;
}

export interface AttachmentUpload<Schema extends z.ZodMiniType> {
  request: FastifyRequest;
  reply: FastifyReply;
  fields: Schema;
  /** Who uploads, and to which conversation. Called before the file is read. Throws to refuse it. */
  readerOf(fields: z.output<Schema>): Promise<{ id: number; reader: Reader }>;
}

/**
 * Receives a file of a multipart request for a message; once per key. Whoever may not write is refused before the file is
 * read.
 */
export const createAttachmentUpload = ({ db, pictures, decoding }: UploadServices) => {
  const { store, variants, unfinishedFolder } = pictures;

  const requireOpen = async (id: number, reader: Reader, { ip }: FastifyRequest) => {
    const { row, role } = await findConversation(db, id, reader);
    if (isClosed(row)) throw new ApiError('wrong_state');
    await enforceRateLimits(db, attachmentAttemptLimits(reader, ip));
    return { conversationId: id, author: role };
  };

  const add = async (
    { id, reader }: { id: number; reader: Reader },
    request: FastifyRequest,
    { path, filename, sha256 }: Upload<unknown>,
  ): Promise<ConversationAttachment> => {
    const { role: author } = await findConversation(db, id, reader);
    const side = { conversationId: id, author };
    const given = { key: readIdempotencyKey(request), sha256 };
    const earlier = await findUpload(db, side, given);
    if (earlier) return attachmentOf(earlier);
    await enforceRateLimits(db, attachmentUploadLimits(reader, request.ip));
    const { bytes, ...prepared } = await decoding.run(() => prepareAttachment(path, filename));
    const key = attachmentKeyPrefix + createImageKey(bytes);
    // The file first: a row never refers to a missing file. The image cleanup removes a file without a row.
    await store.put(key, bytes);
    const row = await addAttachment(db, {
      ...{ conversation_id: id, author, key, bytes: bytes.length, upload_key: given.key, sha256 },
      ...prepared,
    });
    if (row) {
      if (row.kind === 'photo') variants.prepare(key);
      return attachmentOf(row);
    }
    await store.remove(key);
    const other = await findUpload(db, side, given);
    if (!other) throw new ApiError('busy');
    return attachmentOf(other);
  };

  return async <Schema extends z.ZodMiniType>({
    request,
    reply,
    fields,
    readerOf,
  }: AttachmentUpload<Schema>): Promise<ConversationAttachment> => {
    let known: { id: number; reader: Reader } | null = null;
    const upload = await receiveUpload(request, reply, {
      ...{ folder: unfinishedFolder, fields },
      async beforeFile(given) {
        known = await readerOf(given);
        await requireOpen(known.id, known.reader, request);
      },
    });
    try {
      return await add(known!, request, upload);
    } finally {
      await upload.discard();
    }
  };
};
