import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MemberNotification } from '@yoodee/api-contract/notifications';
import { bookViewing, getViewings, Viewing } from '@yoodee/api-contract/viewings';
import * as z from 'zod/mini';
import { assets, viewings } from '../../db/schema.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { callAs, enquire, messagesOf, onlyConversationOf } from '../../testing/test-conversation.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { textsTo } from '../../testing/test-otp.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { book, freeTimesOf, sellerWithHours, sendBooking, step, viewingFor } from '../../testing/test-viewing.ts';
import { addDays, dayOf } from './bangkok-days.ts';

let server: TestServer;
let seller: TestMember;
let buyer: TestMember;
let assetId: number;

beforeAll(async () => {
  server = await openTestServer({ LEADS_PER_HOUR_IP: '1000' });
});
beforeEach(async () => {
  ({ seller, assetId } = await sellerWithHours(server));
  buyer = await createTestMember(server);
});
afterAll(() => server.close());

const noticesOf = async (member: TestMember) => {
  const reply = await callAs(server.app, member)('GET', '/member/notifications');
  return (reply.json().data.items as MemberNotification[]).map(({ kind, data }) => [kind, data.viewing_id]);
};
const search = async (member: TestMember, query = '') => {
  const reply = await callAs(server.app, member)('GET', `/member/viewings${query}`);
  return z.parse(getViewings.response, reply.json().data);
};
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('booking a free time', () => {
  it('agrees on it at once, in a conversation, and tells both', async () => {
    const [startsAt] = await freeTimesOf(server.app, assetId);

    const reply = await sendBooking(server.app, assetId, { buyer, kind: 'slot', starts_at: startsAt });
    const { viewing, token } = z.parse(bookViewing.response, reply.json().data);
    const conversation = await onlyConversationOf(server.app, seller);
    const messages = await messagesOf(server.app, seller, conversation.id);

    expect(reply.statusCode).toBe(201);
    expect(token).toBeNull();
    expect(viewing).toMatchObject({
      ...{ state: 'confirmed', starts_at: startsAt, side: 'buying', steps: ['move', 'cancel'], times: [] },
      ...{ conversation_id: conversation.id, phone: null, answer_by: null, is_held: false },
    });
    expect(messages.map(({ enquiry }) => enquiry)).toEqual([
      { kind: 'viewing', missing_fields: null, viewing_slots: [startsAt] },
    ]);
    expect(await viewingFor(server.app, seller, viewing.id)).toMatchObject({ side: 'selling', phone: buyer.phone });
    expect(await noticesOf(seller)).toEqual([['viewing_booked', viewing.id]]);
    expect(await noticesOf(buyer)).toEqual([['viewing_confirmed', viewing.id]]);
    expect((await freeTimesOf(server.app, assetId)).includes(startsAt!)).toBe(false);
    const [asset] = await server.db.select().from(assets).where(eq(assets.id, assetId));
    expect(asset!.lead_count).toBe(1);
  });

  it('names the asset in English also where its seller wrote Thai alone', async () => {
    await server.db.update(assets).set({ title_en: null }).where(eq(assets.id, assetId));

    const { viewing } = await book(server.app, assetId, { buyer });

    expect(viewing.asset!.title_en).toMatch(/condominium/i);
  });

  it('holds it until the seller answers, if they want to be asked first', async () => {
    const asking = await sellerWithHours(server, { ask_first: true });

    const { viewing } = await book(server.app, asking.assetId, { buyer });
    const free = await freeTimesOf(server.app, asking.assetId);

    expect(viewing).toMatchObject({ state: 'requested', starts_at: null, is_held: true, steps: ['move', 'cancel'] });
    expect(free).not.toContain(viewing.times[0]);
    const held = Date.parse(viewing.answer_by!);
    expect(held).toBeLessThanOrEqual(Date.parse(viewing.created_at) + 24 * 3_600_000);
    expect(held).toBeLessThanOrEqual(Date.parse(viewing.times[0]!) - 12 * 3_600_000);
    const accepted = await step(server.app, asking.seller, viewing.id, { step: 'accept' });
    expect(accepted.json().data).toMatchObject({ state: 'confirmed', starts_at: viewing.times[0] });
  });

  it('gives the next free times when it is taken, and for a time that was never free', async () => {
    const { viewing } = await book(server.app, assetId);
    const free = await freeTimesOf(server.app, assetId);

    for (const starts_at of [viewing.starts_at, soon(48), soon(24 * 365)]) {
      const reply = await sendBooking(server.app, assetId, { kind: 'slot', starts_at });
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toMatchObject({ code: 'slot_taken', free_times: free.slice(0, 6) });
    }
  });

  it('gives the next free times for one that is over, and does not say that somebody has it', async () => {
    const free = await freeTimesOf(server.app, assetId);

    const reply = await sendBooking(server.app, assetId, { kind: 'slot', starts_at: soon(-48) });

    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'slot_past', free_times: free.slice(0, 6) });
  });

  it('is for one seller, whatever the asset is', async () => {
    const other = await insertAsset(server.db, { owner_id: seller.id });
    const { viewing } = await book(server.app, assetId);

    expect(await freeTimesOf(server.app, other)).not.toContain(viewing.starts_at);
    expect((await sendBooking(server.app, other, { kind: 'slot', starts_at: viewing.starts_at })).statusCode).toBe(409);
  });

  // A hundred at once, on PostgreSQL: book-viewing.postgres.test.ts.
  it('succeeds for one of many concurrent requests', async () => {
    const [startsAt] = await freeTimesOf(server.app, assetId);

    const replies = await Promise.all(
      Array.from({ length: 10 }, () => sendBooking(server.app, assetId, { kind: 'slot', starts_at: startsAt })),
    );

    const won = replies.filter(({ statusCode }) => statusCode === 201);
    expect(won).toHaveLength(1);
    for (const reply of replies) if (!won.includes(reply)) expect(reply.json().code).toBe('slot_taken');
  });

  it('happens once per key, also at once', async () => {
    const [startsAt, another] = await freeTimesOf(server.app, assetId);
    const wanted = { buyer, key: 'one-tap', kind: 'slot', starts_at: startsAt };

    const replies = await Promise.all([1, 2, 3].map(() => sendBooking(server.app, assetId, wanted)));
    const otherwise = await sendBooking(server.app, assetId, { ...wanted, starts_at: another });

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.json().data.viewing.id)).size).toBe(1);
    expect(otherwise.json().code).toBe('idempotency_mismatch');
    expect(await noticesOf(seller)).toHaveLength(1);
  });

  it('has a limit of open ones for two people', async () => {
    const free = await freeTimesOf(server.app, assetId);
    for (const startsAt of free.slice(0, 3)) await book(server.app, assetId, { buyer, startsAt });

    const reply = await sendBooking(server.app, assetId, { buyer, kind: 'slot', starts_at: free[3] });

    expect(reply.statusCode).toBe(429);
  });
});

