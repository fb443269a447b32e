import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasContent } from './entity-tags.ts';

/** Kept by anyone, asked about every time: a change is seen at once, an unchanged reply costs no bytes. */
const revalidated = 'public, max-age=0, must-revalidate';

/** A member's reply belongs to nobody else, and an action's to nobody at all. */
const unshared = 'private, no-store';

/** Says of every reply who may keep it. A handler may have said more (`Cache-Control` already set). */
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
