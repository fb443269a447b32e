import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loginWithLine, unlinkLine } from '@yoodee/api-contract/member';
import { hrefs, isLocale, safeNext } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { bearerToken } from '../auth/caller.ts';
import { clientOf, type Client } from '../auth/client.ts';
import { handOver } from '../auth/hand-over.ts';
import type { KnownDevices } from '../auth/known-devices.ts';
import { tellMember } from '../auth/security-messages.ts';
import type { Sessions } from '../auth/sessions.ts';
import { profileOf } from '../members/member.view.ts';
import { createLineAccountQueries } from '../auth/line-accounts.queries.ts';
import { createProofQueries } from '../proofs/proofs.queries.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import { createLineClient, type LineAccount } from './line-client.ts';
import { createLineCookie, createLoginSecrets } from './line-cookie.ts';

export interface LineServices {
  db: Db;
  env: Env;
  sessions: Sessions;
  securityEvents: SecurityEvents;
  knownDevices: KnownDevices;
}

/** Signing in with LINE, and linking a LINE account to a member. */
export const lineRoutes = (app: FastifyInstance, { db, env, sessions, securityEvents, knownDevices }: LineServices) => {
  const line = createLineClient(env);
  const cookie = createLineCookie(env);

  const limit = (request: FastifyRequest) =>
    enforceRateLimits(db, [
      { bucket: `line:ip:${callerNetwork(request.ip)}`, max: 60, seconds: 300, problem: 'too_many_requests' },
    ]);

  /** The target of a link on a page, so failures redirect to a page. */
  app.get<{ Querystring: { next?: unknown; locale?: unknown } }>(
    '/public/member/auth/line',
    { schema: { summary: 'Begin to sign in with LINE: redirects there', tags: ['member'] } },
    async (request, reply) => {
      const locale = isLocale(request.query.locale) ? request.query.locale : 'th';
      const next = typeof request.query.next === 'string' ? safeNext(request.query.next) : null;
      reply.header('cache-control', 'private, no-store');
      if (!line) return reply.redirect(`${hrefs(locale).lineLogin}?error=unavailable`, 302);
      await limit(request);
      const secrets = createLoginSecrets();
      const { state, nonce, verifier } = secrets;
      return reply
        .header('set-cookie', await cookie.set({ state, nonce, verifier, locale, next }))
        .redirect(line.authorizeUrl(secrets, locale), 302);
    },
  );

  /**
   * Opens a session for the signed-in member or for the LINE account's member; without either, one for the LINE account
   * alone.
   */
  const openSession = (account: LineAccount, callerId: number | null, client: Client) =>
    db.transaction(async (tx) => {
      const accounts = createLineAccountQueries(tx);
      const member =
        callerId === null ? await accounts.findMember(account.sub) : await accounts.link(callerId, account.sub);
      if (callerId !== null) {
        await createProofQueries(tx).forget(callerId, 'line');
        await tellMember(tx, callerId, 'line_linked');
      }
      if (member === null) return { member, session: await sessions.openForLine(tx, account.sub, client) };
      if (member.user_status !== 'active') throw new ApiError('forbidden');
      return { member: profileOf(member), session: await sessions.open(tx, member, client) };
    });

  route(app, loginWithLine, async ({ body, request, reply }) => {
    if (!line) throw new ApiError('line_unavailable');
    await limit(request);
    const started = await cookie.read(request.headers.cookie);
    reply.header('set-cookie', cookie.clear());
    if (!started) throw new ApiError('line_expired');
    if (started.state !== body.state) throw new ApiError('line_refused');
    const account = await line.exchange(body.line_code, started, started.locale);
    const caller = await app.readCaller(request);
    const { member, session } = await openSession(account, caller?.memberId ?? null, clientOf(request));
    if (member) {
      reply.header('set-cookie', knownDevices.remember(request.headers.cookie, member.phone));
      securityEvents.record({ kind: 'sign_in', request, memberId: member.id, detail: 'line' });
    }
    if (caller)
      securityEvents.record({ kind: 'factor_changed', request, memberId: caller.memberId, detail: 'line_linked' });
    // The new token replaces the one that linked: one session per device.
    if (caller) await sessions.end(bearerToken(request)!);
    return {
      ...handOver(reply, session),
      member,
      line_profile: { display_name: account.displayName, picture_url: account.pictureUrl },
      next: started.next,
    };
  });

  route(app, unlinkLine, async ({ caller: { memberId }, request }) => {
    const member = await db.transaction(async (tx) => {
      await tellMember(tx, memberId, 'line_unlinked');
      await createProofQueries(tx).forget(memberId, 'line');
      return createLineAccountQueries(tx).unlink(memberId);
    });
    securityEvents.record({ kind: 'factor_changed', request, memberId, detail: 'line_unlinked' });
    return profileOf(member);
  });
};
