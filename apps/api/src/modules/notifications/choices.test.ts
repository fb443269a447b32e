import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  emailCodeLimits,
  getNotificationChoices,
  requestEmailCode,
  type NotificationSettings,
} from '@yoodee/api-contract/notification-choices';
import { notificationTopics } from '@yoodee/api-contract/notification-kinds';
import { emailCodes, members, outboxMessages, rateWindows } from '../../db/schema.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { codeSentTo, wrongFor } from '../../testing/test-otp.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { notify } from './notify.ts';
import { createUnsubscribeTokens } from './unsubscribe-token.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await openTestServer({ LINE_CHANNEL_ID: '1', LINE_CHANNEL_SECRET: 'the-secret-of-a-test-channel-0123' });
});
beforeEach(async () => {
  await server.db.delete(rateWindows);
  await server.db.delete(outboxMessages);
  member = await createTestMember(server);
});
afterAll(() => server.close());

type Method = 'GET' | 'PATCH' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, body?: object, { headers } = member) =>
  server.app.inject({ method, url: `/api/v1/member/${path}`, headers, ...(body && { body }) });
const settings = async (of = member): Promise<NotificationSettings> =>
  getNotificationChoices.response.parse((await call('GET', 'notification-choices', undefined, of)).json().data);
const choose = (body: object, of = member) => call('PATCH', 'notification-choices', body, of);
const topic = async (name: string, of = member) => (await settings(of)).topics.find((one) => one.topic === name);

describe('my choices', () => {
  it('are the defaults at first: everything at the bell, what matters also by LINE and mail', async () => {
    const { topics, ...rest } = await settings();

    expect(topics.map(({ topic: name }) => name)).toEqual(notificationTopics);
    expect(topics.every(({ bell }) => bell)).toBe(true);
    expect(topics.filter(({ line, email }) => line && email).map(({ topic: name }) => name)).toEqual([
      'enquiries',
      'viewings',
      'own_listings',
      'favourite_prices',
    ]);
    expect(rest).toEqual({
      quiet_hours: true,
      digest_hour: 8,
      line: 'unlinked',
      email_available: true,
      email: null,
      pending_email: null,
      push_key: null,
      push_devices: [],
    });
  });

  it('change one at a time, also back', async () => {
    const off = await choose({ topic: 'services', channel: 'email', on: true });
    await choose({ topic: 'services', channel: 'bell', on: false });

    expect(off.json().data.topics.at(-1)).toMatchObject({ topic: 'services', bell: true, line: false, email: true });
    expect(await topic('services')).toMatchObject({ topic: 'services', bell: false, line: false, email: true });
    await choose({ topic: 'services', channel: 'bell', on: true });
    expect(await topic('services')).toMatchObject({ bell: true, email: true });
  });

  it('have an hour of digests', async () => {
    expect((await choose({ digest_hour: 18 })).json().data.digest_hour).toBe(18);
    for (const digest_hour of [-1, 24, 7.5, '8', null, 1e9])
      expect((await choose({ digest_hour })).statusCode).toBe(400);
    expect((await settings()).digest_hour).toBe(18);
    await choose({ digest_hour: 8 });
  });

  it('do not overwrite each other when two devices choose at once', async () => {
    await Promise.all(
      notificationTopics.flatMap((name) => [
        choose({ topic: name, channel: 'line', on: false }),
        choose({ topic: name, channel: 'email', on: true }),
      ]),
    );

    for (const { line, email } of (await settings()).topics)
      expect({ line, email }).toEqual({ line: false, email: true });
  });

  it('cannot silence the bell for the member’s own listings', async () => {
    await choose({ topic: 'own_listings', channel: 'bell', on: false });

    expect(await topic('own_listings')).toMatchObject({ bell: true });
  });

  it('T16 do not change those of another member', async () => {
    const other = await createTestMember(server);
    await choose({ topic: 'services', channel: 'bell', on: false });
    await choose({ quiet_hours: false });

    expect(await settings(other)).toMatchObject({ quiet_hours: true });
    expect(await topic('services', other)).toMatchObject({ bell: true });
  });

  it('send waiting messages at once when quiet hours are switched off', async () => {
    await server.db.update(members).set({ email: 'a@example.com' }).where(eq(members.id, member.id));
    await notify(
      server.db,
      [{ memberId: member.id, kind: 'lead_received' }],
      sql`(date_trunc('day', now()) + interval '41 hours')`,
    );

    await choose({ quiet_hours: false });

    const [row] = await server.db.select({ isDue: sql<boolean>`next_try_at <= now()` }).from(outboxMessages);
    expect(row).toEqual({ isDue: true });
  });

  it.each([
    {},
    { topic: 'services' },
    { topic: 'services', channel: 'sms', on: true },
    { topic: '__proto__', channel: 'bell', on: true },
    { topic: "services'; drop table members", channel: 'bell', on: true },
    { topic: 'services', channel: 'bell', on: 'yes' },
    { topic: 'services', channel: 'bell', on: true, member_id: 1 },
    { quiet_hours: 1 },
    { quiet_hours: true, topic: 'services' },
  ])('refuse %j and stay', async (body) => {
    const before = await settings();

    expect((await choose(body)).json()).toMatchObject({ code: 'invalid_request', errors: expect.any(Object) });
    expect(await settings()).toEqual(before);
  });

  it('accept and return the mutes of pages from a release without channels', async () => {
    const reply = await call('PUT', 'notification-settings', { muted: ['lead_received'] });

    expect(reply.json().data).toEqual({ muted: ['lead_received'] });
    expect(await topic('enquiries')).toMatchObject({ bell: false, email: true });
    expect((await call('GET', 'notification-settings')).json().data).toEqual({ muted: ['lead_received'] });
  });
});

