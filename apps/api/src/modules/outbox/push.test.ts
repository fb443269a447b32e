import { createPushStandIn, type PushStandIn, type StandInSubscription } from '@yoodee/push-stand-in';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxPushDevices, NotificationSettings } from '@yoodee/api-contract/notification-choices';
import { outboxMessages, pushDevices, rateWindows, sessions } from '../../db/schema.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { letTimePass } from '../../testing/test-otp.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { createSessionQueries } from '../auth/sessions.queries.ts';
import { createTransports } from './create-transports.ts';
import { createComposeNews } from '../notifications/compose-news.ts';
import { notify, type NewNotification } from '../notifications/notify.ts';
import { createOutbox } from './outbox.ts';
import { createPushServices } from './push-services.ts';

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

let service: PushStandIn;
let server: TestServer;
let assetId: number;
let deliver: () => Promise<void>;
const logged: unknown[] = [];
beforeAll(async () => {
  service = await createPushStandIn();
  server = await openTestServer({
    VAPID_PRIVATE_KEY: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    PUSH_SERVICES: `${service.origin},https://*.push.apple.com`,
  });
  assetId = await insertAsset(server.db, { title_th: 'คอนโดอโศก', title_en: 'Asoke condo' });
});
beforeEach(async () => {
  await server.db.delete(outboxMessages);
  await server.db.delete(rateWindows);
  logged.length = 0;
  const log = (...args: unknown[]) => void logged.push(...args);
  const outbox = createOutbox({
    db: server.db,
    transports: createTransports(server.env, { folder: '/nowhere', db: server.db }),
    composeNews: createComposeNews(server.env),
    logger: { error: log, warn: log },
  });
  deliver = outbox.deliverDue;
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const call = async ({ headers }: TestMember, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
  const reply = await server.app.inject({
    ...{ method, url: `/api/v1/member/${path}`, headers: { ...headers, 'user-agent': phone } },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, ...(reply.json() as { data: unknown; code?: string; errors?: object }) };
};
const keysOf = ({ endpoint, p256dh, auth }: StandInSubscription) => ({ endpoint, p256dh, auth });
const devicesOf = async (member: TestMember) =>
  NotificationSettings.parse((await call(member, 'GET', 'notification-choices')).data).push_devices;
/** A browser in which the member switched notifications on. */
const subscribe = async (member: TestMember) => {
  const browser = service.subscribe();
  const added = await call(member, 'POST', 'push-devices', keysOf(browser));
  if (added.status !== 200) throw new Error(JSON.stringify(added));
  return browser;
};
const day = sql`timestamptz '2026-11-20 14:00+07'`;
const tell = (member: TestMember, more: Partial<NewNotification> = {}) =>
  server.db.transaction((tx) =>
    notify(tx, [{ memberId: member.id, kind: 'lead_received', assetId, data: { name: 'x' }, ...more }], day),
  );
/** The news was written in the past; it is delivered now. */
const deliverNow = async () => {
  await server.db.update(outboxMessages).set({ expires_at: sql`now() + interval '3 days'` });
  await deliver();
};
const rows = () => server.db.select().from(outboxMessages);

describe('devices', () => {
  it('are listed with their names, newest first, and removed', async () => {
    const member = await createTestMember(server);
    await subscribe(member);
    await subscribe(member);

    const devices = await devicesOf(member);
    expect(devices).toMatchObject([
      { browser: 'Chrome', system: 'Android' },
      { browser: 'Chrome', system: 'Android' },
    ]);
    expect(devices[0]!.id).toBeGreaterThan(devices[1]!.id);
    expect(await call(member, 'DELETE', `push-devices/${devices[0]!.id}`)).toMatchObject({
      status: 200,
      data: { push_devices: [{ id: devices[1]!.id }] },
    });
    expect(await call(member, 'DELETE', `push-devices/${devices[0]!.id}`)).toMatchObject({ status: 404 });
  });

  it('cannot be removed by another member', async () => {
    const [member, other] = [await createTestMember(server), await createTestMember(server)];
    await subscribe(member);
    const [device] = await devicesOf(member);

    expect(await call(other, 'DELETE', `push-devices/${device!.id}`)).toMatchObject({ status: 404 });
    expect(await devicesOf(member)).toHaveLength(1);
  });

  it('are one per browser, however often and by whomever it is subscribed', async () => {
    const [first, second] = [await createTestMember(server), await createTestMember(server)];
    const browser = await subscribe(first);

    await Promise.all([1, 2, 3].map(() => call(second, 'POST', 'push-devices', keysOf(browser))));

    expect(await devicesOf(first)).toEqual([]);
    expect(await devicesOf(second)).toHaveLength(1);
  });

  it('are ten at most: a further one replaces the oldest', async () => {
    const member = await createTestMember(server);
    await subscribe(member);
    const [oldest] = await devicesOf(member);

    await Promise.all(Array.from({ length: maxPushDevices }, () => subscribe(member)));

    const devices = await devicesOf(member);
    expect(devices).toHaveLength(maxPushDevices);
    expect(devices.map(({ id }) => id)).not.toContain(oldest!.id);
  });

  it.each([
    ['an address of no push service', { endpoint: 'https://internal.example/push' }, { endpoint: 'invalid' }],
    ['an address of this machine', { endpoint: 'http://127.0.0.1:1/push' }, { endpoint: 'invalid' }],
    ['another scheme', { endpoint: 'ftp://web.push.apple.com/x' }, { endpoint: 'invalid' }],
    ['a name that ends like a service', { endpoint: 'https://evilpush.apple.com/x' }, { endpoint: 'invalid' }],
    ['a long address', { endpoint: `https://web.push.apple.com/${'x'.repeat(1_000)}` }, { endpoint: 'too_long' }],
    ['a short key', { p256dh: 'abc' }, { p256dh: 'invalid' }],
    ['a key that is no point of the curve', { p256dh: `BA${'A'.repeat(85)}` }, { p256dh: 'invalid' }],
    ['no secret', { auth: undefined }, { auth: 'required' }],
    ['a further field', { member_id: 1 }, expect.anything()],
  ])('are refused with %s', async (_what, changes, errors) => {
    const member = await createTestMember(server);
    const payload = { ...keysOf(service.subscribe()), ...changes };

    expect(await call(member, 'POST', 'push-devices', payload)).toMatchObject({ status: 400, errors });
  });

  it('are offered only where the site has a key', async () => {
    const other = await openTestServer();
    const member = await createTestMember(other);
    const reply = await other.app.inject({
      ...{ method: 'POST', url: '/api/v1/member/push-devices', headers: member.headers },
      payload: keysOf(service.subscribe()),
    });

    expect(reply.json()).toMatchObject({ code: 'unavailable' });
    await other.close();
  });
});

describe('a notification', () => {
  it.each([
    ['th', 'มีคนติดต่อเรื่อง คอนโดอโศก', /^ส่งถึงคุณเพราะเปิดรับเรื่อง คนติดต่อมา ทางเครื่องนี้ไว้$/, ''],
    ['en', 'Somebody asks about Asoke condo', /^You get this because you chose .+ on this device\.$/, '/en'],
  ] as const)('says in %s what there is, why it is shown and where it leads', async (locale, title, why, path) => {
    const member = await createTestMember(server, { locale });
    const browser = await subscribe(member);

    await tell(member, { data: { conversation_id: 7 } });
    await deliverNow();

    expect(browser.messages).toHaveLength(1);
    const [{ payload, headers, claims }] = browser.messages as [(typeof browser.messages)[0]];
    expect(payload).toEqual({
      ...{ lang: locale, title, body: expect.stringMatching(why), tag: expect.any(String) },
      href: `${path}/my-account?tab=messages&conversation=7`,
      settings: { label: expect.any(String), href: `${path}/my-account/setting#notifications` },
    });
    expect(headers).toMatchObject({ ttl: '259200', topic: expect.stringMatching(/^[\w-]{1,32}$/) });
    expect(claims.sub).toMatch(/^(mailto|https):/);
    expect(await rows()).toMatchObject([{ sent_at: expect.any(Date), news: null }]);
  });

  it('fits into what push services take, however long titles are', async () => {
    const member = await createTestMember(server);
    const browser = await subscribe(member);
    const long = await insertAsset(server.db, { title_th: 'ที่'.repeat(60) });

    for (let turn = 0; turn < 12; turn += 1) await tell(member, { assetId: long });
    await deliverNow();

    expect(browser.messages).toMatchObject([{ payload: { title: 'เรื่องใหม่ 12 เรื่องจากอยู่ดี' } }]);
  });

  it('is shown on every device, and not again on those that have it when one must be retried', async () => {
    const member = await createTestMember(server);
    const [one, other] = [await subscribe(member), await subscribe(member)];
    other.answerWith(503);

    await tell(member);
    await deliverNow();
    expect([one.messages.length, other.messages.length]).toEqual([1, 0]);
    other.answerWith(null);
    await letTimePass(server.db, 60);
    await deliver();

    expect([one.messages.length, other.messages.length]).toEqual([1, 1]);
    expect(await rows()).toMatchObject([{ tries: 2, sent_at: expect.any(Date) }]);
  });

  it.each([404, 410])('removes a device that its service no longer knows (%i)', async (status) => {
    const member = await createTestMember(server);
    const [gone, kept] = [await subscribe(member), await subscribe(member)];
    gone.answerWith(status);

    await tell(member);
    await deliverNow();

    expect(kept.messages).toHaveLength(1);
    expect(await devicesOf(member)).toHaveLength(1);
    expect(await rows()).toMatchObject([{ tries: 1, sent_at: expect.any(Date) }]);
  });

  it.each([429, 500, 503])('may be retried after %i, without its address in the log', async (status) => {
    const member = await createTestMember(server);
    const browser = await subscribe(member);
    browser.answerWith(status);

    await tell(member);
    await deliverNow();

    expect(await rows()).toMatchObject([{ tries: 1, sent_at: null, failed_at: null }]);
    expect(await devicesOf(member)).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain(browser.endpoint);
    await server.db.delete(pushDevices).where(eq(pushDevices.member_id, member.id));
  });

  it.each([400, 403, 413])('is given up when the service refuses it (%i)', async (status) => {
    const member = await createTestMember(server);
    (await subscribe(member)).answerWith(status);

    await tell(member);
    await deliverNow();

    expect(await rows()).toMatchObject([{ tries: 1, failed_at: expect.any(Date), news: null }]);
    expect(await devicesOf(member)).toHaveLength(1);
  });

  it('is not shown on a device that was signed out, and is on one whose session expired', async () => {
    const member = await createTestMember(server);
    const browser = await subscribe(member);
    await server.db
      .update(sessions)
      .set({ expires_at: sql`now() - interval '2 days'` })
      .where(eq(sessions.member_id, member.id));
    await createSessionQueries(server.db).removeOver();
    await tell(member);
    await deliverNow();
    expect(browser.messages).toHaveLength(1);

    const again = await createTestMember(server);
    await call(again, 'POST', 'push-devices', keysOf(browser));
    const [session] = await server.db.select().from(sessions).where(eq(sessions.member_id, again.id));
    await createSessionQueries(server.db).end(session!.id);
    await tell(again);
    await deliverNow();

    expect(browser.messages).toHaveLength(1);
  });

  it('is sent only to members with a device, whatever ids others have', async () => {
    const [without, member] = [await createTestMember(server), await createTestMember(server)];
    await subscribe(member);
    const [device] = await server.db.select().from(pushDevices).where(eq(pushDevices.member_id, member.id));
    expect(device!.id).not.toBe(member.id);

    await tell(without);
    expect(await rows()).toEqual([]);
    await tell(member);
    expect(await rows()).toMatchObject([{ channel: 'push', recipient: String(member.id) }]);
  });

  it('is not sent for a topic that is switched off on devices', async () => {
    const member = await createTestMember(server, { notification_choices: { enquiries: { push: false } } });
    await subscribe(member);

    await tell(member);

    expect(await rows()).toEqual([]);
  });

  it('waits for the end of quiet hours', async () => {
    const member = await createTestMember(server);
    await subscribe(member);
    const night = sql`timestamptz '2026-11-20 23:30+07'`;

    await server.db.transaction((tx) => notify(tx, [{ memberId: member.id, kind: 'lead_received', assetId }], night));

    expect((await rows())[0]!.next_try_at.toISOString()).toBe('2026-11-21T01:00:00.000Z');
  });
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/x', 'https://fcm.googleapis.com'],
  ['https://updates.push.services.mozilla.com/x', 'https://*.push.services.mozilla.com'],
  ['https://fcm.googleapis.com:8443/x', null],
  ['https://fcm.googleapis.com@evil.example/x', null],
  ['https://user@fcm.googleapis.com/x', null],
  ['https://push.services.mozilla.com.evil.example/x', null],
  ['nonsense', null],
])('takes %s for a device of %s', (endpoint, service) => {
  const PUSH_SERVICES = 'https://fcm.googleapis.com,https://*.push.services.mozilla.com';

  expect(createPushServices({ PUSH_SERVICES })(endpoint)).toBe(service);
});
