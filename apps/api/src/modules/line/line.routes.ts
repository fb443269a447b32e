import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loginWithLine, unlinkLine } from '@yoodee/api-contract';
import { hrefs, isLocale, safeNext } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { callerNetwork } from '../../limits/address.ts';
import { enforceLimits } from '../../limits/limits.ts';
import { bearerToken } from '../auth/caller.ts';
import type { Sessions } from '../auth/sessions.ts';
import { profileOf } from '../profile/profile.view.ts';
import { createLineAccountQueries } from './line-accounts.queries.ts';
import { createLineClient, type LineAccount } from './line-client.ts';
import { createLineCookie, createLoginSecrets } from './line-cookie.ts';

export interface LineServices {
  db: Db;
  env: Env;
  sessions: Sessions;
}

/** Signing in with LINE, and tying a LINE account to a member. */
export const lineRoutes = (app: FastifyInstance, { db, env, sessions }: LineServices) => {
  const line = createLineClient(env);
  const cookie = createLineCookie(env);

  const limit = (request: FastifyRequest) =>
    enforceLimits(db, [
      { bucket: `line:ip:${callerNetwork(request.ip)}`, max: 60, seconds: 300, problem: 'too_many_requests' },
    ]);

  /** A page's link leads here, so a failure leads back to a page. */
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

  /** The session of the member who is signed in or whom LINE names; of nobody's LINE account, one that waits for a phone. */
  const openSession = (account: LineAccount, callerId: number | null, userAgent: string | undefined) =>
    db.transaction(async (tx) => {
      const accounts = createLineAccountQueries(tx);
      const member =
        callerId === null ? await accounts.findMember(account.sub) : await accounts.link(callerId, account.sub);
      if (member === null) return { member, session: await sessions.openForLine(tx, account.sub, userAgent) };
      if (member.userStatus !== 'active') throw new ApiError('forbidden');
      return { member: profileOf(member), session: await sessions.open(tx, member, userAgent) };
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
    const { member, session } = await openSession(account, caller?.memberId ?? null, request.headers['user-agent']);
    // The new token takes the place of the one that linked: one device, one session.
    if (caller) await sessions.end(bearerToken(request)!);
    return {
      access_token: session.accessToken,
      expires_at: session.expiresAt.toISOString(),
      member,
      line_profile: { display_name: account.displayName, picture_url: account.pictureUrl },
      next: started.next,
    };
  });

  route(app, unlinkLine, async ({ caller }) => profileOf(await createLineAccountQueries(db).unlink(caller.memberId)));
};