describe('my mail address', () => {
  const request = (email: string, of = member) => call('POST', 'email/code', { email }, of);
  const verify = (otp: string, of = member) => call('PUT', 'email', { otp }, of);
  let given = 0;
  const newAddress = () => `somying${(given += 1)}@example.com`;

  it('is used once its code is confirmed, and gets only the code before', async () => {
    const email = newAddress();
    requestEmailCode.response.parse((await request(email.toUpperCase())).json().data);
    expect(await settings()).toMatchObject({ email: null, pending_email: email });
    await notify(server.db, [{ memberId: member.id, kind: 'lead_received' }]);
    expect(await server.db.$count(outboxMessages, eq(outboxMessages.recipient, email))).toBe(1);

    const reply = await verify(await codeSentTo(server.db, email));

    expect(reply.json().data).toMatchObject({ email, pending_email: null });
    await notify(server.db, [{ memberId: member.id, kind: 'lead_received' }]);
    expect(await server.db.$count(outboxMessages, eq(outboxMessages.recipient, email))).toBe(2);
  });

  it('stays while a new one waits for its code, and can be forgotten', async () => {
    const [first, second] = [newAddress(), newAddress()];
    await request(first);
    await verify(await codeSentTo(server.db, first));
    await request(second);
    expect(await settings()).toMatchObject({ email: first, pending_email: second });

    expect((await call('DELETE', 'email')).json().data).toMatchObject({ email: null, pending_email: null });
    expect((await verify(await codeSentTo(server.db, second))).json()).toMatchObject({ code: 'otp_unknown' });
  });

  it('compares five wrong codes at most, also in parallel, so that none can be guessed (T68)', async () => {
    const email = newAddress();
    await request(email);
    const otp = await codeSentTo(server.db, email);

    const replies = await Promise.all(Array.from({ length: 20 }, () => verify(wrongFor(otp))));

    expect(replies.filter((reply) => reply.json().code === 'otp_wrong')).toHaveLength(emailCodeLimits.tries);
    expect((await verify(otp)).json()).toMatchObject({ code: 'otp_exhausted' });
    expect(await settings()).toMatchObject({ email: null });
  });

  it('is verified once, by its member, with the last code', async () => {
    const [old, email] = [newAddress(), newAddress()];
    const other = await createTestMember(server);
    await request(old);
    const oldCode = await codeSentTo(server.db, old);
    await request(email);
    const otp = await codeSentTo(server.db, email);
    await request(newAddress(), other);

    if (oldCode !== otp) expect((await verify(oldCode)).json()).toMatchObject({ code: 'otp_wrong' });
    expect((await verify(otp, other)).statusCode).toBe(400);
    const replies = await Promise.all([verify(otp), verify(otp), verify(otp)]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await settings()).toMatchObject({ email });
  });

  it('is not verified after fifteen minutes', async () => {
    const email = newAddress();
    await request(email);
    await server.db.update(emailCodes).set({ expires_at: sql`now()` });

    expect((await verify(await codeSentTo(server.db, email))).json()).toMatchObject({ code: 'otp_expired' });
    expect(await settings()).toMatchObject({ pending_email: null });
  });

  it('gets three codes a day, whoever asks, and a member asks for five (T68)', async () => {
    const email = newAddress();
    const askers = [];
    for (let n = 0; n < 4; n += 1) askers.push(await createTestMember(server));
    const statuses = [];
    for (const asker of askers) statuses.push((await request(email, asker)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);

    for (let n = 0; n < 5; n += 1) expect((await request(newAddress())).statusCode).toBe(200);
    expect((await request(newAddress())).json()).toMatchObject({ code: 'too_many_requests' });
  });

  it.each([
    'somying',
    '@example.com',
    'a@b',
    'a b@example.com',
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com\nb@example.com',
    '"a\r\n"@example.com',
    'Somying <a@example.com>',
    `${'a'.repeat(250)}@example.com`,
    '',
  ])('is not %j', async (email) => {
    expect((await request(email)).json()).toMatchObject({
      code: 'invalid_request',
      errors: { email: expect.any(String) },
    });
    expect(await server.db.$count(outboxMessages)).toBe(0);
  });

  it('is for members', async () => {
    for (const [method, path] of [
      ['POST', 'email/code'],
      ['PUT', 'email'],
      ['DELETE', 'email'],
      ['PATCH', 'notification-choices'],
    ] as const)
      expect((await server.app.inject({ method, url: `/api/v1/member/${path}`, body: {} })).statusCode).toBe(401);
  });
});

describe('unsubscribing from mail', () => {
  const subscriber = async (email = 'reader@example.com') => {
    await server.db.update(members).set({ email }).where(eq(members.id, member.id));
    return createUnsubscribeTokens(server.env).sign({ memberId: member.id, email });
  };
  const click = (token: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api/unsubscribe/${token}?lang=en`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  const mails = async () => (await settings()).topics.filter(({ email }) => email).length;

  it('works with one click, twice, and without signing in', async () => {
    const token = await subscriber();
    await notify(server.db, [{ memberId: member.id, kind: 'lead_received' }]);

    for (let turn = 0; turn < 2; turn += 1) {
      const reply = await click(token);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain('No more email');
    }

    expect(await mails()).toBe(0);
    expect(await topic('enquiries')).toMatchObject({ bell: true, line: true });
    expect(await server.db.$count(outboxMessages)).toBe(0);
  });

  it('does nothing on GET, because mail scanners open links', async () => {
    const token = await subscriber();

    const page = await server.app.inject(`/api/unsubscribe/${token}`);

    expect(page.body).toContain('<form method="post">');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    expect(await mails()).toBeGreaterThan(0);
  });

  it('also takes the form of a browser and a body of any kind', async () => {
    const token = await subscriber();
    const boundary = { 'content-type': 'multipart/form-data; boundary=x' };
    const reply = await server.app.inject({
      method: 'POST',
      url: `/api/unsubscribe/${token}`,
      headers: boundary,
      body: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    });

    expect(reply.statusCode).toBe(200);
    expect(await mails()).toBe(0);
  });

  it('needs the token of this member and this address (T69)', async () => {
    const token = await subscriber();
    const other = await createTestMember(server);
    const tokens = createUnsubscribeTokens(server.env);
    const forged = [
      token.replace(/^\d+/, String(other.id)),
      token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      tokens.sign({ memberId: member.id, email: 'former@example.com' }),
      createUnsubscribeTokens({ JWT_SECRET: 'another-secret-with-32-characters-or-more' }).sign({
        memberId: member.id,
        email: 'reader@example.com',
      }),
      '1',
      `${member.id}.`,
      '%00',
      'x'.repeat(199),
    ];

    for (const one of forged) expect((await click(one)).statusCode).toBeGreaterThanOrEqual(400);
    expect(await mails()).toBeGreaterThan(0);
  });
});
