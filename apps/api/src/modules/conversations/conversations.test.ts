import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getConversation,
  getConversations,
  getConversationMessages,
  sendConversationMessage,
  type Conversation,
} from '@yoodee/api-contract/conversations';
import { getNotifications } from '@yoodee/api-contract/notifications';
import { assets, conversationMessages, conversations, members, outboxMessages, rateWindows } from '../../db/schema.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { callAs, enquire, messagesOf, onlyConversationOf } from '../../testing/test-conversation.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let seller: TestMember;
let buyer: TestMember;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  await server.db.delete(rateWindows);
  const long = { created_at: new Date('2025-01-01') };
  seller = await createTestMember(server, { first_name: 'สมชาย', last_name: 'ขายดี', ...long });
  buyer = await createTestMember(server, { line_id: 'wipa', show_line: true, ...long });
});
afterAll(() => server.close());

const as = (member: TestMember) => callAs(server.app, member);
const inbox = async (member: TestMember, query = '') =>
  getConversations.response.parse((await as(member)('GET', `/member/conversations${query}`)).json().data);
const write = (member: TestMember, id: number, text: string, key?: string) =>
  as(member)('POST', `/member/conversations/${id}/messages`, { text }, key ? { 'idempotency-key': key } : {});
const update = async (member: TestMember, id: number, body: object) =>
  getConversation.response.parse((await as(member)('PATCH', `/member/conversations/${id}`, body)).json().data);
const bell = async (member: TestMember) =>
  getNotifications.response.parse((await as(member)('GET', '/member/notifications')).json().data);

const begin = async (fields: object = {}) => {
  const { assetId } = await enquire(server, seller, { buyer, message: 'เลี้ยงแมวได้ไหม', ...fields });
  const { id } = await onlyConversationOf(server.app, seller);
  return { id, assetId };
};

describe('two people', () => {
  it('talk: an enquiry, a reply, ticks, unread messages and the bell', async () => {
    const { id, assetId } = await begin();

    expect(await inbox(seller)).toMatchObject({
      total: 1,
      counts: { open: 1, unread: 1, waiting: 1, archived: 0 },
      unread: { selling: 1, buying: 0 },
      items: [
        {
          ...{ id, side: 'selling', phone: buyer.phone, line_id: 'wipa', unread: 1, is_waiting: true, closed_by: null },
          other: { name: 'วิภา แสงทอง', member_id: null, is_gone: false },
          asset: { id: assetId, status: 'published', cover: `picture-${assetId}-0` },
          last_message: { mine: false, excerpt: 'เลี้ยงแมวได้ไหม', enquiry_kind: 'question' },
        },
      ],
    });
    expect((await bell(seller)).items).toMatchObject([
      { kind: 'lead_received', data: { conversation_id: id, name: 'วิภา แสงทอง', kind: 'question' } },
    ]);

    const [question] = await messagesOf(server.app, seller, id);
    expect((await messagesOf(server.app, buyer, id))[0]).toMatchObject({ mine: true, state: 'delivered' });
    await update(seller, id, { read_until: question!.id });
    expect((await messagesOf(server.app, buyer, id))[0]).toMatchObject({ mine: true, state: 'read' });
    expect(await bell(seller)).toMatchObject({ unread: 0 });

    const reply = await write(seller, id, 'เลี้ยงได้');
    expect(reply.statusCode).toBe(201);
    expect(sendConversationMessage.response.parse(reply.json().data)).toMatchObject({
      ...{ mine: true, text: 'เลี้ยงได้', state: 'sent', enquiry: null, locale: 'th' },
    });
    const mine = await onlyConversationOf(server.app, buyer);
    expect(mine).toMatchObject({
      ...{ id, side: 'buying', phone: null, line_id: null, unread: 1, is_waiting: true },
      other: { name: 'สมชาย ขายดี', member_id: seller.id },
    });
    expect((await bell(buyer)).items).toMatchObject([
      { kind: 'message_received', data: { conversation_id: id, name: 'สมชาย ขายดี' }, asset: { id: assetId } },
    ]);
    expect(await inbox(seller, '?view=waiting')).toMatchObject({ items: [], total: 0 });
  });

  it('continue one conversation with further enquiries about the asset, and begin another about the next one', async () => {
    const { id, assetId } = await begin();
    await enquire(server, seller, { buyer, assetId, kind: 'offer', message: 'ขอ 4.2 ล้าน' });
    await enquire(server, seller, { buyer });

    const { items } = await inbox(seller);

    expect(items).toHaveLength(2);
    expect((await messagesOf(server.app, seller, id)).map(({ enquiry }) => enquiry?.kind)).toEqual([
      'question',
      'offer',
    ]);
  });

  it('see the price as it was and as it is, and none of an asset that is not shown', async () => {
    const { id, assetId } = await begin();
    await server.db.update(assets).set({ price_sale: 4_200_000 }).where(eq(assets.id, assetId));
    const prices = async () => (await onlyConversationOf(server.app, buyer)).prices;

    expect(await prices()).toEqual([{ kind: 'sale', before: 4_500_000, now: 4_200_000 }]);
    await server.db.update(assets).set({ status: 'paused' }).where(eq(assets.id, assetId));
    expect(await prices()).toEqual([{ kind: 'sale', before: 4_500_000, now: null }]);
    expect(id).toBeGreaterThan(0);
  });

  it('page through messages in both directions', async () => {
    const { id } = await begin();
    await server.db.insert(conversationMessages).values(
      Array.from({ length: 119 }, (_, index) => ({
        ...{ conversation_id: id, author: 'buyer' as const, locale: 'th' as const, text: `ข้อความ ${index}` },
      })),
    );
    const page = async (query: string) =>
      getConversationMessages.response.parse(
        (await as(seller)('GET', `/member/conversations/${id}/messages${query}`)).json().data,
      );

    const latest = await page('');
    const before = await page(`?before=${latest.items[0]!.id}`);
    const first = await page(`?before=${before.items[0]!.id}`);
    const after = await page(`?after=${first.items.at(-1)!.id}`);

    expect([latest, before, first].map(({ items, has_more }) => [items.length, has_more])).toEqual([
      [50, true],
      [50, true],
      [20, false],
    ]);
    expect(after.items.map((message) => message.id)).toEqual(before.items.map((message) => message.id));
    expect(after.has_more).toBe(true);
    expect(latest.items.at(-1)!.text).toBe('ข้อความ 118');
  });

  it.each(['/0', '/-1', '/abc', '/9007199254740993', '/1e99', '?page=0', '?asset_id=x', '?view=x', '?side=x'])(
    'are refused %s with a reason',
    async (path) => {
      expect([400, 404]).toContain((await as(seller)('GET', `/member/conversations${path}`)).statusCode);
    },
  );
});

