import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  assetMetrics,
  assets,
  conversationMessages,
  conversations,
  notifications,
  rateWindows,
} from '../../db/schema.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { leadFrom, newVisitor } from '../../testing/visitors.ts';

let server: TestServer;
let owner: TestMember;
let assetId: number;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  owner = await createTestMember(server);
  assetId = await insertAsset(server.db, { owner_id: owner.id });
});
afterAll(() => server.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
/** The enquiries that the owner has received, each with its conversation. */
const received = async () => {
  const rows = await server.db
    .select()
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversation_id))
    .where(eq(conversations.seller_id, owner.id))
    .orderBy(asc(conversationMessages.id));
  return rows.map((row) => ({
    ...row.conversations,
    ...row.conversation_messages,
    ...row.conversation_messages.enquiry,
  }));
};
const post = (body: object, headers: Record<string, string> = {}) =>
  newVisitor(server.app).post(`/assets/${assetId}/leads`, body, headers);

describe('POST /assets/{id}/leads', () => {
  it('adds the enquiry to the owner’s inbox, counts it and notifies them', async () => {
    const reply = await post(leadFrom({ name: '  วิภา   แสงทอง ', phone: '๐๘๖-๑๑๑ ๒๒๒๒' }), { 'accept-language': 'en' });

    expect([reply.statusCode, reply.json().data]).toEqual([201, null]);
    expect(await received()).toMatchObject([
      {
        ...{ asset_id: assetId, buyer_id: null, buyer_name: 'วิภา แสงทอง', buyer_phone: '+66861112222' },
        ...{ kind: 'question', text: 'ห้องนี้เลี้ยงแมวได้ไหม', viewing_slots: null, missing_fields: null },
        ...{ locale: 'en', buyer_locale: 'en', consent_version: '2026-11' },
      },
    ]);
    const [asset] = await server.db.select().from(assets).where(eq(assets.id, assetId));
    expect(asset!.lead_count).toBe(1);
    expect(await server.db.select().from(assetMetrics).where(eq(assetMetrics.asset_id, assetId))).toMatchObject([
      { leads: 1, reveals: 0 },
    ]);
    const notified = await server.db.select().from(notifications).where(eq(notifications.member_id, owner.id));
    expect(notified).toMatchObject([
      {
        kind: 'lead_received',
        asset_id: assetId,
        data: { name: 'วิภา แสงทอง', kind: 'question', conversation_id: expect.any(Number) },
      },
    ]);
  });

  it('records a signed-in sender', async () => {
    const sender = await createTestMember(server);

    await post(leadFrom(), sender.headers);

    expect(await received()).toMatchObject([{ buyer_id: sender.id }]);
  });

  it.each([
    [{ kind: 'viewing', message: '', viewing_slots: [inDays(3), inDays(2), inDays(3)] }, { text: null }],
    [{ kind: 'offer', message: 'ขอ 4.2 ล้าน โอนเดือนหน้า' }, { kind: 'offer' }],
    [
      { kind: 'still_available', message: null },
      { kind: 'still_available', text: null },
    ],
    [
      { kind: 'missing_info', message: null, missing_fields: ['common_fee_month', 'common_fee_month', 'pets'] },
      { missing_fields: ['common_fee_month', 'pets'] },
    ],
  ])('accepts %j', async (fields, stored) => {
    expect((await post(leadFrom(fields))).statusCode).toBe(201);
    expect(await received()).toMatchObject([stored]);
  });

  it('stores each viewing time once, the earliest first', async () => {
    const [sooner, later] = [inDays(2), inDays(3)];

    await post(leadFrom({ kind: 'viewing', message: null, viewing_slots: [later, sooner, later] }));

    expect((await received())[0]!.viewing_slots).toEqual([sooner, later]);
  });

  it.each([
    ['no kind', { kind: undefined }, 'kind'],
    ['an unknown kind', { kind: 'spam' }, 'kind'],
    ['an empty question', { message: ' ' }, 'message'],
    ['a question that cannot be seen', { message: '\u202e\u0000' }, 'message'],
    ['a long question', { message: 'ก'.repeat(1_001) }, 'message'],
    ['no name', { name: '' }, 'name'],
    ['a name without a letter', { name: '\u200b…' }, 'name'],
    ['no phone', { phone: '' }, 'phone'],
    ['no number', { phone: '12345' }, 'phone'],
    ['a foreign number', { phone: '+44 20 7183 8750' }, 'phone'],
    ['no consent', { consent_version: undefined }, 'consent_version'],
    ['a field of another kind', { viewing_slots: [inDays(1)] }, 'viewing_slots'],
    ['an unknown field', { status: 'closed' }, 'status'],
    ['a viewing without a time', { kind: 'viewing', viewing_slots: [] }, 'viewing_slots'],
    ['four times', { kind: 'viewing', viewing_slots: [1, 2, 3, 4].map(inDays) }, 'viewing_slots'],
    ['a time that has passed', { kind: 'viewing', viewing_slots: [inDays(1), inDays(-1)] }, 'viewing_slots.1'],
    ['a time far ahead', { kind: 'viewing', viewing_slots: [inDays(61)] }, 'viewing_slots.0'],
    ['an invalid time', { kind: 'viewing', viewing_slots: ['tomorrow'] }, 'viewing_slots.0'],
    ['nothing that is missing', { kind: 'missing_info', message: null, missing_fields: [] }, 'missing_fields'],
    ['an unknown field', { kind: 'missing_info', message: null, missing_fields: ['x'] }, 'missing_fields.0'],
  ])('refuses %s, naming the field, and stores nothing', async (_what, fields, field) => {
    const reply = await post(leadFrom(fields));

    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().errors)).toEqual([field]);
    expect(await received()).toEqual([]);
  });

  it.each([
    ['published', 201, undefined],
    ['reserved', 201, undefined],
    ['sold', 409, 'wrong_state'],
    ['rented', 409, 'wrong_state'],
    ['expired', 409, 'wrong_state'],
    ['paused', 404, 'not_found'],
    ['draft', 404, 'not_found'],
    ['hidden', 410, 'gone'],
    ['deleted', 410, 'gone'],
  ] as const)('responds to %s with %i', async (status, code, problem) => {
    await server.db.update(assets).set({ status }).where(eq(assets.id, assetId));
    const reply = await post(leadFrom());

    expect([reply.statusCode, reply.json().code]).toEqual([code, problem]);
    expect(await received()).toHaveLength(code === 201 ? 1 : 0);
  });

  it('is refused for the own listing', async () => {
    expect((await post(leadFrom(), owner.headers)).json().code).toBe('own_listing');
  });
});

