import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  addPasskey,
  getPasskeys,
  passkeyLimits,
  removePasskey,
  renamePasskey,
  startPasskey,
  type Passkey,
} from '@yoodee/api-contract/passkeys';
import type { Db } from '../../db/database.ts';
import { members, type passkeys } from '../../db/schema.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { readDevice } from '../members/device.ts';
import { tellMember } from '../auth/security-messages.ts';
import { createProofQueries } from '../proofs/proofs.queries.ts';
import { cleanLine } from '../sanitising/member-text.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import { createCeremonies, newUserHandle, signedChallenge } from './ceremonies.ts';
import { createChallengeQueries } from './challenges.queries.ts';
import { createPasskeyQueries } from './passkeys.queries.ts';
import { relyingPartyOf } from './relying-party.ts';

const viewOf = ({ id, name, created_at, last_used_at }: typeof passkeys.$inferSelect): Passkey => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

/** Throws `invalid_request` when nothing visible is left. */
const readPasskeyName = (text: string): string => {
  const name = cleanLine(text);
  if (name === null) throw new ApiError('invalid_request', { errors: { name: 'required' } });
  return name;
};

/** Product names, which are the same in both languages. */
const nameOfDevice = (userAgent: string | undefined): string => {
  const { browser, system } = readDevice(userAgent ?? null);
  return [system, browser].filter((product) => product !== null).join(' · ') || 'Passkey';
};

/** More changes per hour than a person makes. */
const changeLimit = (memberId: number) =>
  ({ bucket: `passkeys:member:${memberId}`, max: 60, seconds: 3_600, problem: 'too_many_requests' }) as const;

/** Text messages about changed passkeys; each costs money. */
const tellLimit = (memberId: number) =>
  ({ bucket: `passkeys:told:member:${memberId}`, max: 20, seconds: 86_400, problem: 'too_many_requests' }) as const;

/** A member's passkeys. */
export const passkeyRoutes = (
  app: FastifyInstance,
  { db, env, securityEvents }: { db: Db; env: Env; securityEvents: SecurityEvents },
) => {
  const ceremonies = createCeremonies(relyingPartyOf(env));
  const stored = createPasskeyQueries(db);
  const challenges = createChallengeQueries(db);

  const nameOfMember = async (memberId: number): Promise<string> => {
    const [member] = await db.select().from(members).where(eq(members.id, memberId));
    return `${member!.first_name} ${member!.last_name}`;
  };

  /** The member is told of each change at their phone, so changes are limited by the day. */
  const changeAndTell = <Result>(
    memberId: number,
    message: 'passkey_added' | 'passkey_removed',
    change: (tx: Db) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction(async (tx) => {
      await enforceRateLimits(tx, [tellLimit(memberId)]);
      const result = await change(tx);
      await tellMember(tx, memberId, message);
      return result;
    });

  route(app, getPasskeys, async ({ caller }) => ({ items: (await stored.list(caller.memberId)).map(viewOf) }));

  route(app, startPasskey, async ({ caller: { memberId, sessionId } }) => {
    await enforceRateLimits(db, [changeLimit(memberId)]);
    const existing = await stored.list(memberId);
    if (existing.length >= passkeyLimits.count)
      throw new ApiError('passkey_limit', { details: { limit: passkeyLimits.count } });
    const userHandle = existing[0]?.user_handle ?? (await newUserHandle());
    const userName = await nameOfMember(memberId);
    const options = await ceremonies.creationOptions({ existing, userHandle, userName });
    await challenges.issue({ purpose: 'add', sessionId }, { challenge: options.challenge, userHandle });
    return options;
  });

  route(app, addPasskey, async ({ body: { credential, name }, caller: { memberId, sessionId }, request }) => {
    await enforceRateLimits(db, [changeLimit(memberId)]);
    const passkeyName = name === undefined ? nameOfDevice(request.headers['user-agent']) : readPasskeyName(name);
    const taken = await challenges.take(
      { purpose: 'add', sessionId },
      signedChallenge(credential.response.clientDataJSON),
    );
    if (taken?.userHandle == null) throw new ApiError('passkey_expired');
    const created = await ceremonies.verifyCreated(credential, taken.challenge);
    const values = { ...created, user_handle: taken.userHandle, name: passkeyName };
    const passkey = await changeAndTell(memberId, 'passkey_added', (tx) =>
      createPasskeyQueries(tx).create(memberId, values),
    );
    securityEvents.record({ kind: 'factor_changed', request, memberId, detail: 'passkey_added' });
    return viewOf(passkey);
  });

  route(app, renamePasskey, async ({ params: { id }, body, caller: { memberId } }) => {
    const name = readPasskeyName(body.name);
    await enforceRateLimits(db, [changeLimit(memberId)]);
    return viewOf(await stored.rename(memberId, id, name));
  });

  route(app, removePasskey, async ({ params: { id }, caller: { memberId }, request }) => {
    await enforceRateLimits(db, [changeLimit(memberId)]);
    await changeAndTell(memberId, 'passkey_removed', async (tx) => {
      await createPasskeyQueries(tx).remove(memberId, id);
      await createProofQueries(tx).forget(memberId, 'passkey');
    });
    securityEvents.record({ kind: 'factor_changed', request, memberId, detail: 'passkey_removed' });
    return null;
  });
};