describe('a side', () => {
  it('archives a conversation until the other one writes', async () => {
    const { id } = await begin();

    expect(await update(seller, id, { is_archived: true })).toMatchObject({ is_archived: true });
    expect(await inbox(seller)).toMatchObject({ total: 0, counts: { open: 0, archived: 1 }, unread: { selling: 0 } });
    expect(await inbox(seller, '?view=archived')).toMatchObject({ total: 1 });
    expect(await inbox(buyer)).toMatchObject({ counts: { open: 1, archived: 0 } });
    await write(buyer, id, 'ยังอยู่ไหม');
    expect(await inbox(seller)).toMatchObject({ total: 1, counts: { archived: 0, unread: 1 } });
  });

  it('mutes it: messages arrive, notifications do not', async () => {
    const { id } = await begin();
    await update(buyer, id, { is_muted: true });

    await write(seller, id, 'ยังอยู่');

    expect(await bell(buyer)).toMatchObject({ items: [], unread: 0 });
    expect(await onlyConversationOf(server.app, buyer)).toMatchObject({ unread: 1, is_muted: true });
    expect(await onlyConversationOf(server.app, seller)).toMatchObject({ is_muted: false });
  });

  it('blocks the other one, who is not told by whom, and unblocks them', async () => {
    const { id, assetId } = await begin();
    expect(await update(seller, id, { is_blocked: true })).toMatchObject({ closed_by: 'me', is_archived: true });

    expect(await onlyConversationOf(server.app, buyer)).toMatchObject({ closed_by: 'other' });
    expect((await write(buyer, id, 'ทำไม')).json().code).toBe('wrong_state');
    expect((await write(seller, id, 'ไม่คุยแล้ว')).json().code).toBe('wrong_state');
    await enquire(server, seller, { buyer, assetId, message: 'ลองอีกทาง' });
    expect(await messagesOf(server.app, seller, id)).toHaveLength(1);

    await update(seller, id, { is_blocked: false });
    expect((await write(buyer, id, 'ขอบคุณ')).statusCode).toBe(201);
  });

  it('has a private note, in lines', async () => {
    const { id } = await begin();

    expect(await update(seller, id, { note: ' โทรกลับแล้ว\r\nนัดวันเสาร์ ' })).toMatchObject({
      note: 'โทรกลับแล้ว\nนัดวันเสาร์',
    });
    expect(await onlyConversationOf(server.app, buyer)).toMatchObject({ note: null });
    expect(await update(seller, id, { is_muted: true })).toMatchObject({ note: 'โทรกลับแล้ว\nนัดวันเสาร์' });
    expect(await update(seller, id, { note: ' ' })).toMatchObject({ note: null });
  });

  it('reads no further than the last message, and never back', async () => {
    const { id } = await begin();
    await write(buyer, id, 'สวัสดี');
    const [first, last] = await messagesOf(server.app, seller, id);

    await update(seller, id, { read_until: last!.id + 1_000_000 });
    expect(await update(seller, id, { read_until: first!.id })).toMatchObject({ unread: 0 });
    await write(buyer, id, 'อีกข้อ');

    expect(await onlyConversationOf(server.app, seller)).toMatchObject({ unread: 1 });
  });

  it.each([
    ['an unknown key', { is_read: true }, 'is_read'],
    ['a long note', { note: 'ก'.repeat(1_001) }, 'note'],
    ['text where there is a number', { read_until: 'x' }, 'read_until'],
    ['another receiver', { member_id: 1 }, 'member_id'],
  ])('cannot change %s', async (_what, body, field) => {
    const { id } = await begin();

    expect((await as(seller)('PATCH', `/member/conversations/${id}`, body)).json().errors).toHaveProperty(field);
  });
});

