import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { createSessionQueries } from './sessions.queries.ts';
import { createTokens } from './tokens.ts';

/** Who a live session belongs to; `userStatus` is null with `memberId`. */
interface SessionState {
  memberId: number | null;
  userStatus: 'active' | 'suspended' | null;
}

/** How long another replica may still honour a session that was ended here. */
const cacheMs = 5_000;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Tokens and the sessions behind them. A token alone proves nothing: its row must be live. `clock` only ages the cache;
 * a session's life is the database's to decide.
 */
export const createSessions = ({ db, env, clock = performance }: { db: Db; env: Env; clock?: { now(): number } }) => {
  const tokens = createTokens(env.JWT_SECRET);
  const queries = createSessionQueries(db);
  const cache = new LRUCache<string, { state: SessionState | null }>({
    max: 10_000,
    ttl: cacheMs,
    ttlResolution: 0,
    perf: clock,
  });

  const stateOf = async (sessionId: string): Promise<SessionState | null> => {
    const cached = cache.get(sessionId);
    if (cached) return cached.state;
    const state = await queries.findLive(sessionId);
    if (state?.isSeenLongAgo) await queries.markSeen(sessionId);
    cache.set(sessionId, { state });
    return state;
  };

  return {
    /** Opens a session within the transaction that proved who it is. */
    async open(tx: Db, member: { id: number; userStatus: 'active' | 'suspended' }, userAgent: string | undefined) {
      const session = await createSessionQueries(tx).open({ memberId: member.id, userAgent });
      const accessToken = await tokens.sign({
        sessionId: session.id,
        memberId: member.id,
        userStatus: member.userStatus,
        issuedAt: session.createdAt,
        expiresAt: session.expiresAt,
      });
      return { accessToken, expiresAt: session.expiresAt };
    },

    /** The live session of a token, or null. */
    async read(token: string): Promise<({ sessionId: string } & SessionState) | null> {
      const sessionId = await tokens.verify(token);
      if (sessionId === null || !uuid.test(sessionId)) return null;
      const state = await stateOf(sessionId);
      return state && { sessionId, memberId: state.memberId, userStatus: state.userStatus };
    },

    /** Ends the session of a token, here at once and on other replicas within five seconds. Any other token is fine. */
    async end(token: string): Promise<void> {
      const sessionId = await tokens.verify(token);
      if (sessionId === null || !uuid.test(sessionId)) return;
      await queries.end(sessionId);
      cache.delete(sessionId);
    },
  };
};
export type Sessions = ReturnType<typeof createSessions>;
