import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxAlerts } from '@yoodee/api-contract/alerts';
import { savedSearchLimits } from '@yoodee/api-contract/saved-searches';
import {
  alertReaders,
  alerts,
  assetEvents,
  members,
  outboxMessages,
  rateWindows,
  savedSearches,
  savedSearchMatches,
} from '../../db/schema.ts';
import { insertAsset, type AssetValues } from '../../testing/listed-assets.ts';
import { createTestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { newVisitor } from '../../testing/visitors.ts';
import { createAssetSearch, type AssetSearch } from '../assets/asset-search.ts';
import { createComposeNews } from '../notifications/compose-news.ts';
import { createEmailCodeQueries } from '../notifications/email-codes.queries.ts';
import { createAlertKeys } from '../alert-readers/alert-keys.ts';
import { createAlertQueries } from './alerts.queries.ts';
import { createAlertRun } from './run-alerts.ts';

let server: TestServer;
let assetSearch: AssetSearch;
let run: () => Promise<void>;
beforeAll(async () => {
  server = await openTestServer();
  assetSearch = createAssetSearch(server.db);
  run = createAlertRun({ db: server.db, assetSearch, logger: server.app.log });
});
beforeEach(async () => {
  await server.db.delete(outboxMessages);
  await server.db.delete(alertReaders);
  await server.db.delete(rateWindows);
});
afterAll(() => server.close());

let made = 0;
const newEmail = () => `visitor${(made += 1)}@example.com`;
const condo = { name: 'คอนโด', query: 'property_type=condo', frequency: 'instant', filled_ms: 2_000 };

const request = async (changes: object = {}, headers: Record<string, string> = {}) => {
  const reply = await newVisitor(server.app, headers).post('/public/alerts', { ...condo, ...changes });
  return { status: reply.statusCode, ...(reply.json() as { data: unknown; code?: string; errors?: object }) };
};
const mailsTo = (email: string) =>
  server.db
    .select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.channel, 'email'), eq(outboxMessages.recipient, email)))
    .orderBy(asc(outboxMessages.id));
const alertsOf = (email: string) =>
  server.db
    .select({ alert: alerts })
    .from(alerts)
    .innerJoin(alertReaders, eq(alertReaders.id, alerts.reader_id))
    .where(eq(alertReaders.email, email))
    .orderBy(asc(alerts.id))
    .then((rows) => rows.map(({ alert }) => alert));
const linkIn = (text: string) => new URL(/http\S+\/api\/alerts\S*/.exec(text)![0]);
const linkTo = async (email: string) => linkIn((await mailsTo(email))[0]!.body);

