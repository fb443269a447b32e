import { createHmac } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxAlerts } from '@yoodee/api-contract/alerts';
import { alertReaders, alerts, members, outboxMessages, rateWindows, savedSearches } from '../../db/schema.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { createTestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { newVisitor } from '../../testing/visitors.ts';
import { createAssetSearch } from '../assets/asset-search.ts';
import { createLineAccountQueries } from '../auth/line-accounts.queries.ts';
import { createComposeNews } from '../notifications/compose-news.ts';
import { createAlertRun } from './run-alerts.ts';

const secret = 'secret of the messaging channel, 32+';
let server: TestServer;
let run: () => Promise<void>;
beforeAll(async () => {
  server = await openTestServer({
    LINE_CHANNEL_ID: '1234567890',
    LINE_CHANNEL_SECRET: 'secret of the login channel, 32 or more',
    LINE_MESSAGING_SECRET: secret,
    LINE_OFFICIAL_ACCOUNT: '@yoodee',
  });
  run = createAlertRun({ db: server.db, assetSearch: createAssetSearch(server.db), logger: server.app.log });
});
beforeEach(async () => {
  await server.db.delete(outboxMessages);
  await server.db.delete(alertReaders);
  await server.db.delete(rateWindows);
});
afterAll(() => server.close());

const somying = `U${'1'.repeat(32)}`;
const anan = `U${'2'.repeat(32)}`;
const condo = { name: 'คอนโด', query: 'property_type=condo', frequency: 'instant', filled_ms: 2_000 };

const ask = async (changes: object = {}, headers: Record<string, string> = {}) => {
  const reply = await newVisitor(server.app, headers).post('/public/alerts/line', { ...condo, ...changes });
  return { status: reply.statusCode, ...(reply.json() as { data: { href: string }; code?: string }) };
};
/** The text that the link prepares. */
const textOf = ({ data }: { data: { href: string } }) => decodeURIComponent(new URL(data.href).search.slice(1));

const deliver = (events: unknown, { signature, raw }: { signature?: string; raw?: string } = {}) => {
  const payload = raw ?? JSON.stringify({ destination: 'U0', events });
  return server.app.inject({
    ...{ method: 'POST', url: '/api/line/webhook', payload },
    headers: {
      'content-type': 'application/json',
      'x-line-signature': signature ?? createHmac('sha256', secret).update(payload).digest('base64'),
    },
  });
};
const message = (userId: string, text: string) => ({
  ...{ type: 'message', source: { type: 'user', userId }, message: { type: 'text', id: '1', text } },
});
const write = (userId: string, text: string) => deliver([message(userId, text)]);
const confirmed = async (userId = somying, changes: object = {}) => {
  await write(userId, textOf(await ask(changes)));
  await server.db.delete(outboxMessages);
};
const sentTo = (recipient: string) =>
  server.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, recipient))
    .orderBy(asc(outboxMessages.id));
const alertsOf = (lineSub: string) =>
  server.db
    .select({ alert: alerts })
    .from(alerts)
    .innerJoin(alertReaders, eq(alertReaders.id, alerts.reader_id))
    .where(eq(alertReaders.line_sub, lineSub))
    .orderBy(asc(alerts.id))
    .then((rows) => rows.map(({ alert }) => alert));

it('lists LINE among the channels of alerts', async () => {
  const reply = await server.app.inject('/api/v1/public/alerts/channels');

  expect(reply.json()).toMatchObject({ data: { email: true, line: true } });
});

