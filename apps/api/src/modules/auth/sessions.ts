import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { MemberRow } from '../members/member.view.ts';
import { createBrowserKeys } from './browser-key.ts';
import type { Client } from './client.ts';
import { createSessionQueries } from './sessions.queries.ts';
import { createTokens } from './tokens.ts';

/**
 * A live session. Without a member, `memberId` and `userStatus` are null and `lineSub` is the LINE account.
 */
export interface LiveSession {
  sessionId: string;
  memberId: number | null;
  lineSub: string | null;
  userStatus: 'active' | 'suspended' | null;
}

/**
 * The result of checking a token and the cookies beside it. `newCookie` is a `Set-Cookie` header with the browser's
 * next key. `copied`: the session is live, but this is not its browser. `reused`: an old key was presented, and this
 * call has ended the session for it.
 */
export type SessionCheck =
  | { status: 'live'; session: LiveSession; newCookie: string | null }
  | { status: 'forged' | 'expired' | 'ended' }
  | { status: 'copied' | 'reused'; memberId: number | null };

type SessionState = NonNullable<Awaited<ReturnType<ReturnType<typeof createSessionQueries>['findLive']>>>;

/** The result of checking the key that a request presents. */
const judge = ({ browserKey, isFormerKeyAccepted }: SessionState, presented: number) => {
  if (browserKey === null || presented === browserKey) return 'present';
  if (presented === browserKey + 1) return 'next';
  if (presented === browserKey - 1 && isFormerKeyAccepted) return 'former';
  return presented === 0 ? 'missing' : 'old';
};

/** How long another replica may still accept a session that was ended here. */
const cacheMs = 5_000;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Tokens and their sessions. A token is valid only while its session row is live. `clock` affects only the cache; the
 * database decides when a session expires.
 */
export const createSessions = ({ db, env, clock = performance }: { db: Db; env: Env; clock?: { now(): number } }) => {
  const tokens = createTokens(env.JWT_SECRET);
  const queries = createSessionQueries(db);
  const keys = createBrowserKeys(env);
  const cache = new LRUCache<string, { state: SessionState | null }>({
    max: 10_000,
    ttl: cacheMs,
    ttlResolution: 0,
    perf: clock,
  });
  /** Number of ended sessions so far: a look-up that began before the last end must not be cached. */
  let endings = 0;

  const forget = (sessionIds: readonly string[]) => {
    endings += 1;
    for (const id of sessionIds) cache.delete(id);
  };

  const readState = async (sessionId: string): Promise<SessionState | null> => {
    const endingsBefore = endings;
    const state = await queries.findLive(sessionId);
    if (state?.isSeenLongAgo) await queries.markSeen(sessionId);
    if (endings === endingsBefore) cache.set(sessionId, { state });
    return state;
  };

  const stateOf = async (sessionId: string): Promise<SessionState | null> => {
    const cached = cache.get(sessionId);
    return cached ? cached.state : readState(sessionId);
  };

  const check = async (token: string, cookies: string | undefined): Promise<SessionCheck> => {
    const sessionId = await tokens.verify(token);
    if (sessionId === null || !uuid.test(sessionId)) return { status: (await tokens.refusal(token)) ?? 'forged' };
    const presented = keys.read(sessionId, cookies);
    let state = await stateOf(sessionId);
    // The cache may be behind a rotation on another replica, so only the row decides against a key.
    if (state && judge(state, presented) !== 'present') state = await readState(sessionId);
    if (!state) return { status: 'ended' };
    const verdict = judge(state, presented);
    const { memberId, lineSub, userStatus, browserKey, isKeyDue } = state;
    if (verdict === 'missing') return { status: 'copied', memberId };
    if (verdict === 'old') {
      const isFirst = await queries.endCopied(sessionId);
      forget([sessionId]);
      return isFirst ? { status: 'reused', memberId } : { status: 'ended' };
    }
    if (verdict === 'next') {
      await queries.takeNextKey(sessionId, presented);
      forget([sessionId]);
    }
    const isDue = verdict === 'present' && browserKey !== null && isKeyDue;
    return {
      status: 'live',
      session: { sessionId, memberId, lineSub, userStatus },
      newCookie: isDue ? keys.set(sessionId, browserKey + 1) : null,
    };
  };

  const signed = async (
    { id, createdAt, expiresAt }: { id: string; createdAt: Date; expiresAt: Date },
    owner: { memberId: number | null; userStatus: string | null },
    { isBrowser }: Client,
  ) => ({
    /** A `Set-Cookie` header that binds the session to its browser; null for a program. */
    cookie: isBrowser ? keys.set(id, 1) : null,
    accessToken: await tokens.sign({ sessionId: id, ...owner, issuedAt: createdAt, expiresAt }),
    expiresAt,
  });

  return {
    /** Opens a session in the transaction that authenticated the member. */
    async open(
      tx: Db,
      { id: memberId, user_status: userStatus }: Pick<MemberRow, 'id' | 'user_status'>,
      client: Client,
    ) {
      const session = await createSessionQueries(tx).open({ memberId, ...client });
      return signed(session, { memberId, userStatus }, client);
    },

    /**
     * Opens a session for a LINE account without a member. The member who verifies a phone with it gets the account.
     */
    async openForLine(tx: Db, lineSub: string, client: Client) {
      const session = await createSessionQueries(tx).open({ lineSub, ...client });
      return signed(session, { memberId: null, userStatus: null }, client);
    },

    check,

    /** Whether a session of an active member is still live, up to five seconds ago. */
    async isLive(sessionId: string, memberId: number): Promise<boolean> {
      const state = await stateOf(sessionId);
      return state?.memberId === memberId && state.userStatus === 'active';
    },

    /** The live session of a token, if `cookies` (a `Cookie` header) bind it to this browser; else null. */
    async read(token: string, cookies?: string): Promise<LiveSession | null> {
      const checked = await check(token, cookies);
      return checked.status === 'live' ? checked.session : null;
    },

    /** A `Set-Cookie` header that removes the key of a token's session from this browser; null if it has none. */
    async clearCookie(token: string, cookies: string | undefined): Promise<string | null> {
      const sessionId = await tokens.verify(token);
      return sessionId !== null && keys.read(sessionId, cookies) > 0 ? keys.clear() : null;
    },

    /**
     * Ends the session of a token, here at once and on other replicas within five seconds. Invalid tokens are ignored.
     */
    async end(token: string): Promise<void> {
      const sessionId = await tokens.verify(token);
      if (sessionId === null || !uuid.test(sessionId)) return;
      await queries.end(sessionId);
      forget([sessionId]);
    },

    /** A member's live sessions, last used first. */
    listLive: queries.listLive,

    /** Ends one live session of a member, as fast as `end`; false when there is none. */
    async endOwn(memberId: number, sessionId: string): Promise<boolean> {
      const ended = await queries.endOwn(memberId, sessionId);
      forget(ended);
      return ended.length > 0;
    },

    /**
     * Ends all live sessions of a member except one, or all for null, as fast as `end`; returns how many. In a
     * transaction, on other replicas as fast as it is committed.
     */
    async endOthers(memberId: number, sessionId: string | null, tx?: Db): Promise<number> {
      const ended = await (tx ? createSessionQueries(tx) : queries).endOthers(memberId, sessionId);
      forget(ended);
      return ended.length;
    },
  };
};
export type Sessions = ReturnType<typeof createSessions>;