describe('refused bookings', () => {
  const wanted = { kind: 'proposal', times: [soon(30)] };

  it.each([
    ['no name', { name: ' \u200b ' }, 400, { name: 'required' }],
    ['no kind', { kind: undefined }, 400, undefined],
    ['no times', { times: [] }, 400, { times: 'too_few' }],
    ['four times', { times: [1, 2, 3, 4].map(soon) }, 400, { times: 'too_many' }],
    ['a time that is over', { times: [soon(5), soon(-1)] }, 400, { 'times.1': 'too_small' }],
    ['a time next year', { times: [soon(24 * 61)] }, 400, { 'times.0': 'too_large' }],
    ['no instant', { times: ['2026-11-26 10:00'] }, 400, { 'times.0': 'invalid' }],
    ['a field of another kind', { starts_at: soon(30) }, 400, { starts_at: 'unknown_field' }],
    ['a phone of nobody', { phone: '123' }, 400, undefined],
    ['a bot', { website: 'https://spam.example' }, 422, undefined],
    ['a form filled in no time', { filled_ms: 3 }, 422, undefined],
    ['a very long message', { message: 'x'.repeat(1_001) }, 400, { message: 'too_long' }],
  ])('with %s', async (_what, fields, status, errors) => {
    const reply = await sendBooking(server.app, assetId, { ...wanted, ...fields });

    expect(reply.statusCode).toBe(status);
    if (errors) expect(reply.json().errors).toEqual(errors);
  });

  it('of one’s own asset', async () => {
    expect((await sendBooking(server.app, assetId, { buyer: seller, ...wanted })).json().code).toBe('own_listing');
  });

  it.each([
    ['sold', 409],
    ['rented', 409],
    ['expired', 409],
    ['hidden', 410],
    ['draft', 404],
    ['paused', 404],
  ] as const)('of a %s asset', async (status, code) => {
    const closed = await insertAsset(server.db, { owner_id: seller.id, status });

    expect((await sendBooking(server.app, closed, wanted)).statusCode).toBe(code);
  });

  it('of somebody whom the seller has blocked: a member learns that it is closed, a phone nothing', async () => {
    await enquire(server, seller, { buyer, assetId });
    const { phone } = await enquire(server, seller, { assetId });
    const { items } = (await callAs(server.app, seller)('GET', '/member/conversations')).json().data;
    for (const { id } of items)
      await callAs(server.app, seller)('PATCH', `/member/conversations/${id}`, { is_blocked: true });

    const asMember = await sendBooking(server.app, assetId, { buyer, ...wanted });
    const asPhone = await sendBooking(server.app, assetId, { ...wanted, phone });

    expect(asMember.json().code).toBe('wrong_state');
    expect(asPhone.json().code).toBe('too_many_requests');
  });
});

