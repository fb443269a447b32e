import { availableParallelism } from 'node:os';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { problemsOf } from '@yoodee/api-contract';
import {
  conversationFile,
  guestFile,
  uploadConversationAttachment,
  uploadGuestAttachment,
  type AttachmentSize,
} from '@yoodee/api-contract/conversation-attachments';
import type { Db } from '../../../db/database.ts';
import { ApiError } from '../../../http/problem.ts';
import { failureReplies, route } from '../../../http/route.ts';
import { parseRequest } from '../../../http/validation.ts';
import { createWorkQueue } from '../../../http/work-queue.ts';
import { enforceRateLimits } from '../../../rate-limits/rate-limits.ts';
import type { Pictures } from '../../images/pictures.ts';
import { countUploads } from '../../images/uploads.metrics.ts';
import type { Reader } from '../conversation-access.ts';
import { linkLimits } from '../conversation-limits.ts';
import { findLinked } from '../guest-links.ts';
import { findAttachment, type AttachmentRow } from './attachments.queries.ts';
import { createAttachmentUpload } from './upload-attachment.ts';

const widths: Record<AttachmentSize, number> = { small: 320, large: 1280 };

/** No cache may store an attachment, and no browser may render it as a page. */
const headers = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** RFC 6266: the name in ASCII for old programs, then as it is. */
const dispositionOf = (name: string) =>
  `attachment; filename="${name.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)}`;

interface FileServices {
  db: Db;
  pictures: Pictures;
}

const sendFile = async (
  reply: FastifyReply,
  { store, variants }: Pictures,
  { id, kind, key, name }: AttachmentRow,
  size: AttachmentSize = 'large',
) => {
  const bytes = kind === 'pdf' ? await store.get(key) : await variants.get(key, widths[size]);
  if (!bytes) throw new ApiError('not_found');
  const file =
    kind === 'pdf' ? { type: 'application/pdf', name: name! } : { type: 'image/webp', name: `photo-${id}.webp` };
  return reply
    .headers({ ...headers, 'content-disposition': dispositionOf(file.name) })
    .type(file.type)
    .send(bytes);
};

const schemaOf = (spec: typeof conversationFile | typeof guestFile) => ({
  summary: spec.summary,
  tags: [spec.tag],
  response: {
    200: {
      description: 'The file',
      content: { 'application/pdf': { schema: z.file() }, 'image/webp': { schema: z.file() } },
    },
    ...failureReplies(problemsOf(spec)),
  },
});

/** Attachments of a member's conversations, and of the conversation that a guest link opens. */
export const attachmentRoutes = (app: FastifyInstance, { db, pictures }: FileServices) => {
  const decoding = createWorkQueue({ name: 'attachments', atOnce: availableParallelism(), maxWaiting: 16 });
  const upload = createAttachmentUpload({ db, pictures, decoding });

  const findGuest = async (request: FastifyRequest, token: string): Promise<{ id: number; reader: Reader }> => {
    await enforceRateLimits(db, linkLimits(request.ip));
    const { id } = await findLinked(db, token);
    return { id, reader: { linkedId: id } };
  };

  // Encapsulated: no other endpoint parses multipart bodies.
  app.register(async (scope) => {
    await scope.register(multipart);
    countUploads(scope, 'conversation');
    route(scope, uploadConversationAttachment, ({ params: { id }, caller: { memberId }, request, reply }) =>
      upload({ request, reply, fields: z.strictObject({}), readerOf: async () => ({ id, reader: { memberId } }) }),
    );
    route(scope, uploadGuestAttachment, ({ request, reply }) =>
      upload({
        ...{ request, reply, fields: z.strictObject(uploadGuestAttachment.multipart.shape) },
        readerOf: ({ token }) => findGuest(request, token),
      }),
    );
  });

  // Not contract routes, because they respond with a file.
  app.get(
    conversationFile.path,
    {
      schema: {
        ...schemaOf(conversationFile),
        ...{ params: conversationFile.params, querystring: conversationFile.query, security: [{ bearer: [] }] },
      },
      attachValidation: true,
      preHandler: [app.requireCaller],
    },
    async (request, reply) => {
      const { id, attachment_id } = parseRequest(conversationFile.params, request.params);
      const { size } = parseRequest(conversationFile.query, request.query);
      const { memberId } = request.caller!;
      const row = await findAttachment(db, { id, attachmentId: attachment_id }, { memberId });
      return sendFile(reply, pictures, row, size);
    },
  );

  app.post(
    guestFile.path,
    { schema: { ...schemaOf(guestFile), body: guestFile.body }, attachValidation: true },
    async (request, reply) => {
      const { token, attachment_id, size } = parseRequest(guestFile.body, request.body ?? {});
      const { id, reader } = await findGuest(request, token);
      return sendFile(reply, pictures, await findAttachment(db, { id, attachmentId: attachment_id }, reader), size);
    },
  );
};
