import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signInWithPasskey, startPasskeySignIn } from '@yoodee/api-contract/passkeys';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { clientOf } from '../auth/client.ts';
import { handOver } from '../auth/hand-over.ts';
import type { KnownDevices } from '../auth/known-devices.ts';
import type { Sessions } from '../auth/sessions.ts';
import { profileOf } from '../members/member.view.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import { createAssertions, markPasskeyUsed } from './assertions.ts';
import { createBrowserCookie } from './browser-cookie.ts';

interface PasskeySignInServices {
  db: Db;
  env: Env;
  sessions: Sessions;
  securityEvents: SecurityEvents;
  knownDevices: KnownDevices;
}

/** Sign-in with a passkey. */
export const passkeySignInRoutes = (
  app: FastifyInstance,
  { db, env, sessions, securityEvents, knownDevices }: PasskeySignInServices,
) => {
  const assertions = createAssertions({ db, env });
  const cookie = createBrowserCookie(env);

  /**
   * A device on which somebody has signed in before has a count of its own, so that strangers at its address cannot use
   * it up. The others share one per address: every visit of the sign-in page asks, and many people share one address of
   * a mobile network.
   */
  const limit = (step: 'challenge' | 'verify', request: FastifyRequest) => {
    const deviceId = knownDevices.idOf(request.headers.cookie);
    const counted =
      deviceId === null
        ? { bucket: `passkey:${step}:ip:${callerNetwork(request.ip)}`, max: 300 }
        : { bucket: `passkey:${step}:device:${deviceId}`, max: 60 };
    return enforceRateLimits(db, [{ ...counted, seconds: 300, problem: 'too_many_requests' }]);
  };

  route(app, startPasskeySignIn, async ({ request, reply }) => {
    await limit('challenge', request);
    const browser = cookie.read(request.headers.cookie) ?? cookie.create();
    const options = await assertions.request({ purpose: 'sign_in', browserHash: browser.hash });
    reply.header('set-cookie', cookie.set(browser));
    return options;
  });

  route(app, signInWithPasskey, async ({ body: { credential }, request, reply }) => {
    await limit('verify', request);
    const browser = cookie.read(request.headers.cookie);
    const use = browser && ({ purpose: 'sign_in', browserHash: browser.hash } as const);
    const { passkey, member, counter } = await assertions.verify(use, credential);
    if (member.user_status !== 'active') throw new ApiError('forbidden');
    const session = await db.transaction(async (tx) => {
      await markPasskeyUsed(tx, passkey.id, counter);
      return sessions.open(tx, member, clientOf(request));
    });
    securityEvents.record({ kind: 'sign_in', request, memberId: member.id, detail: 'passkey' });
    reply.header('set-cookie', [cookie.clear(), knownDevices.remember(request.headers.cookie, member.phone)]);
    return { ...handOver(reply, session), member: profileOf(member) };
  });
};