describe('proposed times', () => {
  const propose = async (times = [soon(50), soon(30), soon(30)]) => {
    const reply = await sendBooking(server.app, assetId, { buyer, kind: 'proposal', times });
    return reply.json().data.viewing as Viewing;
  };

  it('wait for the seller, who accepts one', async () => {
    const viewing = await propose();
    const unclear = await step(server.app, seller, viewing.id, { step: 'accept' });
    const foreign = await step(server.app, seller, viewing.id, { step: 'accept', starts_at: soon(40) });

    const accepted = await step(server.app, seller, viewing.id, { step: 'accept', starts_at: viewing.times[1] });

    expect(viewing).toMatchObject({ state: 'requested', is_held: false, answer_by: viewing.times[1] });
    expect(viewing.times).toHaveLength(2);
    expect(unclear.json().errors).toEqual({ starts_at: 'required' });
    expect(foreign.json().code).toBe('viewing_changed');
    expect(accepted.json().data).toMatchObject({ state: 'confirmed', starts_at: viewing.times[1], times: [] });
    expect(await noticesOf(buyer)).toEqual([['viewing_confirmed', viewing.id]]);
    // Answering is having seen it.
    expect(await noticesOf(seller)).toContainEqual(['viewing_confirmed', viewing.id]);
  });

  it('go back and forth until somebody accepts or declines', async () => {
    const viewing = await propose();
    const times = [soon(70)];

    const other = await step(server.app, seller, viewing.id, { step: 'propose', times, reason: 'ติด\nธุระ' });
    const asBuyer = await viewingFor(server.app, buyer, viewing.id);
    const tooSoon = await step(server.app, seller, viewing.id, { step: 'accept' });
    const declined = await step(server.app, buyer, viewing.id, { step: 'decline' });

    expect(other.json().data).toMatchObject({ state: 'offered', times, steps: ['move', 'cancel'] });
    expect(asBuyer).toMatchObject({ steps: ['accept', 'propose', 'decline'], reason: 'ติด ธุระ' });
    expect(tooSoon.json().code).toBe('viewing_changed');
    expect(declined.json().data).toMatchObject({ state: 'declined', steps: [], ended_by: 'me', reason: null });
    expect(await viewingFor(server.app, seller, viewing.id)).toMatchObject({ ended_by: 'other' });
  });

  it('that were booked by somebody else meanwhile cannot be accepted', async () => {
    const [taken] = await freeTimesOf(server.app, assetId);
    const viewing = await propose([taken!]);
    await book(server.app, assetId, { startsAt: taken! });

    const reply = await step(server.app, seller, viewing.id, { step: 'accept' });

    expect(reply.statusCode).toBe(409);
    expect(reply.json().code).toBe('slot_taken');
    expect(reply.json().free_times.length).toBe(6);
  });

  it('are accepted once, whatever else happens at the same time', async () => {
    const viewing = await propose();
    const accept = { step: 'accept', starts_at: viewing.times[0] };

    const replies = await Promise.all([
      step(server.app, seller, viewing.id, accept),
      step(server.app, buyer, viewing.id, { step: 'cancel' }),
      step(server.app, seller, viewing.id, accept),
      step(server.app, seller, viewing.id, { step: 'decline' }),
    ]);

    const { state } = await viewingFor(server.app, seller, viewing.id);
    expect(['confirmed', 'cancelled', 'declined']).toContain(state);
    for (const reply of replies) expect([200, 409]).toContain(reply.statusCode);
    const accepted = [replies[0]!, replies[2]!].filter(({ statusCode }) => statusCode === 200);
    expect(accepted.length).toBeLessThanOrEqual(1);
  });
});

