import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, type Locale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { createChoiceQueries } from './choices.queries.ts';
import { unsubscribePage, unsubscribePolicy, type UnsubscribeState } from './unsubscribe-page.ts';
import { createUnsubscribeTokens, unsubscribePath, type Unsubscriber } from './unsubscribe-token.ts';

type Request = FastifyRequest<{ Params: { token: string }; Querystring: { lang?: unknown } }>;

const localeOf = ({ query: { lang } }: Request): Locale => (typeof lang === 'string' && isLocale(lang) ? lang : 'th');

/**
 * Unsubscribing from mail without signing in: a page with a button, and the request that the button and the one click
 * of a mail program (RFC 8058) send. Its body is not read: it always says the same.
 */
export const unsubscribeRoutes = (root: FastifyInstance, { db, env }: { db: Db; env: Env }) => {
  const choices = createChoiceQueries(db);
  const tokens = createUnsubscribeTokens(env);

  /** Who holds this token; null when it is forged, or for an address that the member no longer has. */
  const holderOf = async (token: string): Promise<Unsubscriber | null> => {
    const memberId = tokens.memberOf(token);
    const email = memberId === null ? null : await choices.findEmail(memberId);
    if (memberId === null || email === null) return null;
    return tokens.verify(token, { memberId, email }) ? { memberId, email } : null;
  };

  const show = (request: Request, reply: FastifyReply, state: UnsubscribeState) =>
    reply
      .status(state === 'unknown' ? 404 : 200)
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': unsubscribePolicy, 'cache-control': 'no-store' })
      .send(unsubscribePage(state, localeOf(request)));

  root.register(async (app) => {
    // RFC 8058 allows both; a browser sends the first for a form.
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      if (!app.hasContentTypeParser(type))
        app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 4_096 }, (_request, _body, done) => done(null));

    app.addHook('onRequest', async ({ ip }) => {
      await enforceRateLimits(db, [
        { bucket: `unsubscribe:${callerNetwork(ip)}`, max: 300, seconds: 300, problem: 'too_many_requests' },
      ]);
    });

    app.get(`${unsubscribePath}/:token`, { schema: { hide: true } }, async (request: Request, reply) =>
      show(request, reply, (await holderOf(request.params.token)) ? 'ask' : 'unknown'),
    );

    app.post(`${unsubscribePath}/:token`, { schema: { hide: true } }, async (request: Request, reply) => {
      const holder = await holderOf(request.params.token);
      return show(request, reply, holder && (await choices.unsubscribe(holder)) ? 'done' : 'unknown');
    });
  });
};
