import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasContent } from './entity-tags.ts';

/** Public, revalidated every time: changes are visible at once, and an unchanged response costs a 304 only. */
export const revalidated = 'public, max-age=0, must-revalidate';

/** For a member's data and for writes. */
const unshared = 'private, no-store';

/**
 * Adds a weak entity tag to a successful text response, and answers 304 without a body when the client has it already.
 * For `onSend` of a route with a public response.
 */
export const tagContent = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
  reply.header('etag', etag);
  if (!hasContent(request.headers['if-none-match'], etag)) return payload;
  reply.status(304).removeHeader('content-type');
  return null;
};

/** Adds an entity tag to public responses and sets `Cache-Control`, unless the handler has set it. */
export const setCaching =
  ({ isPublicRead }: { isPublicRead: boolean }) =>
  async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const isShared = isPublicRead && reply.statusCode === 200 && typeof payload === 'string';
    if (!reply.hasHeader('cache-control') && (isShared || !isPublicRead))
      reply.header('cache-control', isShared ? revalidated : unshared);
    return isShared ? tagContent(request, reply, payload) : payload;
  };