const open = (link: URL | string) => {
  const { pathname, search } = new URL(link, server.env.PUBLIC_ORIGIN);
  return server.app.inject({ method: 'GET', url: pathname + search });
};
const post = (link: URL | string, fields: Record<string, string> | string) => {
  const { pathname, search } = new URL(link, server.env.PUBLIC_ORIGIN);
  return server.app.inject({
    ...{ method: 'POST', url: pathname + search },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
};
/** A visitor who asked for an alert and confirmed it. */
const confirmed = async (changes: object = {}) => {
  const email = newEmail();
  await request({ email, ...changes });
  const link = await linkTo(email);
  await post(link, { action: 'confirm' });
  await server.db.delete(outboxMessages);
  const [alert] = await alertsOf(email);
  return { email, link, alert: alert!, key: createAlertKeys(server.env).sign(alert!.reader_id) };
};
const publish = (values: AssetValues = {}) => insertAsset(server.db, values);
const backdate = (id: number, interval: string) =>
  server.db
    .update(alerts)
    .set({
      created_at: sql`now() - ${interval}::interval`,
      last_run_at: sql`now() - ${interval}::interval`,
    })
    .where(eq(alerts.id, id));
const compose = (row: typeof outboxMessages.$inferSelect) =>
  createComposeNews(server.env)(row.news!, { ...row, alertReaderId: row.alert_reader_id! });

describe('asking for alerts', () => {
  it('sends one confirmation link, and nothing else until it is used', async () => {
    const email = newEmail();

    expect(await request({ email })).toMatchObject({ status: 200, data: null });
    await publish({ property_type: 'condo' });
    await run();

    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.body).toMatch(/token=[\w-]{43}&lang=th/);
  });

  it('quotes nothing of what a stranger typed, and does not store the token', async () => {
    const email = newEmail();
    await request({ email, name: 'ได้รางวัล ดูที่ www.scam.example' });

    const [mail] = await mailsTo(email);
    expect(mail!.subject + mail!.body).not.toMatch(/scam|รางวัล/);
    expect((await alertsOf(email))[0]!.name).toBe('การค้นหาของคุณ');
    const [reader] = await server.db.select().from(alertReaders);
    expect(reader!.token_hash).not.toContain((await linkTo(email)).searchParams.get('token'));
  });

  it('mails an address once a day, whoever asks however often (T83)', async () => {
    const email = newEmail();

    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        request({ email: index % 2 ? email.toUpperCase() : email, query: `price_max=${1_000_000 + index}` }),
      ),
    );

    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await alertsOf(email)).toHaveLength(8);
  });

  it('answers the same for known and unknown addresses (T84)', async () => {
    const { email } = await confirmed();

    const [known, unknown] = [await request({ email }), await request({ email: newEmail() })];

    expect(known).toEqual(unknown);
  });

  it('does not change what the reader has confirmed', async () => {
    const { email, alert } = await confirmed();

    await request({ email, name: 'อื่น', frequency: 'weekly' });

    expect(await alertsOf(email)).toEqual([alert]);
  });

  it('stores ten per address, and replaces the oldest unconfirmed one at the limit', async () => {
    const email = newEmail();
    for (let index = 0; index < maxAlerts + 3; index += 1)
      await request({ email, query: `price_max=${1_000_000 + index}` });

    const kept = await alertsOf(email);
    expect(kept).toHaveLength(maxAlerts);
    expect(kept.at(-1)!.query).toBe(`price_max=${1_000_000 + maxAlerts + 2}`);

    await post(await linkTo(email), { action: 'confirm' });
    await request({ email, query: 'price_max=9' });
    expect(await alertsOf(email)).toHaveLength(maxAlerts);
  });

  it.each([
    [{ email: 'nobody' }, { email: 'invalid' }],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }, { email: 'invalid' }],
    [{ email: `${'a'.repeat(250)}@example.com` }, { email: 'too_long' }],
    [{ email: 'a@example.com', query: '' }, { query: 'required' }],
    [{ email: 'a@example.com', query: 'price_max=cheap' }, { query: 'invalid' }],
    [{ email: 'a@example.com', query: 'x'.repeat(4_001) }, { query: 'too_long' }],
    [{ email: 'a@example.com', name: '\u202e' }, { name: 'required' }],
    [{ email: 'a@example.com', frequency: 'off' }, { frequency: 'unknown_value' }],
    [{ email: 'a@example.com', reader_id: 1 }, expect.anything()],
  ])('refuses %j', async (changes, errors) => {
    expect(await request(changes)).toMatchObject({ status: 400, errors });
    expect(await server.db.$count(alertReaders)).toBe(0);
  });

  it.each([{ website: 'https://bot.example' }, { filled_ms: 10 }])('refuses a bot: %j', async (changes) => {
    expect(await request({ email: newEmail(), ...changes })).toMatchObject({ code: 'looks_automated' });
  });

  it('has a rate limit per network, so that nobody can mail many strangers', async () => {
    const visitor = newVisitor(server.app);
    const replies = [];
    for (let index = 0; index < 22; index += 1)
      replies.push(await visitor.post('/public/alerts', { ...condo, email: newEmail() }));

    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expect(replies.at(-1)!.json()).toMatchObject({ code: 'too_many_requests' });
  });

  it('is not offered by a site without mail', async () => {
    const other = await openTestServer({
      ...{ NODE_ENV: 'production', JWT_SECRET: 's'.repeat(40), SMS_PROVIDER: 'twilio' },
      ...{ SMS_ACCOUNT: 'a', SMS_SECRET: 's', SMS_SENDER: 'x' },
    });
    const reply = await newVisitor(other.app).post('/public/alerts', { ...condo, email: newEmail() });

    expect(reply.json()).toMatchObject({ code: 'unavailable' });
    await other.close();
  });
});