describe('an agreed viewing', () => {
  it('is moved by the buyer to another free time at once; the earlier one is free again', async () => {
    const { viewing } = await book(server.app, assetId, { buyer });
    const [another] = (await freeTimesOf(server.app, assetId)).slice(5);

    const moved = await step(server.app, buyer, viewing.id, { step: 'move', times: [another] });

    expect(moved.json().data).toMatchObject({ id: viewing.id, state: 'confirmed', starts_at: another });
    expect(await freeTimesOf(server.app, assetId)).toContain(viewing.starts_at);
    expect(await noticesOf(seller)).toEqual([['viewing_moved', viewing.id]]);
  });

  it('is not moved to a time that somebody else has', async () => {
    const { viewing } = await book(server.app, assetId, { buyer });
    const { viewing: foreign } = await book(server.app, assetId);

    const moved = await step(server.app, buyer, viewing.id, { step: 'move', times: [foreign.starts_at] });

    expect(moved.json().code).toBe('slot_taken');
    expect(await viewingFor(server.app, buyer, viewing.id)).toMatchObject({ starts_at: viewing.starts_at });
  });

  it('is moved by the seller when the buyer accepts', async () => {
    const { viewing } = await book(server.app, assetId, { buyer });
    const times = [soon(80)];

    const moved = await step(server.app, seller, viewing.id, { step: 'move', times });
    const accepted = await step(server.app, buyer, viewing.id, { step: 'accept' });

    expect(moved.json().data).toMatchObject({ state: 'offered', starts_at: null, times });
    expect(accepted.json().data).toMatchObject({ state: 'confirmed', starts_at: times[0] });
  });

  it.each(['seller', 'buyer'] as const)(
    'is cancelled by the %s, with a reason, and its time is free again',
    async (by) => {
      const { viewing } = await book(server.app, assetId, { buyer });
      const [who, other] = by === 'seller' ? [seller, buyer] : [buyer, seller];

      const cancelled = await step(server.app, who, viewing.id, { step: 'cancel', reason: 'ไม่สบาย' });

      expect(cancelled.json().data).toMatchObject({ state: 'cancelled', starts_at: viewing.starts_at, ended_by: 'me' });
      expect(await viewingFor(server.app, other, viewing.id)).toMatchObject({ ended_by: 'other', reason: 'ไม่สบาย' });
      expect(await noticesOf(other)).toEqual([['viewing_cancelled', viewing.id]]);
      expect(await freeTimesOf(server.app, assetId)).toContain(viewing.starts_at);
      expect((await step(server.app, who, viewing.id, { step: 'cancel' })).json().code).toBe('viewing_changed');
    },
  );

  it('has an outcome for each side afterwards, which the other side does not learn', async () => {
    const { viewing } = await book(server.app, assetId, { buyer });
    expect((await step(server.app, buyer, viewing.id, { step: 'kept' })).json().code).toBe('viewing_changed');
    const over = new Date(Date.now() - 3_600_000);
    await server.db
      .update(viewings)
      .set({ starts_at: over, busy_from: over, busy_until: new Date() })
      .where(eq(viewings.id, viewing.id));

    const missed = await step(server.app, buyer, viewing.id, { step: 'no_show' });
    const changed = await step(server.app, buyer, viewing.id, { step: 'kept' });
    const noted = await callAs(server.app, buyer)('PATCH', `/member/viewings/${viewing.id}`, { note: 'ห้องมืด' });

    expect(missed.json().data).toMatchObject({ outcome: 'no_show', steps: ['kept', 'no_show'] });
    expect(changed.json().data).toMatchObject({ outcome: 'kept', state: 'confirmed' });
    expect(noted.json().data).toMatchObject({ note: 'ห้องมืด' });
    expect(await viewingFor(server.app, seller, viewing.id)).toMatchObject({ outcome: null, note: null });
    expect((await step(server.app, buyer, viewing.id, { step: 'cancel' })).json().code).toBe('viewing_changed');
  });

  it('is not found by anybody else', async () => {
    const { viewing } = await book(server.app, assetId, { buyer });
    const stranger = await createTestMember(server);

    for (const id of [viewing.id, 987_654_321]) {
      const as = callAs(server.app, stranger);
      expect((await as('GET', `/member/viewings/${id}`)).statusCode).toBe(404);
      expect((await as('PATCH', `/member/viewings/${id}`, { note: 'x' })).statusCode).toBe(404);
      expect((await step(server.app, stranger, id, { step: 'cancel' })).statusCode).toBe(404);
    }
  });

  it('refuses steps that nobody can read', async () => {
    const { viewing } = await book(server.app, assetId, { buyer });

    for (const action of [{}, { step: 'explode' }, { step: 'cancel', reason: 'x'.repeat(301) }, { step: 'move' }, []])
      expect((await step(server.app, buyer, viewing.id, action)).statusCode).toBe(400);
  });
});

