import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { MemberRow } from '../profile/profile.view.ts';
import { createSessionQueries } from './sessions.queries.ts';
import { createTokens } from './tokens.ts';

/** Who a live session belongs to; `userStatus` is null with `memberId`, and then `lineSub` is the LINE account that waits. */
interface SessionState {
  memberId: number | null;
  lineSub: string | null;
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
  /** How often sessions were ended here: a look-up that began before the last time may have seen one alive. */
  let endings = 0;

  const forget = (sessionIds: readonly string[]) => {
    endings += 1;
    for (const id of sessionIds) cache.delete(id);
  };

  const stateOf = async (sessionId: string): Promise<SessionState | null> => {
    const cached = cache.get(sessionId);
    if (cached) return cached.state;
    const endingsBefore = endings;
    const state = await queries.findLive(sessionId);
    if (state?.isSeenLongAgo) await queries.markSeen(sessionId);
    if (endings === endingsBefore) cache.set(sessionId, { state });
    return state;
  };

  const signed = async (
    { id, createdAt, expiresAt }: { id: string; createdAt: Date; expiresAt: Date },
    owner: { memberId: number | null; userStatus: string | null },
  ) => ({
    accessToken: await tokens.sign({ sessionId: id, ...owner, issuedAt: createdAt, expiresAt }),
    expiresAt,
  });

  return {
    /** Opens a session within the transaction that proved who it is. */
    async open(
      tx: Db,
      { id: memberId, userStatus }: Pick<MemberRow, 'id' | 'userStatus'>,
      userAgent: string | undefined,
    ) {
      const session = await createSessionQueries(tx).open({ memberId, userAgent });
      return signed(session, { memberId, userStatus });
    },

    /** Opens a session for a LINE account that no member has; whoever proves a phone with it gets the account. */
    async openForLine(tx: Db, lineSub: string, userAgent: string | undefined) {
      const session = await createSessionQueries(tx).open({ lineSub, userAgent });
      return signed(session, { memberId: null, userStatus: null });
    },

    /** The live session of a token, or null. */
    async read(token: string): Promise<({ sessionId: string } & SessionState) | null> {
      const sessionId = await tokens.verify(token);
      if (sessionId === null || !uuid.test(sessionId)) return null;
      const state = await stateOf(sessionId);
      return state && { sessionId, memberId: state.memberId, lineSub: state.lineSub, userStatus: state.userStatus };
    },

    /** Ends the session of a token, here at once and on other replicas within five seconds. Any other token is fine. */
    async end(token: string): Promise<void> {
      const sessionId = await tokens.verify(token);
      if (sessionId === null || !uuid.test(sessionId)) return;
      await queries.end(sessionId);
      forget([sessionId]);
    },

    /** Where a member is signed in, last used first. */
    listLive: queries.listLive,

    /** Ends one of a member's live sessions, as soon as `end` does; false when they have no such one. */
    async endOwn(memberId: number, sessionId: string): Promise<boolean> {
      const ended = await queries.endOwn(memberId, sessionId);
      forget(ended);
      return ended.length > 0;
    },

    /** Ends all of a member's live sessions but one, as soon as `end` does; how many there were. */
    async endOthers(memberId: number, sessionId: string): Promise<number> {
      const ended = await queries.endOthers(memberId, sessionId);
      forget(ended);
      return ended.length;
    },
  };
};
export type Sessions = ReturnType<typeof createSessions>;
