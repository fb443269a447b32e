import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasContent } from './entity-tags.ts';

/** Public, revalidated every time: changes are visible at once, and an unchanged response costs a 304 only. */
const revalidated = 'public, max-age=0, must-revalidate';

/** For a member's data and for writes. */
const unshared = 'private, no-store';

/** Sets `Cache-Control`, unless the handler has set it. */
export const setCaching =
  ({ isPublicRead }: { isPublicRead: boolean }) =>
  async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    if (!isPublicRead) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', unshared);
      return payload;
    }
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', etag);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', revalidated);
    if (!hasContent(request.headers['if-none-match'], etag)) return payload;
    reply.status(304).removeHeader('content-type');
    return null;
  };