describe('the page', () => {
  it('shows what was asked for, and confirms it with one press', async () => {
    const email = newEmail();
    await request({ email, name: '<b>คอนโด</b>' });
    const link = await linkTo(email);

    const page = await open(link);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('&lt;b&gt;คอนโด&lt;/b&gt;');
    expect(page.body).toContain(email);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect((await alertsOf(email))[0]!.confirmed_at).toBeNull();

    const reply = await post(link, { action: 'confirm' });
    expect(reply.statusCode).toBe(303);
    expect((await open(reply.headers.location!)).body).toContain('ยืนยันแล้ว');
    expect((await alertsOf(email))[0]!.confirmed_at).not.toBeNull();
  });

  it('is in the language of the request', async () => {
    const email = newEmail();
    await request({ email, name: 'Condo' }, { 'accept-language': 'en' });

    const { body } = await open(await linkTo(email));
    expect(body).toContain('<html lang="en">');
    expect(body).not.toMatch(/[ก-ฮ]/);
  });

  it('changes the frequency, pauses, and resumes from now on', async () => {
    const { email, link, alert } = await confirmed();
    await post(link, { action: 'change', id: String(alert.id), frequency: 'off' });
    expect((await alertsOf(email))[0]!.frequency).toBe('off');
    await backdate(alert.id, '9 days');
    await publish({ property_type: 'condo' });
    await server.db.update(assetEvents).set({ at: sql`now() - interval '1 day'` });
    await run();

    await post(link, { action: 'change', id: String(alert.id), frequency: 'daily' });
    await run();

    expect((await alertsOf(email))[0]!.frequency).toBe('daily');
    expect(await mailsTo(email)).toEqual([]);
  });

  it('removes one alert, and stops all with their unsent messages', async () => {
    const { email, link, alert } = await confirmed();
    await publish({ property_type: 'condo' });
    await run();
    expect(await mailsTo(email)).toHaveLength(1);

    await post(link, { action: 'remove', id: String(alert.id) });
    expect(await alertsOf(email)).toEqual([]);
    expect((await open(link)).body).toContain('ไม่มีการแจ้งเตือนแล้ว');
    expect((await post(link, { action: 'stop' })).body).toContain('หยุดส่งและลบทั้งหมดแล้ว');

    expect(await server.db.$count(alertReaders, eq(alertReaders.email, email))).toBe(0);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('changes nothing of another reader', async () => {
    const [mine, other] = [await confirmed(), await confirmed()];

    await post(mine.link, { action: 'change', id: String(other.alert.id), frequency: 'off' });
    await post(mine.link, { action: 'remove', id: String(other.alert.id) });

    expect(await alertsOf(other.email)).toEqual([other.alert]);
  });

  it.each([
    'action=change&id=1',
    'action=change&id=-1&frequency=daily',
    'action=change&id=99999999999999999999&frequency=daily',
    'action=change&frequency=daily',
    'action=everything',
    '',
    `action=${'x'.repeat(3_000)}`,
  ])('ignores a form that says %s', async (fields) => {
    const { email, link, alert } = await confirmed();

    expect((await post(link, fields)).statusCode).toBe(303);
    expect(await alertsOf(email)).toEqual([alert]);
  });

  it.each([
    ['no token', ''],
    ['an unknown token', `?token=${'x'.repeat(43)}`],
    ['two tokens', '?token=a&token=b'],
    ['a forged key', `?key=1.${'x'.repeat(43)}`],
    ['a large key', `?key=99999999999999999999.${'x'.repeat(43)}`],
    ['a long text', `?key=${'9'.repeat(3_000)}`],
  ])('is not found with %s (T85)', async (_what, query) => {
    expect((await open(`/api/alerts${query}`)).statusCode).toBe(404);
    expect((await post(`/api/alerts${query}`, { action: 'stop' })).statusCode).toBe(404);
    expect((await post(`/api/alerts/stop${query}`, '')).statusCode).toBe(404);
  });

  it('does not open by a link that has expired or was replaced', async () => {
    const email = newEmail();
    await request({ email });
    const first = await linkTo(email);
    await server.db.delete(rateWindows);
    await request({ email });
    expect((await open(first)).statusCode).toBe(404);

    const second = linkIn((await mailsTo(email))[1]!.body);
    expect((await open(second)).statusCode).toBe(200);
    await server.db.update(alertReaders).set({ token_expires_at: sql`now()` });
    expect((await open(second)).statusCode).toBe(404);
  });
});

describe('one-click unsubscribe (RFC 8058)', () => {
  it('stops all alerts of the address, and is idempotent', async () => {
    const { email, key } = await confirmed();
    const link = `/api/alerts/stop?key=${key}`;

    const first = await post(link, 'List-Unsubscribe=One-Click');
    const second = await post(link, 'List-Unsubscribe=One-Click');

    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(await server.db.$count(alertReaders, eq(alertReaders.email, email))).toBe(0);
  });

  it('does nothing on GET, because mail scanners open links', async () => {
    const { email, key } = await confirmed();

    expect((await open(`/api/alerts/stop?key=${key}`)).body).toContain('<form method="post"');
    expect(await alertsOf(email)).toHaveLength(1);
  });
});

describe('sending matches', () => {
  it('lists them once, with links, the reason and how to stop', async () => {
    const { email, key } = await confirmed({ query: 'property_type=warehouse', name: 'โกดัง' });
    const assetId = await publish({ property_type: 'warehouse', title_th: 'โกดังบางนา' });
    await run();
    await run();

    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    const { text, mail } = compose(mails[0]!);
    expect(text).toContain(`${server.env.PUBLIC_ORIGIN}/assets/${assetId}`);
    expect(text).toContain('โกดังบางนา');
    expect(text).toContain('ส่งถึงคุณเพราะขอรับแจ้งเตือนจากอยู่ดีทางอีเมลไว้');
    expect(text).toContain(`/api/alerts?key=${key}`);
    expect(mail!.unsubscribeUrl).toContain(`/api/alerts/stop?key=${key}`);
    expect(mail!.html).toContain('โกดังบางนา');
  });

  it('is one message for all digests of an address, however many match', async () => {
    const { email, alert, link } = await confirmed({
      query: 'property_type=office',
      name: 'ออฟฟิศ',
      frequency: 'daily',
    });
    await request({ email, query: 'property_type=factory', name: 'โรงงาน', frequency: 'weekly' });
    await post(link, { action: 'confirm' });
    const [, second] = await alertsOf(email);
    await backdate(alert.id, '1 day');
    await backdate(second!.id, '7 days');
    for (let index = 0; index < 12; index += 1) await publish({ property_type: 'office' });
    await publish({ property_type: 'factory' });
    await server.db.delete(outboxMessages);

    await Promise.all([run(), run()]);

    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.news!.items).toMatchObject([
      { text: 'ทรัพย์ใหม่ 12 รายการตรงกับการค้นหา ออฟฟิศ', href: '/assets?property_type=office', details: { length: 10 } },
      { text: 'ทรัพย์ใหม่ 1 รายการตรงกับการค้นหา โรงงาน', details: { length: 1 } },
    ]);
  });
});

it('erases what nobody confirmed for a week, and addresses without alerts', async () => {
  const kept = await confirmed();
  const email = newEmail();
  await request({ email });
  const [waiting] = await alertsOf(email);
  await createAlertQueries(server.db).removeUnconfirmed();
  expect(await alertsOf(email)).toHaveLength(1);

  await backdate(waiting!.id, '8 days');
  await server.db.update(alertReaders).set({ created_at: sql`now() - interval '8 days'` });
  await createAlertQueries(server.db).removeUnconfirmed();

  expect(await server.db.select().from(alertReaders)).toMatchObject([{ email: kept.email }]);
});

describe('verifying the address as a member', () => {
  const verify = async (memberId: number, email: string) => {
    const codes = createEmailCodeQueries(server.db, server.env.JWT_SECRET);
    await codes.issue(memberId, email, '123456');
    await codes.redeem(memberId, '123456');
  };
  const searchesOf = (memberId: number) =>
    server.db.select().from(savedSearches).where(eq(savedSearches.member_id, memberId)).orderBy(asc(savedSearches.id));

  it('moves the alerts to the member with what they have already reported, and keeps sending mail', async () => {
    const { email, alert } = await confirmed({ query: 'property_type=hotel' });
    await request({ email, query: 'property_type=land' });
    await publish({ property_type: 'hotel' });
    await run();
    const member = await createTestMember(server);

    await verify(member.id, email);

    const [search, ...others] = await searchesOf(member.id);
    expect(search).toMatchObject({ name: 'คอนโด', query: 'property_type=hotel', frequency: 'instant' });
    expect(others).toEqual([]);
    expect(await server.db.$count(savedSearchMatches, eq(savedSearchMatches.saved_search_id, search!.id))).toBe(1);
    expect((await alertsOf(email)).map(({ query }) => query)).toEqual(['property_type=land']);
    expect((await alertsOf(email)).map(({ id }) => id)).not.toContain(alert.id);
    const [row] = await server.db.select().from(members).where(eq(members.id, member.id));
    expect(row!.notification_choices).toEqual({ saved_searches: { email: true } });
  });

  it('keeps the searches of the member, and no more than they may have', async () => {
    const { email } = await confirmed({ query: 'property_type=hotel' });
    const member = await createTestMember(server);
    const own = Array.from({ length: savedSearchLimits.count }, (_, index) => ({
      ...{ member_id: member.id, name: 'x', query: index === 0 ? 'property_type=hotel' : `price_max=${index}` },
    }));
    await server.db.insert(savedSearches).values(own);

    await verify(member.id, email);

    expect(await searchesOf(member.id)).toHaveLength(savedSearchLimits.count);
    expect(await alertsOf(email)).toEqual([]);
  });
});