describe('confirming from LINE', () => {
  it('opens a chat with the official account; whoever sends the text gets new matches', async () => {
    const asked = await ask();
    expect(asked.data.href).toMatch(/^https:\/\/line\.me\/R\/oaMessage\/%40yoodee\/\?/);
    expect(textOf(asked)).toMatch(/^รับแจ้งเตือนจากอยู่ดี #[\da-f]{32}$/);

    expect((await write(somying, textOf(asked))).statusCode).toBe(200);
    const [answer] = await sentTo(somying);
    expect(answer).toMatchObject({ channel: 'line' });
    expect(answer!.body).toContain('ยืนยันแล้ว');

    const asset = await insertAsset(server.db, { property_type: 'condo' });
    await run();
    const [, news] = await sentTo(somying);
    expect(news).toMatchObject({ channel: 'line' });
    const { text } = createComposeNews(server.env)(news!.news!, { ...news!, alertReaderId: news!.alert_reader_id! });
    expect(text).toContain(`/assets/${asset}`);
    expect(text).toContain('ส่งถึงคุณเพราะขอรับแจ้งเตือนจากอยู่ดีทาง LINE ไว้');
    expect(text).toContain('หยุดรับทั้งหมด: http');
    expect(text.length).toBeLessThan(5_000);
  });

  it('sends nothing until the visitor has sent the text', async () => {
    await ask();
    await insertAsset(server.db, { property_type: 'condo' });
    await run();

    expect(await server.db.$count(outboxMessages)).toBe(0);
  });

  it('accepts a token once, whatever text surrounds it, and tells later senders that it was used', async () => {
    const token = /#[\da-f]{32}/.exec(textOf(await ask()))![0];

    await write(somying, `สวัสดีค่ะ ${token} ขอบคุณ`);
    await write(anan, token);

    expect(await alertsOf(somying)).toHaveLength(1);
    expect(await alertsOf(anan)).toEqual([]);
    expect((await sentTo(anan))[0]!.body).toContain('หมดอายุหรือใช้ไปแล้ว');
  });

  it('confirms the alert for one of two people who send the token at once', async () => {
    const text = textOf(await ask());

    await Promise.all([write(somying, text), write(anan, text)]);

    expect((await alertsOf(somying)).length + (await alertsOf(anan)).length).toBe(1);
  });

  it('refuses a token after an hour', async () => {
    const text = textOf(await ask());
    await server.db.update(alertReaders).set({ token_expires_at: sql`now() - interval '1 second'` });

    await write(somying, text);

    expect(await alertsOf(somying)).toEqual([]);
  });

  it('prepares the text and replies in English for an English request', async () => {
    const asked = await ask({}, { 'accept-language': 'en' });
    expect(textOf(asked)).toMatch(/^Alerts from Yoodee #/);

    await write(somying, textOf(asked));

    expect((await sentTo(somying))[0]!.body).toContain('Confirmed.');
  });

  it('keeps one alert per search, with the latest frequency', async () => {
    await confirmed(somying);
    await confirmed(somying, { frequency: 'weekly' });

    expect(await alertsOf(somying)).toMatchObject([{ frequency: 'weekly' }]);
    expect(await server.db.$count(alertReaders)).toBe(1);
  });

  it('refuses more alerts than one reader can have, with the way to remove one', async () => {
    for (let index = 0; index < maxAlerts; index += 1) {
      await server.db.delete(rateWindows);
      await confirmed(somying, { query: `price_max=${1_000_000 + index}` });
    }
    await write(somying, textOf(await ask()));

    expect(await alertsOf(somying)).toHaveLength(maxAlerts);
    expect((await sentTo(somying))[0]!.body).toMatch(/ครบแล้ว.*\/api\/alerts\?key=/);
  });

  it('does not open the page of alerts with its token', async () => {
    const token = /#([\da-f]{32})/.exec(textOf(await ask()))![1]!;

    expect((await server.app.inject(`/api/alerts?token=${token}`)).statusCode).toBe(404);
  });

  it('hides the page of a LINE account that has stopped, and shows it before', async () => {
    await write(somying, textOf(await ask()));
    const link = new URL(/http\S+\/api\/alerts\S*/.exec((await sentTo(somying))[0]!.body)![0]);

    const page = await server.app.inject(link.pathname + link.search);
    expect(page.body).toContain('LINE');
    expect(page.body).toContain('คอนโด');

    await write(somying, 'หยุด');
    expect((await server.app.inject(link.pathname + link.search)).body).toContain('หยุดส่งและลบทั้งหมดแล้ว');
  });
});

describe('stopping from LINE', () => {
  it.each(['หยุด', ' Stop ', 'ยกเลิก'])('erases everything for “%s”', async (word) => {
    await confirmed();

    await write(somying, word);

    expect(await server.db.$count(alertReaders)).toBe(0);
    expect((await sentTo(somying))[0]!.body).toContain('หยุดส่ง');
  });

  it('stops the alerts of an account that blocks the site, without a reply', async () => {
    await confirmed();

    await deliver([{ type: 'unfollow', source: { type: 'user', userId: somying } }]);

    expect(await server.db.$count(alertReaders)).toBe(0);
    expect(await server.db.$count(outboxMessages)).toBe(0);
  });

  it('ignores any other text, which the operator answers', async () => {
    await confirmed();

    await write(somying, 'ห้องนี้ยังว่างไหม หยุดเสาร์อาทิตย์ดูได้ไหม');
    await write(anan, 'หยุด');

    expect(await alertsOf(somying)).toHaveLength(1);
    expect(await server.db.$count(outboxMessages)).toBe(0);
  });
});

describe('the webhook', () => {
  it.each([
    ['forged', 'A'.repeat(44)],
    ['short', 'AAAA'],
    ['empty', ''],
  ])('refuses a %s signature, and does nothing', async (_, signature) => {
    const text = textOf(await ask());

    const reply = await deliver([message(somying, text)], { signature });

    expect(reply.statusCode).toBe(401);
    expect(await alertsOf(somying)).toEqual([]);
  });

  it('accepts the empty delivery that LINE verifies a webhook with', async () => {
    expect((await deliver([])).statusCode).toBe(200);
  });

  it.each([
    ['a group', { type: 'message', source: { type: 'group', groupId: 'C1' }, message: { type: 'text', text: 'หยุด' } }],
    ['a sticker', { type: 'message', source: { type: 'user', userId: somying }, message: { type: 'sticker' } }],
    ['an unknown event', { type: 'beacon' }],
    ['no object', 7],
  ])('ignores %s and reads what comes after it', async (_, event) => {
    const text = textOf(await ask());

    expect((await deliver([event, message(somying, text)])).statusCode).toBe(200);
    expect(await alertsOf(somying)).toHaveLength(1);
  });

  it('refuses a body that is too large', async () => {
    expect((await deliver([], { raw: `{"events":[],"x":"${'x'.repeat(300_000)}"}` })).statusCode).toBe(413);
  });
});

describe('an account', () => {
  it('takes over the alerts of a LINE account when it is linked', async () => {
    await confirmed();
    const { id: memberId } = await createTestMember(server);

    await server.db.transaction((tx) => createLineAccountQueries(tx).link(memberId, somying));

    expect(await server.db.select().from(savedSearches).where(eq(savedSearches.member_id, memberId))).toMatchObject([
      { name: 'คอนโด', query: 'property_type=condo', frequency: 'instant' },
    ]);
    const [member] = await server.db.select().from(members).where(eq(members.id, memberId));
    expect(member!.notification_choices).toMatchObject({ saved_searches: { line: true } });
    expect(await alertsOf(somying)).toEqual([]);
  });
});

it('refuses LINE alerts on a site without an official account', async () => {
  const plain = await openTestServer();
  try {
    expect((await plain.app.inject('/api/v1/public/alerts/channels')).json()).toMatchObject({ data: { line: false } });
    const reply = await newVisitor(plain.app).post('/public/alerts/line', condo);
    expect(reply.json()).toMatchObject({ code: 'unavailable' });
    expect((await plain.app.inject({ method: 'POST', url: '/api/line/webhook', payload: {} })).statusCode).toBe(404);
  } finally {
    await plain.close();
  }
});
