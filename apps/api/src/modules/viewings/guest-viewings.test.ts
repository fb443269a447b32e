import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openGuestViewings } from '@yoodee/api-contract/guest-viewings';
import { Viewing } from '@yoodee/api-contract/viewings';
import * as z from 'zod/mini';
import { assets, conversations, viewings } from '../../db/schema.ts';
import { callAs, tokenSentTo } from '../../testing/test-conversation.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { book, freeTimesOf, sellerWithHours, step, viewingFor, type Booked } from '../../testing/test-viewing.ts';

let server: TestServer;
let seller: TestMember;
let assetId: number;
let booked: Booked;

beforeAll(async () => {
  server = await openTestServer({ LEADS_PER_HOUR_IP: '1000' });
});
beforeEach(async () => {
  ({ seller, assetId } = await sellerWithHours(server));
  booked = await book(server.app, assetId);
});
afterAll(() => server.close());

const asGuest = (method: 'POST' | 'PATCH', path: string, body: object) =>
  callAs(server.app, null)(method, `/public/viewings${path}`, body);
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** The token of the link that the buyer gets when the seller takes a step. */
const linkAfterMove = async (): Promise<string> => {
  await step(server.app, seller, booked.viewing.id, { step: 'move', times: [soon(90)] });
  const { phone } = await viewingFor(server.app, seller, booked.viewing.id);
  return tokenSentTo(server.db, phone!);
};

describe('the token of a booking', () => {
  it('opens this viewing, and not the conversation', async () => {
    const { token, viewing } = booked;

    const opened = await asGuest('POST', '', { token });
    const { items } = z.parse(openGuestViewings.response, opened.json().data);

    expect(items.map(({ id }) => id)).toEqual([viewing.id]);
    expect(items[0]).toMatchObject({ conversation_id: null, side: 'buying', steps: ['move', 'cancel'], phone: null });
    const conversation = await callAs(server.app, null)('POST', '/public/conversation', { token });
    expect(conversation.statusCode).toBe(400);
    const wanted = { kind: 'proposal', times: [soon(30)] };
    expect((await asGuest('POST', '/new', { token, ...wanted })).statusCode).toBe(404);
  });

  it('moves, notes and cancels it', async () => {
    const { token, viewing } = booked;
    const [another] = (await freeTimesOf(server.app, assetId)).slice(3);
    const take = (action: object) => asGuest('POST', '/steps', { token, id: viewing.id, action });

    const moved = await take({ step: 'move', times: [another] });
    const noted = await asGuest('PATCH', '', { token, id: viewing.id, note: 'ถามเรื่องที่จอดรถ' });
    const cancelled = await take({ step: 'cancel' });

    expect(z.parse(Viewing, moved.json().data)).toMatchObject({ state: 'confirmed', starts_at: another });
    expect(noted.json().data.note).toBe('ถามเรื่องที่จอดรถ');
    expect(cancelled.json().data).toMatchObject({ state: 'cancelled', ended_by: 'me' });
    expect(await viewingFor(server.app, seller, viewing.id)).toMatchObject({ ended_by: 'other', note: null });
  });

  it('does nothing to another viewing of the same seller', async () => {
    const other = await book(server.app, assetId);

    const taken = await asGuest('POST', '/steps', {
      ...{ token: booked.token, id: other.viewing.id, action: { step: 'cancel' } },
    });

    expect(taken.statusCode).toBe(404);
    expect(await viewingFor(server.app, seller, other.viewing.id)).toMatchObject({ state: 'confirmed' });
  });

  it('ends when the buyer has an account, and a month after the viewing', async () => {
    const other = await book(server.app, assetId);
    const { phone } = await viewingFor(server.app, seller, booked.viewing.id);
    const member = await createTestMember(server, { phone: phone! });

    const mine = await callAs(server.app, member)('GET', '/member/viewings');
    const old = sql`now() - interval '31 days'`;
    await server.db.update(viewings).set({ updated_at: old, starts_at: old }).where(eq(viewings.id, other.viewing.id));

    expect(mine.json().data.items.map(({ id }: Viewing) => id)).toEqual([booked.viewing.id]);
    for (const { token } of [booked, other]) expect((await asGuest('POST', '', { token })).statusCode).toBe(404);
  });
});

describe('the link to a conversation', () => {
  it('opens all its viewings and answers what the seller proposes', async () => {
    const token = await linkAfterMove();

    const opened = await asGuest('POST', '', { token });
    const accepted = await asGuest('POST', '/steps', {
      ...{ token, id: booked.viewing.id, action: { step: 'accept' } },
    });

    expect(opened.json().data.items).toMatchObject([{ state: 'offered', steps: ['accept', 'propose', 'decline'] }]);
    expect(opened.json().data.items[0].conversation_id).toBeGreaterThan(0);
    expect(accepted.json().data).toMatchObject({ state: 'confirmed' });
  });

  it('books another time', async () => {
    const token = await linkAfterMove();
    const [starts_at] = await freeTimesOf(server.app, assetId);

    const added = await asGuest('POST', '/new', { token, kind: 'slot', starts_at });

    expect(added.statusCode).toBe(201);
    expect(added.json().data).toMatchObject({ state: 'confirmed', starts_at });
    expect((await asGuest('POST', '', { token })).json().data.items).toHaveLength(2);
  });

  it('still works a month after the last message, because a link was sent today', async () => {
    await server.db.update(conversations).set({ last_message_at: sql`now() - interval '40 days'` });

    const token = await linkAfterMove();

    expect((await asGuest('POST', '', { token })).statusCode).toBe(200);
  });
});

