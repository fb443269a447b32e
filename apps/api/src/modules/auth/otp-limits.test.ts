import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxMessages, rateWindows } from '../../db/schema.ts';
import { letTimePass } from '../../testing/test-otp.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  await server.db.delete(rateWindows);
  await server.db.delete(outboxMessages);
});
afterAll(() => server.close());

const send = (phone: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/member/auth/otp',
    remoteAddress,
    headers,
    body: { phone_number: phone },
  });
const sentMessages = (prefix = '+') => server.db.$count(outboxMessages, like(outboxMessages.recipient, `${prefix}%`));
const numbers = (count: number, make: (n: number) => string) => Array.from({ length: count }, (_, n) => make(n));
const publicIp = (n: number) => `198.51.${Math.floor(n / 250)}.${(n % 250) + 1}`;

describe('one phone', () => {
  it('waits 60 seconds between codes and is told how long', async () => {
    const first = await send('0812345678', publicIp(1));
    const second = await send('0812345678', publicIp(2));

    expect(first.statusCode).toBe(200);
    expect(second.statusCode).toBe(429);
    const { code, details, message } = second.json();
    expect(code).toBe('otp_too_soon');
    expect(details.retry_after).toBeLessThanOrEqual(60);
    expect(second.headers['retry-after']).toBe(String(details.retry_after));
    expect(message).toContain(String(details.retry_after));
    const { sent_at, expires_at, resend_at } = first.json().data;
    expect([expires_at, resend_at].map((instant) => Date.parse(instant) - Date.parse(sent_at))).toEqual([
      300_000, 60_000,
    ]);
  });

  it('gets one code of many that are asked for at once', async () => {
    const replies = await Promise.all(numbers(20, publicIp).map((ip) => send('0812345678', ip)));

    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await sentMessages()).toBe(1);
  });

  it('gets five codes in ten minutes and ten a day', async () => {
    const outcomes: string[] = [];
    for (let n = 0; n < 16; n += 1) {
      const reply = await send('0812345678', publicIp(n));
      outcomes.push(reply.statusCode === 200 ? 'sent' : reply.json().code);
      await letTimePass(server.db, 61);
      if (n === 5 || n === 11) await letTimePass(server.db, 3_601);
    }

    expect(outcomes.slice(0, 6)).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'otp_limit']);
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(10);
    expect(outcomes.at(-1)).toBe('otp_limit');
    await letTimePass(server.db, 24 * 3_600);
    expect((await send('0812345678', publicIp(50))).statusCode).toBe(200);
  });

  it('T6 is one phone in every spelling', async () => {
    const spellings = ['0812345678', '+66812345678', '66 81-234-5678', '๐๘๑-๒๓๔-๕๖๗๘'];

    const replies = await Promise.all(spellings.map((phone, n) => send(phone, publicIp(n))));

    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429, 429]);
    expect(await sentMessages('+66812345678')).toBe(1);
  });
});

describe('many phones', () => {
  it('T6 of one prefix share ten codes an hour, from however many addresses', async () => {
    for (const n of numbers(200, (n) => String(n).padStart(3, '0'))) await send(`0812345${n}`, publicIp(Number(n)));

    expect(await sentMessages()).toBe(10);
  });

  it('T6 asked for from one address get twenty codes an hour', async () => {
    const replies = [];
    for (let n = 0; n < 40; n += 1) replies.push(await send(`08${String(n).padStart(2, '0')}345678`, '203.0.113.9'));

    expect(await sentMessages()).toBe(20);
    expect(replies.at(-1)?.json().code).toBe('too_many_requests');
  });

  it('counts an IPv6 network of 64 bits as one address', async () => {
    for (let n = 0; n < 25; n += 1) await send(`08${String(n).padStart(2, '0')}345678`, `2001:db8:1:2::${n + 1}`);

    expect(await sentMessages()).toBe(20);
  });

  it.each([
    ['+44 20 7183 8750', 'phone_not_supported'],
    ['1800123456', 'phone_not_supported'],
    ['02-123-4567', 'phone_not_mobile'],
  ])('T6 refuses %s and sends nothing', async (phone, code) => {
    const reply = await send(phone, publicIp(1));

    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code, errors: { phone_number: 'invalid' } });
    expect(await sentMessages()).toBe(0);
  });
});

describe('T8 the address that counts', () => {
  const forged = (n: number) => ({
    'x-forwarded-for': publicIp(n),
    forwarded: `for=${publicIp(n)}`,
    'x-real-ip': publicIp(n),
  });

  it('is the caller’s own where no gateway is in front', async () => {
    for (let n = 0; n < 40; n += 1) await send(`08${String(n).padStart(2, '0')}345678`, '203.0.113.9', forged(n));

    expect(await sentMessages()).toBe(20);
  });

  it('is the one the gateway added, whatever stood there before', async () => {
    for (let n = 0; n < 40; n += 1)
      await send(`08${String(n).padStart(2, '0')}345678`, '127.0.0.1', {
        ...forged(n),
        'x-forwarded-for': `${publicIp(n)}, 127.0.0.1, 203.0.113.9`,
      });

    expect(await sentMessages()).toBe(20);
  });
});

it('takes 30 codes in five minutes from one address', async () => {
  const verify = (remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/member/auth/otp/verify',
      remoteAddress,
      body: { otp: '123456', phone: '0812345678', ref_code: 'ABCD' },
    });
  const replies = [];
  for (let n = 0; n < 31; n += 1) replies.push(await verify('203.0.113.9'));

  expect(replies.slice(0, 30).every((reply) => reply.json().code === 'otp_unknown')).toBe(true);
  expect(replies[30]?.json().code).toBe('too_many_requests');
  expect((await verify('203.0.113.10')).json().code).toBe('otp_unknown');
});
