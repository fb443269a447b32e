import { like, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendOtp, verifyOtp } from '@yoodee/api-contract/member';
import { startWork } from '@yoodee/api-contract/sign-in-work';
import { solveWork } from '@yoodee/api-contract/solve-work';
import { outboxMessages, rateWindows } from '../../db/schema.ts';
import { createTestMember } from '../../testing/test-member.ts';
import { letTimePass, requestCode } from '../../testing/test-otp.ts';
import { createSessions } from './sessions.ts';
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
  it('waits 60 seconds between codes, and the response says how long', async () => {
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

  it('gets one code for many concurrent requests', async () => {
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

  it('T6 is the same phone in every spelling', async () => {
    const spellings = ['0812345678', '+66812345678', '66 81-234-5678', '๐๘๑-๒๓๔-๕๖๗๘'];

    const replies = await Promise.all(spellings.map((phone, n) => send(phone, publicIp(n))));

    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429, 429]);
    expect(await sentMessages('+66812345678')).toBe(1);
  });
});

/** Answers a challenge as a browser does: computes the proof of work, then repeats the request. */
const sendWithWork = async (phone_number: string, remoteAddress: string) => {
  const request = (path: string, body: object) =>
    server.app.inject({ method: 'POST', url: `/api/v1${path}`, remoteAddress, body });
  const { data } = (await request(startWork.path, { phone_number })).json();
  return request(sendOtp.path, { phone_number, work: { challenge: data.challenge, answers: await solveWork(data) } });
};
const codeOf = (reply: LightMyRequestResponse) => (reply.statusCode === 200 ? 'sent' : reply.json().code);
/** The counts of an hour in which many codes were sent. */
const setCount = (bucket: string, count: number) =>
  server.db.insert(rateWindows).values({
    bucket,
    count,
    starts_at: sql`now()`,
    ends_at: sql`now() + interval '1 hour'`,
  });
