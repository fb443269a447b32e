import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { alertFrequencies } from '@yoodee/api-contract/alerts';
import { isLocale, type Locale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { alertsPath, createAlertKeys } from '../alert-readers/alert-keys.ts';
import { alertsPage, alertsPolicy, type AlertsView } from './alerts-page.ts';
import { createAlertQueries, type AlertReaderRow } from './alerts.queries.ts';

type Text = unknown;
type Request = FastifyRequest<{ Querystring: { key?: Text; token?: Text; lang?: Text; done?: Text }; Body: Text }>;

const Id = z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));
const Change = z.discriminatedUnion('action', [
  z.object({ action: z.literal('confirm') }),
  z.object({ action: z.literal('change'), id: Id, frequency: z.enum(alertFrequencies) }),
  z.object({ action: z.literal('remove'), id: Id }),
  z.object({ action: z.literal('stop') }),
]);
type Change = z.output<typeof Change>;

const textOf = (value: Text): string => (typeof value === 'string' ? value.slice(0, 200) : '');
const localeOf = ({ query: { lang } }: Request): Locale => (typeof lang === 'string' && isLocale(lang) ? lang : 'th');

/** The fields of a form; null for a request without one. */
const readForm = (body: Text): Change | null => {
  const fields = typeof body === 'string' ? Object.fromEntries(new URLSearchParams(body)) : {};
  const parsed = z.safeParse(Change, fields);
  return parsed.success ? parsed.data : null;
};

/**
 * The page on which visitors confirm, change, pause and stop their alerts, by the link of a mail: with the token of the
 * first mail, or the signed key of every later one. It needs no script. Opening it changes nothing, because mail
 * scanners open links too.
 */
export const alertRoutes = (root: FastifyInstance, { db, env }: { db: Db; env: Env }) => {
  const alerts = createAlertQueries(db);
  const keys = createAlertKeys(env);

  /** `stopped`: the key is ours, but its reader is gone. */
  const readerOf = async ({ query }: Request): Promise<AlertReaderRow | 'unknown' | 'stopped'> => {
    const token = textOf(query.token);
    if (token !== '') return (await alerts.findByToken(token)) ?? 'unknown';
    const id = keys.read(textOf(query.key));
    return id === null ? 'unknown' : ((await alerts.findById(id)) ?? 'stopped');
  };

  /** The query string of the request's link, to which the forms post. */
  const linkOf = (request: Request): string => {
    const { token, key } = request.query;
    const params = new URLSearchParams(textOf(token) === '' ? { key: textOf(key) } : { token: textOf(token) });
    params.set('lang', localeOf(request));
    return `${alertsPath}?${params}`;
  };

  const show = (request: Request, reply: FastifyReply, view: AlertsView) =>
    reply
      .status(view.state === 'unknown' ? 404 : 200)
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': alertsPolicy,
        'cache-control': 'no-store',
        // The address of the page is a secret.
        'referrer-policy': 'no-referrer',
      })
      .send(alertsPage(view, localeOf(request)));

  const change = async (reader: AlertReaderRow, wanted: Change): Promise<void> => {
    if (wanted.action === 'confirm') await alerts.confirm(reader.id);
    if (wanted.action === 'change') await alerts.setFrequency(reader.id, wanted.id, wanted.frequency);
    if (wanted.action === 'remove') await alerts.remove(reader.id, wanted.id);
    if (wanted.action === 'stop') await alerts.stop(reader.id);
  };

  root.register(async (app) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      if (!app.hasContentTypeParser(type))
        app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 4_096 }, (_request, body, done) =>
          done(null, body),
        );

    app.addHook('onRequest', async ({ ip }) => {
      await enforceRateLimits(db, [
        { bucket: `alerts:${callerNetwork(ip)}`, max: 300, seconds: 300, problem: 'too_many_requests' },
      ]);
    });

    app.get(alertsPath, { schema: { hide: true } }, async (request: Request, reply) => {
      const reader = await readerOf(request);
      if (typeof reader === 'string') return show(request, reply, { state: reader });
      const { email, id } = reader;
      const done = textOf(request.query.done) || null;
      return show(request, reply, {
        state: 'shown',
        email,
        alerts: await alerts.list(id),
        link: linkOf(request),
        done,
      });
    });

    app.post(alertsPath, { schema: { hide: true } }, async (request: Request, reply) => {
      const reader = await readerOf(request);
      if (typeof reader === 'string') return show(request, reply, { state: reader });
      const wanted = readForm(request.body);
      if (wanted) await change(reader, wanted);
      if (wanted?.action === 'stop') return show(request, reply, { state: 'stopped' });
      return reply
        .header('cache-control', 'no-store')
        .redirect(wanted ? `${linkOf(request)}&done=${wanted.action}` : linkOf(request), 303);
    });

    app.get(`${alertsPath}/stop`, { schema: { hide: true } }, async (request: Request, reply) => {
      const reader = await readerOf(request);
      return show(
        request,
        reply,
        typeof reader === 'string' ? { state: reader } : { state: 'ask', link: linkOf(request) },
      );
    });

    /** One-click unsubscribe of mail clients (RFC 8058). The body is ignored: it is always the same. */
    app.post(`${alertsPath}/stop`, { schema: { hide: true } }, async (request: Request, reply) => {
      const reader = await readerOf(request);
      if (typeof reader !== 'string') await alerts.stop(reader.id);
      return show(request, reply, { state: reader === 'unknown' ? 'unknown' : 'stopped' });
    });
  });
};
