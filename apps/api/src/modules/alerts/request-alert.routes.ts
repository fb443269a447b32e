import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { getAlertChannels, requestAlert, requestLineAlert } from '@yoodee/api-contract/alerts';
import { hasContactDetails } from '@yoodee/asset-rules/texts';
import { brand, type Locale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { refuseAutomated } from '../../http/form-trap.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import { countHit, enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { localeOf } from '../auth/auth.routes.ts';
import { officialAccount } from '../line/official-account.ts';
import { offeredChannels } from '../outbox/create-transports.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { createOutboxQueries } from '../outbox/outbox.queries.ts';
import { readSearchName, storedQuery } from '../saved-searches/saved-search-query.ts';
import { alertsPath } from '../alert-readers/alert-keys.ts';
import { createAlertQueries, linkDays } from './alerts.queries.ts';

const day = 24 * 3_600;
/** A mail that is not delivered within this time is dropped. */
const mailLifeS = day;

const namelessSearch: Record<Locale, string> = { th: 'การค้นหาของคุณ', en: 'Your search' };

/** The only mail that an unconfirmed address gets. It quotes nobody: a stranger may have typed address and search. */
const linkMails: Record<Locale, (link: string) => { subject: string; text: string }> = {
  th: (link) => ({
    subject: `ยืนยันการรับแจ้งเตือนจาก${brand.name.th}`,
    text: `มีคนขอให้ส่งแจ้งเตือนประกาศใหม่หรือราคามาที่อีเมลนี้\n\nดูและยืนยัน: ${link}\n\nลิงก์ใช้ได้ ${linkDays} วัน ถ้าคุณไม่ได้ขอ ไม่ต้องทำอะไร เราจะลบอีเมลนี้ และไม่ส่งอะไรมาอีก`,
  }),
  en: (link) => ({
    subject: `Confirm alerts from ${brand.name.en}`,
    text: `Somebody asked for alerts about new listings or prices at this address.\n\nSee and confirm: ${link}\n\nThe link is valid for ${linkDays} days. If you did not ask for it, do nothing: we erase this address and send nothing more.`,
  }),
};

/** What a visitor sends from LINE. The number sign is what {@link chatTokenIn} looks for. */
const chatTexts: Record<Locale, (token: string) => string> = {
  th: (token) => `รับแจ้งเตือนจาก${brand.name.th} #${token}`,
  en: (token) => `Alerts from ${brand.name.en} #${token}`,
};

/** Asking for alerts without an account. The response never depends on the address. */
export const requestAlertRoutes = (app: FastifyInstance, { db, env, outbox }: { db: Db; env: Env; outbox: Outbox }) => {
  const offered = offeredChannels(env);
  const chat = officialAccount(env);

  const limit = (request: FastifyRequest) =>
    enforceRateLimits(db, [
      { bucket: `alert:ip:${callerNetwork(request.ip)}`, max: 20, seconds: 3_600, problem: 'too_many_requests' },
    ]);

  const readAlert = (body: z.output<typeof requestLineAlert.body>, locale: Locale) => {
    const name = readSearchName(body.name);
    const { kind = 'matches' } = body;
    return {
      ...{ kind, locale },
      // A stranger may have typed it: it must not bring a phone number or a link into the messages of others.
      name: hasContactDetails(name) ? namelessSearch[locale] : name,
      query: storedQuery(body.query, kind),
      frequency: body.frequency,
    };
  };

  route(app, getAlertChannels, async () => ({ email: offered.email, line: chat !== null }));

  route(app, requestLineAlert, async ({ body, request }) => {
    refuseAutomated(body);
    const locale = localeOf(request);
    const values = readAlert(body, locale);
    if (!chat) throw new ApiError('unavailable');
    await limit(request);
    const token = await db.transaction((tx) => createAlertQueries(tx).requestInChat(values));
    return { href: chat.chatWith(chatTexts[locale](token)) };
  });

  route(app, requestAlert, async ({ body, request }) => {
    refuseAutomated(body);
    const locale = localeOf(request);
    const values = readAlert(body, locale);
    if (!offered.email) throw new ApiError('unavailable');
    await limit(request);
    const email = body.email.toLowerCase();
    await db.transaction(async (tx) => {
      const readerId = await createAlertQueries(tx).request({ email, ...values });
      // The same link confirms further searches of the day.
      if ((await countHit(tx, { bucket: `alert:to:${email}`, seconds: day })) > 1) return;
      const token = await createAlertQueries(tx).issueLink(readerId);
      const link = `${env.PUBLIC_ORIGIN}${alertsPath}?token=${token}&lang=${locale}`;
      await createOutboxQueries(tx).add({
        ...{ channel: 'email', to: email, ...linkMails[locale](link), code: null, lifeS: mailLifeS },
      });
    });
    outbox.runNow();
    return null;
  });
};
