import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { brand, type Locale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { officialAccount } from '../line/official-account.ts';
import { alertsPath, createAlertKeys } from '../alert-readers/alert-keys.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { createOutboxQueries } from '../outbox/outbox.queries.ts';
import { createAlertQueries } from './alerts.queries.ts';

/** What LINE posts; other events and fields are ignored. */
const Delivery = z.object({ events: z.array(z.unknown()).check(z.maxLength(100)) });
const UserEvent = z.object({
  type: z.enum(['message', 'unfollow']),
  source: z.object({ userId: z.string().check(z.regex(/^U[\da-f]{32}$/)) }),
  message: z.optional(z.object({ type: z.string(), text: z.optional(z.string()) })),
});

const tokenPattern = /#([\da-f]{32})(?![\da-f])/;
const stopWords = new Set(['หยุด', 'ยกเลิก', 'stop']);

/** Replies that are not delivered within this time are dropped. */
const answerLifeS = 3_600;
const bodyLimit = 256 * 1_024;

const answers = {
  th: {
    confirmed: (link: string) => `ยืนยันแล้ว เราจะส่งเมื่อมีเรื่องใหม่ตามที่ขอไว้\n\nดู เปลี่ยน หรือพัก: ${link}\nหยุดทั้งหมด: พิมพ์ “หยุด”`,
    full: (link: string) => `มีการแจ้งเตือนครบแล้ว ลบรายการเดิมก่อนจึงเพิ่มใหม่ได้: ${link}`,
    expired: `ข้อความนี้หมดอายุหรือใช้ไปแล้ว ขอใหม่ได้จากหน้าเดิมของ${brand.name.th}`,
    stopped: 'หยุดส่งและลบการแจ้งเตือนทั้งหมดแล้ว',
  },
  en: {
    confirmed: (link: string) =>
      `Confirmed. We write when there is what you asked for.\n\nSee, change or pause: ${link}\nStop everything: send “stop”`,
    full: (link: string) => `You have the most alerts that one account can have. Remove one first: ${link}`,
    expired: `This text has expired or was used before. Ask again on the same page of ${brand.name.en}.`,
    stopped: 'Stopped. All of your alerts are erased.',
  },
} satisfies Record<Locale, unknown>;

/** Only the texts of this site name it in English; whoever writes anything else gets Thai. */
const localeOf = (text: string): Locale => (text.includes(brand.name.en) ? 'en' : 'th');

/**
 * What people write to the site's official account: the text that confirms an alert, and the word that stops all of
 * them. Blocking the account stops them too. Everything else is for the operator, who reads the chats in LINE. LINE may
 * deliver an event twice: a token works once, and stopping twice changes nothing.
 */
export const lineWebhookRoutes = (root: FastifyInstance, { db, env, outbox }: { db: Db; env: Env; outbox: Outbox }) => {
  const account = officialAccount(env);
  if (!account) return;
  const keys = createAlertKeys(env);
  const pageOf = (id: number, locale: Locale) =>
    `${env.PUBLIC_ORIGIN}${alertsPath}?key=${keys.sign(id)}&lang=${locale}`;
  const answer = (tx: Db, to: string, text: string) =>
    createOutboxQueries(tx).add({ channel: 'line', to, text, code: null, lifeS: answerLifeS });

  const confirm = (token: string, lineSub: string, text: string) =>
    db.transaction(async (tx) => {
      const confirmed = await createAlertQueries(tx).confirmInChat(token, lineSub);
      if (!confirmed) return answer(tx, lineSub, answers[localeOf(text)].expired);
      const { reader, isFull } = confirmed;
      const words = answers[reader.locale];
      const link = pageOf(reader.id, reader.locale);
      return answer(tx, lineSub, isFull ? words.full(link) : words.confirmed(link));
    });

  const stop = (lineSub: string, isAnswered: boolean) =>
    db.transaction(async (tx) => {
      const reader = await createAlertQueries(tx).findByLine(lineSub);
      if (!reader) return;
      await createAlertQueries(tx).stop(reader.id);
      if (isAnswered) await answer(tx, lineSub, answers[reader.locale].stopped);
    });

  const handle = async (event: unknown): Promise<void> => {
    const parsed = z.safeParse(UserEvent, event);
    if (!parsed.success) return;
    const { type, source, message } = parsed.data;
    if (type === 'unfollow') return stop(source.userId, false);
    const text = message?.type === 'text' ? (message.text ?? '').trim() : '';
    const [, token] = tokenPattern.exec(text) ?? [];
    if (token !== undefined) return confirm(token, source.userId, text);
    if (stopWords.has(text.toLowerCase())) await stop(source.userId, true);
  };

  root.register(async (app) => {
    app.removeContentTypeParser('application/json');
    // The signature covers the raw bytes.
    app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );

    app.post('/api/line/webhook', { schema: { hide: true } }, async ({ body, headers }, reply) => {
      reply.header('cache-control', 'no-store');
      if (!Buffer.isBuffer(body) || !account.hasSigned(body, headers['x-line-signature']))
        return reply.status(401).send();
      const delivery = z.safeParse(Delivery, JSON.parse(body.toString()));
      // In the order in which they were written.
      for (const event of delivery.success ? delivery.data.events : []) await handle(event);
      outbox.runNow();
      return reply.status(200).send({});
    });
  });
};