describe('the bell', () => {
  it('has one unread notification of a conversation, however many messages there are', async () => {
    const { id } = await begin();
    for (const text of ['หนึ่ง', 'สอง', 'สาม']) await write(buyer, id, text);

    expect(await bell(seller)).toMatchObject({ total: 1, unread: 1, items: [{ kind: 'message_received' }] });
  });

  it('respects what a member turned off', async () => {
    const { id } = await begin();
    await server.db
      .update(members)
      .set({ notification_choices: { enquiries: { bell: false } } })
      .where(eq(members.id, buyer.id));

    await write(seller, id, 'ยังอยู่');

    expect(await bell(buyer)).toMatchObject({ total: 0 });
  });
});

describe('outside of the site', () => {
  const sentTo = ({ id }: TestMember) =>
    server.db.select().from(outboxMessages).where(eq(outboxMessages.member_id, id));

  it('a member is told once an hour of a conversation, however fast both write', async () => {
    await server.db
      .update(members)
      .set({ email: `${seller.id}@example.com`, quiet_hours: false })
      .where(eq(members.id, seller.id));
    const { id } = await begin();
    expect(await sentTo(seller)).toMatchObject([{ channel: 'email' }]);
    for (const text of ['หนึ่ง', 'สอง', 'สาม']) {
      await write(buyer, id, text);
      await update(seller, id, { read_until: (await messagesOf(server.app, seller, id)).at(-1)!.id });
    }
    expect(await sentTo(seller)).toHaveLength(1);

    const anHourAgo = sql`now() - interval '61 minutes'`;
    await server.db.update(conversations).set({ seller_told_at: anHourAgo }).where(eq(conversations.id, id));
    await write(buyer, id, 'สี่');
    await write(buyer, id, 'ห้า');

    const hrefs = (await sentTo(seller)).flatMap(({ news }) => news!.items.map(({ href }) => href));
    expect(hrefs).toEqual(Array(2).fill(`/my-account?tab=messages&conversation=${id}`));
  });

  it('a member who has not read the last message is not told of the next', async () => {
    await server.db
      .update(members)
      .set({ email: `${seller.id}@example.com`, quiet_hours: false })
      .where(eq(members.id, seller.id));
    const { id } = await begin();
    await server.db.update(conversations).set({ seller_told_at: null }).where(eq(conversations.id, id));

    await write(buyer, id, 'ยังอยู่ไหม');

    expect(await sentTo(seller)).toHaveLength(1);
  });
});

