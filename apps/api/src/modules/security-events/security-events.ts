import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { ProblemCode } from '@yoodee/api-contract';
import type { SecurityEventDetail, SecurityEventKind } from '@yoodee/api-contract/security-events';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import { cleanLine } from '../sanitising/member-text.ts';
import { createEventHash } from './event-hash.ts';
import { countSecurityEvent } from './security-events.metrics.ts';
import { createSecurityEventQueries, type NewSecurityEvent } from './security-events.queries.ts';

/** Something that happened to an account, or an attack. */
export interface SecurityEvent {
  kind: SecurityEventKind;
  /** The request that caused it; null for a scheduled job. */
  request: Pick<FastifyRequest, 'id' | 'ip' | 'headers' | 'method' | 'routeOptions'> | null;
  /** The member whose account it concerns; they see it in their list. */
  memberId?: number | null;
  /** Another member who did it. Only a hash is kept. */
  byMemberId?: number | null;
  /** E.164. Only a hash is kept. */
  phone?: string | null;
  detail?: SecurityEventDetail | ProblemCode;
}

const longestUserAgent = 300;
/** Different events that wait for the next write. More are only logged, so that a flood cannot fill the memory. */
const maxWaiting = 2_000;

const routeOf = ({ method, routeOptions }: NonNullable<SecurityEvent['request']>) =>
  routeOptions.url === undefined ? null : `${method} ${routeOptions.url}`;

const userAgentOf = ({ headers }: NonNullable<SecurityEvent['request']>) =>
  cleanLine((headers['user-agent'] ?? '').slice(0, longestUserAgent));

/**
 * Security events. `record` logs one JSON line at once and keeps the event for `flush`, which writes all waiting events
 * in one statement. So `record` never fails, never waits for the database, and may be called in a transaction; an event
 * stays when the transaction is rolled back. A crash loses the rows of the last second, but not their lines.
 */
export const createSecurityEvents = ({
  db,
  env,
  logger,
  clock = Date,
}: {
  db: Db;
  env: Pick<Env, 'JWT_SECRET'>;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  clock?: { now(): number };
}) => {
  const hash = createEventHash(env.JWT_SECRET);
  const queries = createSecurityEventQueries(db);
  let waiting = new Map<string, NewSecurityEvent>();
  let dropped = 0;
  let writing: Promise<void> = Promise.resolve();

  const keep = (event: Omit<NewSecurityEvent, 'at' | 'times'>, times: number, at: Date) => {
    const key = JSON.stringify(event);
    const same = waiting.get(key);
    if (same) same.times += times;
    else if (waiting.size < maxWaiting) waiting.set(key, { ...event, at, times });
    else dropped += times;
  };

  const write = async () => {
    const events = [...waiting.values()];
    const droppedNow = dropped;
    waiting = new Map();
    dropped = 0;
    if (droppedNow > 0) logger.warn({ dropped: droppedNow }, 'security events without a row');
    if (events.length === 0) return;
    try {
      await queries.add(events);
    } catch (error) {
      for (const { at, times, ...event } of events) keep(event, times, at);
      throw error;
    }
  };

  return {
    record({ kind, request, memberId = null, byMemberId = null, phone = null, detail }: SecurityEvent): void {
      const event = {
        kind,
        member_id: memberId,
        by_hash: byMemberId === null ? null : hash('member', byMemberId),
        address_hash: request && hash('address', callerNetwork(request.ip)),
        phone_hash: phone === null ? null : hash('phone', phone),
        detail: detail ?? null,
        route: request && routeOf(request),
        user_agent: request && userAgentOf(request),
      };
      const said = Object.fromEntries(Object.entries(event).filter(([, value]) => value !== null));
      countSecurityEvent(kind, detail);
      logger.info({ security: said, ...(request && { reqId: request.id }) }, 'security event');
      keep(event, 1, new Date(clock.now()));
    },

    /** Writes the waiting events. Rejects when the database does not accept them; they then wait for the next call. */
    flush(): Promise<void> {
      writing = writing.catch(() => {}).then(write);
      return writing;
    },

    /** The keyed hashes, to look for an address, a phone or a member. */
    hash,
  };
};
export type SecurityEvents = ReturnType<typeof createSecurityEvents>;