describe('forged, foreign and unknown tokens', () => {
  it('are all not found', async () => {
    const { token, viewing } = booked;
    const signature = token!.split('.')[2]!;
    const forged = [
      `v.${viewing.id + 1}.${signature}`,
      `v.${viewing.id}.${'A'.repeat(43)}`,
      `v.987654321.${signature}`,
      'A'.repeat(43),
    ];

    for (const one of forged) {
      expect((await asGuest('POST', '', { token: one })).statusCode).toBe(404);
      const action = { token: one, id: viewing.id, action: { step: 'cancel' } };
      expect((await asGuest('POST', '/steps', action)).statusCode).toBe(404);
      expect((await asGuest('PATCH', '', { token: one, id: viewing.id, note: 'x' })).statusCode).toBe(404);
    }
    expect(await viewingFor(server.app, seller, viewing.id)).toMatchObject({ state: 'confirmed' });
  });

  it.each(['', 'v.', 'v.1.short', 'v.0.' + 'A'.repeat(43), 'x'.repeat(5_000), null, 7])(
    'that are no tokens are refused: %s',
    async (token) => {
      expect((await asGuest('POST', '', { token })).statusCode).toBe(400);
    },
  );
});

describe('the calendar file', () => {
  const open = (path: string) => server.app.inject({ method: 'GET', url: path });
  const fileOf = () => booked.viewing.calendar!.file;
  /** Long lines are folded (RFC 5545, 3.1). */
  const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
  const valueOf = (text: string, name: string) =>
    lines(text)
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1);

  it('needs no sign-in, is never cached, and says when and where', async () => {
    const reply = await open(fileOf());

    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      ...{ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' },
    });
    const start = booked.viewing.starts_at!.replace(/[-:]|\.\d{3}/g, '');
    expect(valueOf(reply.payload, 'DTSTART')).toBe(start);
    expect(valueOf(reply.payload, 'STATUS')).toBe('CONFIRMED');
    expect(valueOf(reply.payload, 'GEO')).toBe('13.7243;100.5785');
    expect(valueOf(reply.payload, 'SUMMARY')).toContain('ห้องมุมชั้นสูง');
    expect(lines(reply.payload)).toContain('BEGIN:VALARM');
  });

  it('keeps its UID and rises in sequence when the viewing is moved and cancelled', async () => {
    const [another] = (await freeTimesOf(server.app, assetId)).slice(3);
    const take = (action: object) => asGuest('POST', '/steps', { token: booked.token, id: booked.viewing.id, action });
    const file = fileOf();

    const first = (await open(file)).payload;
    await take({ step: 'move', times: [another] });
    const second = (await open(file)).payload;
    await take({ step: 'cancel' });
    const third = (await open(file)).payload;

    expect(new Set([first, second, third].map((text) => valueOf(text, 'UID'))).size).toBe(1);
    expect([first, second, third].map((text) => valueOf(text, 'SEQUENCE'))).toEqual(['0', '1', '2']);
    expect(valueOf(second, 'DTSTART')).not.toBe(valueOf(first, 'DTSTART'));
    expect([valueOf(third, 'STATUS'), valueOf(third, 'METHOD')]).toEqual(['CANCELLED', 'CANCEL']);
  });

  it('has no line that a title could add', async () => {
    const evil = 'บ้าน\r\nBEGIN:VALARM\nATTACH:http://evil.example\u2028\u0085X:1;,\\n"';
    await server.db.update(assets).set({ title_th: evil }).where(eq(assets.id, assetId));

    const { payload } = await open(fileOf());

    const begins = lines(payload).filter((line) => line.startsWith('BEGIN:'));
    expect(begins).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'BEGIN:VALARM']);
    expect(lines(payload).some((line) => line.startsWith('ATTACH') || line.startsWith('X:1'))).toBe(false);
    expect(valueOf(payload, 'SUMMARY')).toContain('\\;\\,\\\\n');
    expect(payload.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('shows no more of the place than the seller does', async () => {
    await server.db.update(assets).set({ location_precision: 'approximate' }).where(eq(assets.id, assetId));

    const { payload } = await open(fileOf());
    const { route } = await viewingFor(server.app, seller, booked.viewing.id);

    expect(payload).not.toContain('13.7243;100.5785');
    expect(route).toMatchObject({ is_approximate: true });
    expect(route!.url).not.toContain('13.7243,100.5785');
  });

  it('is not found for forged and expired addresses', async () => {
    const file = fileOf();
    const forged = [
      file.replace(/\/(\d+)\.b/, (_, id) => `/${Number(id) + 1}.b`),
      file.replace('.b.', '.s.'),
      file.replace('.th.', '.en.'),
      file.replace(/\.[\w-]{43}/, `.${'A'.repeat(43)}`),
      '/api/v1/viewings/x/viewing.ics',
    ];

    for (const path of forged) expect((await open(path)).statusCode).toBe(404);
    const old = sql`now() - interval '31 days'`;
    await server.db.update(viewings).set({ updated_at: old, starts_at: old }).where(eq(viewings.id, booked.viewing.id));
    expect((await open(file)).statusCode).toBe(404);
  });

  it('has links to calendars on the web, with the same time', () => {
    const { google, outlook } = booked.viewing.calendar!;
    const start = booked.viewing.starts_at!;

    expect(new URL(google).searchParams.get('dates')).toContain(start.replace(/[-:]|\.\d{3}/g, ''));
    expect(new URL(outlook).searchParams.get('startdt')).toBe(start);
  });
});