describe('viewings in a conversation', () => {
  const inConversation = (member: TestMember, id: number, body: object) =>
    callAs(server.app, member)('POST', `/member/conversations/${id}/viewings`, body);

  it('are proposed by the seller, or booked by the buyer', async () => {
    await enquire(server, seller, { buyer, assetId });
    const { id } = await onlyConversationOf(server.app, seller);
    const [starts_at] = await freeTimesOf(server.app, assetId);

    const offered = await inConversation(seller, id, { kind: 'proposal', times: [soon(30)], reason: 'ว่างช่วงนี้' });
    const booked = await inConversation(buyer, id, { kind: 'slot', starts_at });
    const wrong = await inConversation(seller, id, { kind: 'slot', starts_at });

    expect(z.parse(Viewing, offered.json().data)).toMatchObject({ state: 'offered', steps: ['move', 'cancel'] });
    expect(z.parse(Viewing, booked.json().data)).toMatchObject({ state: 'confirmed', starts_at });
    expect(wrong.json().errors).toEqual({ kind: 'unknown_value' });
    expect((await search(buyer, `?conversation_id=${id}`)).items).toHaveLength(2);
  });

  it('are refused when it is closed, about no asset, or somebody else’s', async () => {
    await enquire(server, seller, { buyer, assetId });
    const { id } = await onlyConversationOf(server.app, seller);
    const wanted = { kind: 'proposal', times: [soon(30)] };
    const stranger = await createTestMember(server);

    expect((await inConversation(stranger, id, wanted)).statusCode).toBe(404);
    await server.db.update(assets).set({ status: 'sold' }).where(eq(assets.id, assetId));
    expect((await inConversation(buyer, id, wanted)).json().code).toBe('wrong_state');
    await server.db.update(assets).set({ status: 'published' }).where(eq(assets.id, assetId));
    await callAs(server.app, seller)('PATCH', `/member/conversations/${id}`, { is_blocked: true });
    expect((await inConversation(buyer, id, wanted)).json().code).toBe('wrong_state');
    expect((await inConversation(seller, id, wanted)).json().code).toBe('wrong_state');
  });

  it('are serialised with a block by the other side', async () => {
    const { viewing } = await book(server.app, assetId, { buyer });
    const [another] = (await freeTimesOf(server.app, assetId)).slice(8);

    const [moved, blocked] = await Promise.all([
      step(server.app, buyer, viewing.id, { step: 'move', times: [another] }),
      callAs(server.app, seller)('PATCH', `/member/conversations/${viewing.conversation_id}`, { is_blocked: true }),
    ]);
    const afterwards = await step(server.app, buyer, viewing.id, { step: 'move', times: [viewing.starts_at] });

    expect([200, 409]).toContain(moved.statusCode);
    expect(blocked.statusCode).toBe(200);
    expect(afterwards.json().code).toBe('viewing_changed');
  });
});