describe('POST /members/{id}/leads', () => {
  const write = (id: number, body: object) => newVisitor(server.app).post(`/members/${id}/leads`, body);

  it('accepts a general question', async () => {
    expect((await write(owner.id, leadFrom())).statusCode).toBe(201);
    expect(await received()).toMatchObject([{ asset_id: null, kind: 'question' }]);
  });

  it('accepts no other kind, and none for an unknown member', async () => {
    expect((await write(owner.id, leadFrom({ kind: 'still_available', message: null }))).statusCode).toBe(400);
    expect((await write(999_999, leadFrom())).statusCode).toBe(404);
  });
});

describe('limits', () => {
  it('creates one enquiry for twenty concurrent clicks, with one response for all', async () => {
    const body = leadFrom();
    const replies = await Promise.all(Array.from({ length: 20 }, () => post(body)));

    expect(new Set(replies.map(({ statusCode, payload }) => `${statusCode} ${payload}`)).size).toBe(1);
    expect(replies[0]!.statusCode).toBe(201);
    expect(await received()).toHaveLength(1);
    const [asset] = await server.db.select().from(assets).where(eq(assets.id, assetId));
    expect(asset!.lead_count).toBe(1);
  });

  it('does not tell whether a phone has asked before: the responses are the same', async () => {
    const lead = leadFrom({ phone: '0861234567' });
    const first = await post(lead);
    const again = await post({ ...lead, phone: '+66 86 123 4567' });
    const stranger = await post(leadFrom());

    const told = [first, again, stranger].map(({ statusCode, payload, headers }) => ({
      statusCode,
      payload,
      names: Object.keys(headers).sort(),
    }));
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
  });

  it('continues the conversation with what is new, in every spelling of the phone, and counts one enquiry a day', async () => {
    await post(leadFrom({ phone: '0861234567', message: 'เลี้ยงแมวได้ไหม' }));
    await post(leadFrom({ phone: '+66 86 123 4567', message: 'เลี้ยงแมวได้ไหม' }));
    expect(await received()).toMatchObject([{ text: 'เลี้ยงแมวได้ไหม' }]);

    const slot = inDays(2);
    await post(leadFrom({ phone: '0861234567', kind: 'viewing', message: 'ขอดูห้อง', viewing_slots: [slot] }));
    const [first, second] = await received();
    expect(second).toMatchObject({ kind: 'viewing', text: 'ขอดูห้อง', viewing_slots: [slot] });
    expect(second!.conversation_id).toBe(first!.conversation_id);
    const notified = await server.db.select().from(notifications).where(eq(notifications.member_id, owner.id));
    expect(notified).toHaveLength(1);
    const counted = async () => (await server.db.select().from(assets).where(eq(assets.id, assetId)))[0]!.lead_count;
    expect(await counted()).toBe(1);

    await server.db.update(rateWindows).set({ ends_at: sql`${rateWindows.ends_at} - interval '24 hours'` });
    await server.db
      .update(conversationMessages)
      .set({ created_at: sql`${conversationMessages.created_at} - interval '24 hours'` });
    await post(leadFrom({ phone: '๐๘๖๑๒๓๔๕๖๗', message: 'เลี้ยงแมวได้ไหม' }));
    expect(await received()).toHaveLength(3);
    expect(await counted()).toBe(2);
  });

  it('adds nothing to the conversation of a member when a stranger uses their phone', async () => {
    const sender = await createTestMember(server);
    await post(leadFrom({ phone: '0867654321', message: 'จากสมาชิก' }), sender.headers);

    await post(leadFrom({ phone: '0867654321', message: 'จากคนอื่น' }));

    const [ofMember, ofStranger] = await received();
    expect([ofMember, ofStranger].map((one) => [one!.buyer_id, one!.text])).toEqual([
      [sender.id, 'จากสมาชิก'],
      [null, 'จากคนอื่น'],
    ]);
    expect(ofStranger!.conversation_id).not.toBe(ofMember!.conversation_id);
  });

  it('stores no more than five enquiries of one phone about a listing in a day, from however many addresses', async () => {
    for (let index = 0; index < 8; index += 1) {
      const reply = await post(leadFrom({ phone: '0861112233', message: `ข้อความที่ ${index}` }));
      expect(reply.statusCode).toBe(201);
    }

    expect((await received()).map(({ text }) => text)).toEqual([0, 1, 2, 3, 4].map((index) => `ข้อความที่ ${index}`));
  });

  it('stores no more than forty of one phone in a day, about however many listings', async () => {
    await post(leadFrom({ phone: '0861112234' }));
    await server.db.update(rateWindows).set({ count: 40 }).where(eq(rateWindows.bucket, 'lead:phone:+66861112234'));

    expect((await post(leadFrom({ phone: '0861112234', message: 'อีกข้อความ' }))).statusCode).toBe(201);
    expect(await received()).toHaveLength(1);
  });

  it.each([
    ['a listing', () => `lead:asset:${assetId}`],
    ['a member', (sender: TestMember) => `lead:sender:${sender.id}`],
  ])('accepts a limited number of enquiries for %s in a day', async (_what, bucketOf) => {
    const sender = await createTestMember(server);
    await post(leadFrom(), sender.headers);
    await server.db
      .update(rateWindows)
      .set({ count: 300 })
      .where(eq(rateWindows.bucket, bucketOf(sender)));

    expect((await post(leadFrom(), sender.headers)).json().code).toBe('too_many_requests');
  });

  it('T40 accepts thirty an hour per address', async () => {
    const flood = newVisitor(server.app);
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => flood.post(`/assets/${assetId}/leads`, leadFrom())),
    );

    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(30);
    expect(await received()).toHaveLength(30);
  });

  it('T40 accepts twenty an hour per member, from however many addresses', async () => {
    const sender = await createTestMember(server);
    const replies = await Promise.all(Array.from({ length: 30 }, () => post(leadFrom(), sender.headers)));

    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
  });

  it('accepts those of a member whose address others have used up, as behind the gateway of a mobile network', async () => {
    const sender = await createTestMember(server);
    const shared = newVisitor(server.app);
    const ask = (headers = {}) => shared.post(`/assets/${assetId}/leads`, leadFrom(), headers);
    await Promise.all(Array.from({ length: 30 }, () => ask()));

    expect((await ask()).json().code).toBe('too_many_requests');
    expect((await ask(sender.headers)).statusCode).toBe(201);
  });

  it('T40 does not count a refused enquiry', async () => {
    const careless = newVisitor(server.app);
    for (let tries = 0; tries < 10; tries += 1)
      await careless.post(`/assets/${assetId}/leads`, leadFrom({ phone: '12345' }));

    expect((await careless.post(`/assets/${assetId}/leads`, leadFrom())).statusCode).toBe(201);
  });

  it.each([
    ['fills in what nobody sees', { website: 'https://spam.example' }],
    ['is quicker than a hand', { filled_ms: 80 }],
  ])('T40 refuses a sender who %s, with an explanation', async (_what, fields) => {
    const reply = await post(leadFrom(fields));

    expect([reply.statusCode, reply.json().code]).toEqual([422, 'looks_automated']);
    expect(await received()).toEqual([]);
  });
});

it('responds to any body with a reason, never with an error', async () => {
  const nasty = fc.constantFrom<unknown>(
    '',
    '\u0000',
    '\ud800',
    '1e309',
    "';--",
    '<b>',
    null,
    7,
    [],
    {},
    'x'.repeat(9_000),
  );
  const field = fc.constantFrom('kind', 'name', 'phone', 'message', 'viewing_slots', 'missing_fields', 'filled_ms');
  await fc.assert(
    fc.asyncProperty(fc.dictionary(field, nasty), async (fields) => {
      expect((await post(leadFrom(fields))).statusCode).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
}, 30_000);
