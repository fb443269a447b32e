import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { apiKeys } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { apiKeyIn, hashOfApiKey, isPossibleKey } from './api-key.ts';
import { countApiKeyRequest } from './api-keys.metrics.ts';
import { leftHeader, policyHeader, countAgainstQuotas } from './quotas.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of the API key that the request carries, or null. */
    apiKey: number | null;
  }
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** MCP reads by POST. */
const isRead = ({ method, routeOptions: { url } }: FastifyRequest) => reads.has(method) || url === '/mcp';

/**
 * Checks and counts requests with `Authorization: Bearer yd_…`. Everything is read from the primary at each request, so a
 * revoked key is refused at once by every process. Throws `api_key_refused` and `too_many_requests`. Call it before routes
 * are registered.
 */
export const acceptApiKeys = (app: FastifyInstance, db: Db) => {
  const findLive = async (key: string) => {
    if (!isPossibleKey(key)) return undefined;
    const [row] = await db
      .select({ id: apiKeys.id, per_minute: apiKeys.per_minute, per_day: apiKeys.per_day })
      .from(apiKeys)
      .where(and(eq(apiKeys.key_hash, hashOfApiKey(key)), isNull(apiKeys.revoked_at)));
    return row;
  };

  const accept = async (key: string, request: FastifyRequest, reply: FastifyReply) => {
    const live = isRead(request) ? await findLive(key) : undefined;
    if (!live) {
      countApiKeyRequest('refused');
      reply.header('www-authenticate', 'Bearer error="invalid_token"');
      throw new ApiError('api_key_refused');
    }
    const used = await countAgainstQuotas(db, live);
    reply.headers({ 'ratelimit-policy': policyHeader(live), ratelimit: leftHeader(used) });
    const exceeded = used.find(({ left }) => left < 0);
    if (exceeded) {
      countApiKeyRequest(`per_${exceeded.name}`);
      throw new ApiError('too_many_requests', { details: { retry_after: exceeded.secondsLeft } });
    }
    countApiKeyRequest('accepted');
    request.apiKey = live.id;
  };

  app.decorateRequest('apiKey', null);
  app.addHook('onRequest', async (request, reply) => {
    const key = apiKeyIn(request.headers.authorization);
    // Checked within the request queue, so that a flood of requests with keys is refused like any other.
    if (key !== null) await app.calls.run(() => accept(key, request, reply));
  });

  // The remaining quota is private to the key, so no shared cache may store the response.
  app.addHook('onSend', async ({ apiKey }, reply) => {
    if (apiKey === null) return;
    const given = reply.getHeader('cache-control');
    reply.header(
      'cache-control',
      typeof given === 'string' ? given.replace('public', 'private') : 'private, max-age=0, must-revalidate',
    );
  });
};