describe('searching', () => {
  it.each([
    ['words of a message', 'เลี้ยงแมว', 1],
    ['Thai digits as others', '12', 1],
    ['a name', 'แสงทอง', 1],
    ['a title', 'corner', 1],
    ['what nobody wrote', 'หมา', 0],
    ['a percent sign', '%', 0],
    ['an underscore', '_', 0],
    ['a backslash', '\\', 0],
  ])('finds %s', async (_what, q, total) => {
    const assetId = await insertAsset(server.db, { owner_id: seller.id, title_en: 'Corner room' });
    await begin({ assetId, message: 'เลี้ยงแมวได้ไหม ชั้น ๑๒' });

    expect(await inbox(seller, `?q=${encodeURIComponent(q)}`)).toMatchObject({ total, counts: { open: 1 } });
    expect(await inbox(buyer, `?q=${encodeURIComponent('ขายดี')}`)).toMatchObject({ total: 1 });
  });

  it('filters by side and by asset', async () => {
    const { assetId } = await begin();
    const counts = async (query: string) => (await inbox(seller, query)).total;

    expect([await counts('?side=selling'), await counts('?side=buying')]).toEqual([1, 0]);
    expect([await counts(`?asset_id=${assetId}`), await counts('?asset_id=999999')]).toEqual([1, 0]);
  });
});

describe('what is written', () => {
  it.each([
    ['50,000 characters', 'ก'.repeat(50_000), 'too_long'],
    ['2,001 characters', 'ก'.repeat(2_001), 'too_long'],
    ['nothing', '', 'required'],
    ['spaces', ' \n ', 'required'],
    ['marks without width', '\u200b\u200d\u2060\ufeff', 'required'],
    ['marks of direction', '\u202e\u2066\u200f', 'required'],
    ['blank letters', '\u3164\u2800', 'required'],
  ])('is refused when it is %s, naming the field', async (_what, text, code) => {
    const { id } = await begin();
    const reply = await write(seller, id, text);

    expect([reply.statusCode, reply.json().errors]).toEqual([400, { text: code }]);
    expect(await messagesOf(server.app, seller, id)).toHaveLength(1);
  });

  it('is refused before it is read when it is larger than any request', async () => {
    const { id } = await begin();

    expect((await write(seller, id, 'ก'.repeat(100_000))).json().code).toBe('payload_too_large');
  });

  it('is shown in its own direction, without what cannot be seen', async () => {
    const { id } = await begin();

    await write(seller, id, 'โอน\u202eเงิน\u202c\u200b\r\n<b>ก่อน</b>👩‍👧');

    expect((await messagesOf(server.app, buyer, id)).at(-1)!.text).toBe('โอนเงิน\n<b>ก่อน</b>👩‍👧');
  });

  it.each([
    ['โอนเงินมัดจำมาก่อนนะ', ['money']],
    ['Please transfer a deposit first', ['money']],
    ['ค่าโอนคนละครึ่ง โอนกรรมสิทธิ์เดือนหน้า พร้อมโอน', []],
    ['Who pays the transfer fee?', []],
    ['ขอเวลาดูห้อง', []],
  ])('%j is marked with %j for its reader only', async (text, warnings) => {
    const { id } = await begin();
    await write(seller, id, text);

    expect((await messagesOf(server.app, buyer, id)).at(-1)!.warnings).toEqual(warnings);
    expect((await messagesOf(server.app, seller, id)).at(-1)!.warnings).toEqual([]);
  });

  it('is marked when a new account gives contact details, and not when one of some age does', async () => {
    const newcomer = await createTestMember(server);
    const { assetId } = await enquire(server, seller, { buyer: newcomer, message: 'ทักไลน์ id: scam99' });
    const [known] = (await inbox(seller)).items;
    await enquire(server, seller, { buyer, assetId, message: 'ทักไลน์ id: wipa' });
    const [old] = (await inbox(seller)).items;

    expect((await messagesOf(server.app, seller, known!.id))[0]!.warnings).toEqual(['contact']);
    expect((await messagesOf(server.app, seller, old!.id))[0]!.warnings).toEqual([]);
  });
});