describe('my viewings', () => {
  it('are listed by side and time, with the days without viewings', async () => {
    const free = await freeTimesOf(server.app, assetId);
    const second = await book(server.app, assetId, { buyer, startsAt: free[9]! });
    const first = await book(server.app, assetId, { startsAt: free[2]! });
    const gone = await book(server.app, assetId, { startsAt: free[4]! });
    await step(server.app, seller, gone.viewing.id, { step: 'cancel' });
    const day = dayOf(new Date(free[9]!));
    await callAs(server.app, seller)('POST', '/member/viewing-blocks', { asset_id: null, from: day, to: day });

    const upcoming = await search(seller, '?side=selling');
    const past = await search(seller, '?view=past');
    const thatDay = await search(seller, `?from=${day}&to=${day}`);
    const nextDay = await search(seller, `?from=${addDays(day, 1)}&to=${addDays(day, 1)}`);

    expect(upcoming.items.map(({ id }) => id)).toEqual([first.viewing.id, second.viewing.id]);
    expect(upcoming.blocks).toHaveLength(1);
    expect(past.items.map(({ id }) => id)).toEqual([gone.viewing.id]);
    expect(thatDay.items.map(({ id }) => id)).toContain(second.viewing.id);
    expect(thatDay.blocks).toHaveLength(1);
    expect(nextDay).toMatchObject({ items: [], blocks: [] });
    expect((await search(buyer, '?side=selling')).items).toEqual([]);
    expect((await search(buyer)).items).toHaveLength(1);
  });

  it('count those that wait for an answer', async () => {
    await sendBooking(server.app, assetId, { buyer, kind: 'proposal', times: [soon(30)] });

    expect((await search(seller)).waiting).toEqual({ selling: 1, buying: 0 });
    expect((await search(buyer)).waiting).toEqual({ selling: 0, buying: 0 });
  });

  it.each([
    ['from=2026-11-26&to=2026-11-25', { to: 'too_small' }],
    ['from=2026-11-26&to=2027-11-26', { to: 'too_large' }],
    ['from=yesterday', { from: 'invalid' }],
    ['side=both', { side: 'unknown_value' }],
    ['page=0', { page: 'invalid' }],
  ])('refuse %s', async (query, errors) => {
    const reply = await callAs(server.app, buyer)('GET', `/member/viewings?${query}`);

    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().errors)).toEqual(Object.keys(errors));
  });
});

describe('text messages to a buyer without an account', () => {
  it('come only once the seller has taken a step', async () => {
    const { viewing } = await book(server.app, assetId);
    const { phone } = await viewingFor(server.app, seller, viewing.id);
    expect(await textsTo(server.db, phone!)).toEqual([]);

    await step(server.app, seller, viewing.id, { step: 'move', times: [soon(90)] });
    await step(server.app, seller, viewing.id, { step: 'cancel' });

    const texts = await textsTo(server.db, phone!);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toMatch(/ผู้ขายเสนอเวลานัดดู.+\/conversation#[\w-]{43}$/);
    expect(texts[1]).toMatch(/ถูกยกเลิก.+\/conversation#[\w-]{43}$/);
  });
});