/** Signs a member in, as in a browser, and returns its cookie. */
const deviceOf = async (phone: string) => {
  const { otp, refCode } = await requestCode(server, phone, { remoteAddress: '192.0.2.1' });
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api/v1${verifyOtp.path}`,
    body: { otp, phone, ref_code: refCode, first_name: 'สมชาย', last_name: 'รักดี' },
  });
  const cookie = reply.cookies.find(({ name }) => name === 'known_device')!;
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 180 * 86_400 });
  await letTimePass(server.db, 61);
  return { cookie: `known_device=${cookie.value}` };
};

describe('many phones', () => {
  it('T6 with the same prefix get ten codes an hour, and a hundred with a proof of work before each', async () => {
    const codes = [];
    for (let n = 0; n < 20; n += 1)
      codes.push(codeOf(await send(`08123450${String(n).padStart(2, '0')}`, publicIp(n))));

    expect(codes.filter((code) => code === 'sent')).toHaveLength(10);
    expect(codes.at(-1)).toBe('work_required');
    expect(codeOf(await sendWithWork('0812345100', publicIp(1)))).toBe('sent');
    await server.db.update(rateWindows).set({ count: 100 }).where(like(rateWindows.bucket, 'otp:send:prefix:%'));
    expect(codeOf(await sendWithWork('0812345101', publicIp(1)))).toBe('too_many_requests');
  });

  it('T6 at one address get ten codes an hour, and a hundred with a proof of work before each', async () => {
    const codes = [];
    for (let n = 0; n < 20; n += 1)
      codes.push(codeOf(await send(`08${String(n).padStart(2, '0')}345678`, '203.0.113.9')));

    expect(codes.filter((code) => code === 'sent')).toHaveLength(10);
    expect(codes.at(-1)).toBe('work_required');
    expect(codeOf(await sendWithWork('0899345678', '203.0.113.9'))).toBe('sent');
    await server.db.update(rateWindows).set({ count: 100 }).where(like(rateWindows.bucket, 'otp:send:ip:%'));
    expect(codeOf(await sendWithWork('0898345678', '203.0.113.9'))).toBe('too_many_requests');
  });

  it('counts an IPv6 network of 64 bits as one address', async () => {
    for (let n = 0; n < 25; n += 1) await send(`08${String(n).padStart(2, '0')}345678`, `2001:db8:1:2::${n + 1}`);

    expect(await sentMessages()).toBe(10);
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

describe('T8 the client address', () => {
  const forged = (n: number) => ({
    'x-forwarded-for': publicIp(n),
    forwarded: `for=${publicIp(n)}`,
    'x-real-ip': publicIp(n),
  });

  it('is the connection’s address without a gateway', async () => {
    for (let n = 0; n < 40; n += 1) await send(`08${String(n).padStart(2, '0')}345678`, '203.0.113.9', forged(n));

    expect(await sentMessages()).toBe(10);
  });

  it('is the one the gateway added, whatever the client sent', async () => {
    for (let n = 0; n < 40; n += 1)
      await send(`08${String(n).padStart(2, '0')}345678`, '127.0.0.1', {
        ...forged(n),
        'x-forwarded-for': `${publicIp(n)}, 127.0.0.1, 203.0.113.9`,
      });

    expect(await sentMessages()).toBe(10);
  });
});

it('allows 30 verifications in five minutes per address', async () => {
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

describe('F3 nobody is locked out by others', () => {
  it('a block of a thousand numbers stays open after ten codes for it', async () => {
    for (let n = 0; n < 10; n += 1) await send(`081234500${n}`, publicIp(n));

    expect(codeOf(await sendWithWork('0812345999', publicIp(99)))).toBe('sent');
  });

  it('a device on which the phone has signed in gets codes after strangers used up the phone, its block and its address', async () => {
    const phone = '+66812345678';
    const device = await deviceOf(phone);
    for (let n = 0; n < 10; n += 1) {
      await send(phone, '203.0.113.9');
      await letTimePass(server.db, 61);
      if (n === 5) await letTimePass(server.db, 3_601);
    }
    for (let n = 0; n < 20; n += 1) await send(`08123450${String(n).padStart(2, '0')}`, '203.0.113.9');
    expect(codeOf(await send(phone, '203.0.113.9'))).not.toBe('sent');

    expect(codeOf(await send(phone, '203.0.113.9', device))).toBe('sent');
    await letTimePass(server.db, 61);
    expect(codeOf(await send(phone, '203.0.113.9', device))).toBe('sent');
  });

  it('a device’s own codes are limited too', async () => {
    const device = await deviceOf('+66812345678');
    const codes = [];
    for (let n = 0; n < 8; n += 1) {
      codes.push(codeOf(await send('0812345678', publicIp(n), device)));
      await letTimePass(server.db, 61);
    }

    expect(codes).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'otp_limit', 'otp_limit', 'otp_limit']);
  });

  it('a stranger’s code does not spoil the one that a member is typing', async () => {
    const phone = '+66812345678';
    const device = await deviceOf(phone);
    const { otp, refCode } = await requestCode(server, phone, { headers: device });
    await send(phone, publicIp(7));

    const reply = await server.app.inject({
      method: 'POST',
      url: `/api/v1${verifyOtp.path}`,
      body: { otp, phone, ref_code: refCode },
    });

    expect(reply.statusCode).toBe(200);
  });

  it('a member changes their number whatever strangers did to address and block', async () => {
    const member = await createTestMember(server);
    for (let n = 0; n < 20; n += 1) await send(`08123450${String(n).padStart(2, '0')}`, '203.0.113.9');

    expect(codeOf(await send('0812345999', '203.0.113.9', member.headers))).toBe('sent');
  });

  it('a device keeps its own count of verifications', async () => {
    const phone = '+66812345678';
    const device = await deviceOf(phone);
    const verify = (headers: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url: `/api/v1${verifyOtp.path}`,
        remoteAddress: '203.0.113.9',
        headers,
        body: { otp: '123456', phone, ref_code: 'ABCD' },
      });
    for (let n = 0; n < 31; n += 1) await verify({});

    expect(codeOf(await verify({}))).toBe('too_many_requests');
    expect(codeOf(await verify(device))).toBe('otp_unknown');
  });

  it.each([
    ['of another phone', async () => deviceOf('+66811111111')],
    ['that is changed', async () => ({ cookie: (await deviceOf('+66812345678')).cookie.replace(/.$/, '_') })],
    ['that is junk', async () => ({ cookie: 'known_device=a.b.c; known_device=' })],
  ])('a cookie %s changes nothing', async (_which, cookieOf) => {
    const headers = await cookieOf();
    await server.db.delete(rateWindows);
    await setCount('otp:send:day:+66812345678', 10);

    expect(codeOf(await send('0812345678', publicIp(1), headers))).toBe('otp_limit');
  });
});

describe('F3 the proof of work', () => {
  const full = () => setCount('otp:send:ip:203.0.113.9', 10);
  const challengeFor = async (phone_number: string, remoteAddress: string) => {
    const url = `/api/v1${startWork.path}`;
    const reply = await server.app.inject({ method: 'POST', url, remoteAddress, body: { phone_number } });
    return reply.json().data;
  };
  const sendSolved = (phone_number: string, work: object) =>
    server.app.inject({
      method: 'POST',
      url: `/api/v1${sendOtp.path}`,
      remoteAddress: '203.0.113.9',
      body: { phone_number, work },
    });

  it('allows one code', async () => {
    await full();
    const data = await challengeFor('0812345678', '203.0.113.9');
    const work = { challenge: data.challenge, answers: await solveWork(data) };

    const replies = await Promise.all(Array.from({ length: 10 }, () => sendSolved('0812345678', work)));
    await letTimePass(server.db, 61);

    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await server.db.delete(rateWindows).where(like(rateWindows.bucket, 'otp:send:%'));
    await full();
    expect(codeOf(await sendSolved('0812345678', work))).toBe('too_many_requests');
  });

  it('is valid for one phone and one network', async () => {
    await full();
    const data = await challengeFor('0812345678', '203.0.113.9');
    const elsewhere = await challengeFor('0812345678', '203.0.113.10');
    const answered = { challenge: data.challenge, answers: await solveWork(data) };

    expect(codeOf(await sendSolved('0899999999', answered))).toBe('work_required');
    expect(
      codeOf(await sendSolved('0812345678', { challenge: elsewhere.challenge, answers: await solveWork(elsewhere) })),
    ).toBe('work_required');
  });

  it.each([
    ['without answers', (challenge: string) => ({ challenge, answers: [1, 2, 3, 4] })],
    [
      'with fewer bits',
      (challenge: string) => ({ challenge: challenge.replace(/\.8\./, '.1.'), answers: [1, 2, 3, 4] }),
    ],
    ['that is ours in no way', () => ({ challenge: 'x'.repeat(200), answers: [0] })],
  ])('%s is refused', async (_how, workOf) => {
    await full();
    const { challenge } = await challengeFor('0812345678', '203.0.113.9');

    expect(codeOf(await sendSolved('0812345678', workOf(challenge)))).toBe('work_required');
    expect(await sentMessages()).toBe(0);
  });
});

describe('F3 the whole site', () => {
  /** Uses up the burst of the daily budget, which takes a day to refill. */
  const useUp = (bucket: string) =>
    server.db
      .insert(rateWindows)
      .values({ bucket, count: 1, starts_at: sql`now()`, ends_at: sql`now() + interval '24 hours'` })
      .onConflictDoUpdate({ target: rateWindows.bucket, set: { ends_at: sql`excluded.ends_at` } });
  const waitingLine = async (lineSub: string) => {
    const { accessToken } = await createSessions(server).openForLine(server.db, lineSub, {});
    return { authorization: `Bearer ${accessToken}` };
  };

  it('sends no more codes a day than its setting, and keeps a part for members and known devices', async () => {
    const phone = '+66812345678';
    const device = await deviceOf(phone);
    await useUp('otp:send:strangers');

    expect(codeOf(await sendWithWork('0866666666', publicIp(1)))).toBe('otp_paused');
    expect(codeOf(await send(phone, publicIp(1), device))).toBe('sent');
    await letTimePass(server.db, 61);
    await useUp('otp:send:site');
    expect(codeOf(await send(phone, publicIp(1), device))).toBe('otp_paused');
  });

  it('lets strangers in again within a minute, after a harder proof of work', { tags: ['slow'] }, async () => {
    await useUp('otp:send:strangers');
    const refused = await sendWithWork('0866666666', publicIp(1));

    const wait = refused.json().details.retry_after;
    expect(wait).toBeLessThanOrEqual(60);
    await letTimePass(server.db, wait);
    expect(codeOf(await send('0866666666', publicIp(1)))).toBe('work_required');
    const { data } = (
      await server.app.inject({ method: 'POST', url: `/api/v1${startWork.path}`, body: { phone_number: '0866666666' } })
    ).json();
    expect(data.bits).toBe(11);
    expect(codeOf(await sendWithWork('0866666666', publicIp(1)))).toBe('sent');
  });

  it('goes on signing up newcomers who have signed in to LINE, ten codes a day for each account', async () => {
    await useUp('otp:send:strangers');
    const newcomer = await waitingLine(`U${'a'.repeat(32)}`);
    const codes = [];
    for (let n = 0; n < 12; n += 1) {
      codes.push(codeOf(await send(`08${String(n).padStart(2, '0')}345678`, publicIp(n), newcomer)));
      await letTimePass(server.db, 61);
      if (n === 4 || n === 9) await letTimePass(server.db, 601);
    }

    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'sent'), 'otp_limit', 'otp_limit']);
    await useUp('otp:send:line');
    expect(codeOf(await send('0866666666', publicIp(1), await waitingLine(`U${'b'.repeat(32)}`)))).toBe('otp_paused');
  });

  it.each([
    ['th', 'สมัครหรือเข้าด้วย LINE ได้'],
    ['en', 'You can still sign up or sign in with LINE'],
  ])('says that LINE still works (%s)', async (locale, text) => {
    await useUp('otp:send:strangers');

    const reply = await send('0866666666', publicIp(1), { 'accept-language': locale });

    expect(reply.json().message).toContain(text);
  });
});