describe('the same request again', () => {
  it('is one message, also in parallel, and gives its key back to its author only', async () => {
    const { id } = await begin();
    const replies = await Promise.all(Array.from({ length: 10 }, () => write(seller, id, 'ยังอยู่', 'k-1')));

    expect(new Set(replies.map(({ statusCode, json }) => `${statusCode} ${json().data.id}`)).size).toBe(1);
    expect((await messagesOf(server.app, seller, id)).map(({ key }) => key)).toEqual([null, 'k-1']);
    expect((await messagesOf(server.app, buyer, id)).map(({ key }) => key)).toEqual([null, null]);
    expect((await write(buyer, id, 'ขอบคุณ', 'k-1')).statusCode).toBe(201);
  });

  it('with another text is refused, and so is a malformed key', async () => {
    const { id } = await begin();
    await write(seller, id, 'ยังอยู่', 'k-2');

    expect((await write(seller, id, 'ขายแล้ว', 'k-2')).json().code).toBe('idempotency_mismatch');
    expect((await write(seller, id, 'ขายแล้ว', 'a b')).json().errors).toEqual({ 'idempotency-key': 'invalid' });
  });
});

describe('at the same time', () => {
  it('two first enquiries make one conversation', async () => {
    const assetId = await insertAsset(server.db, { owner_id: seller.id });
    await Promise.all(['หนึ่ง', 'สอง', 'สาม'].map((message) => enquire(server, seller, { buyer, assetId, message })));

    const { id } = await onlyConversationOf(server.app, seller);
    const messages = await messagesOf(server.app, seller, id);
    expect(messages.map(({ text }) => text).toSorted()).toEqual(['สอง', 'สาม', 'หนึ่ง'].toSorted());
    const [asset] = await server.db.select().from(assets).where(eq(assets.id, assetId));
    expect(asset!.lead_count).toBe(1);
  });

  it('a block and a message: the message is stored before it, or refused', async () => {
    const { id } = await begin();
    const [sent] = await Promise.all([write(buyer, id, 'ทันไหม'), update(seller, id, { is_blocked: true })]);
    const stored = (await messagesOf(server.app, seller, id)).length === 2;

    expect([201, 409]).toContain(sent.statusCode);
    expect(stored).toBe(sent.statusCode === 201);
    expect((await write(buyer, id, 'อีก')).json().code).toBe('wrong_state');
  });

  it('both write: all messages are there, in one order for both', async () => {
    const { id } = await begin();
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => write(index % 2 ? seller : buyer, id, `ข้อความ ${index}`)),
    );
    const order = async (member: TestMember) => (await messagesOf(server.app, member, id)).map((message) => message.id);

    expect(await order(seller)).toHaveLength(11);
    expect(await order(buyer)).toEqual(await order(seller));
    const [row] = await server.db.select().from(conversations).where(eq(conversations.id, id));
    expect(row!.last_message_id).toBe((await order(seller)).at(-1));
  });
});

describe('another member’s conversation (T16)', () => {
  const attempts: [string, 'GET' | 'POST' | 'PATCH', string, object?][] = [
    ['read', 'GET', ''],
    ['read by its messages', 'GET', '/messages'],
    ['written in', 'POST', '/messages', { text: 'x' }],
    ['changed', 'PATCH', '', { is_blocked: true, note: 'x', read_until: 1_000 }],
    ['reported', 'POST', '/reports', { reason: 'spam' }],
  ];

  it.each(attempts)('T16 cannot be %s: it does not exist', async (_what, method, path, body) => {
    const { id } = await begin();
    const stranger = await createTestMember(server);
    const before: Conversation = await onlyConversationOf(server.app, seller);

    const reply = await as(stranger)(method, `/member/conversations/${id}${path}`, body);
    const unknown = await as(stranger)(method, `/member/conversations/999999${path}`, body);

    expect([reply.statusCode, unknown.statusCode]).toEqual([404, 404]);
    expect((await callAs(server.app, null)(method, `/member/conversations/${id}${path}`, body)).statusCode).toBe(401);
    expect(await onlyConversationOf(server.app, seller)).toEqual(before);
    expect(await inbox(stranger)).toMatchObject({ total: 0, unread: { selling: 0, buying: 0 } });
  });
});

describe('limits', () => {
  it('accept 60 messages of a member in ten minutes, and say when there is room again', async () => {
    const { id } = await begin();
    await write(seller, id, 'ข้อความแรก');
    await server.db
      .update(rateWindows)
      .set({ count: 59 })
      .where(eq(rateWindows.bucket, `conversation:send:member:${seller.id}`));

    expect((await write(seller, id, 'ข้อความที่ 60')).statusCode).toBe(201);
    const refused = await write(seller, id, 'ข้อความที่ 61');
    expect([refused.statusCode, refused.json().details?.retry_after > 0]).toEqual([429, true]);
    expect((await write(buyer, id, 'ของอีกคน')).statusCode).toBe(201);
  });
});
