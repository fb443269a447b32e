import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { conversationMessages, conversations, leads, notifications } from '../../db/schema.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { messagesOf, onlyConversationOf } from '../../testing/test-conversation.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let seller: TestMember;
let assetId: number;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  seller = await createTestMember(server);
  assetId = await insertAsset(server.db, { owner_id: seller.id });
});
afterAll(() => server.close());

/** As the former release stores an enquiry. The migration copies the earlier ones with the same function. */
const store = (values: Partial<typeof leads.$inferInsert> = {}) =>
  server.db.insert(leads).values({
    ...{ member_id: seller.id, asset_id: assetId, kind: 'question', name: 'วิภา', phone: '+66861112222' },
    ...{ locale: 'th', consent_version: '2026-11', message: 'แรก', ...values },
  });
const rows = () =>
  server.db.select().from(conversations).where(eq(conversations.seller_id, seller.id)).orderBy(asc(conversations.id));

it('makes enquiries of one sender about one asset messages of one conversation', async () => {
  const slot = new Date('2026-12-01T03:00:00Z');
  await store({ created_at: new Date('2026-11-01'), note: 'โทรแล้ว' });
  await store({ kind: 'viewing', message: null, viewing_slots: [slot], created_at: new Date('2026-11-02') });
  await store({ kind: 'missing_info', asset_id: null, missing_fields: ['pets'], created_at: new Date('2026-11-03') });

  expect(await rows()).toMatchObject([
    { asset_id: assetId, buyer_phone: '+66861112222', seller_note: 'โทรแล้ว', last_message_at: new Date('2026-11-02') },
    { asset_id: null, subject: 0 },
  ]);
  const [first] = await rows();
  expect(await messagesOf(server.app, seller, first!.id)).toMatchObject([
    { text: 'แรก', enquiry: { kind: 'question', viewing_slots: null, missing_fields: null }, mine: false },
    { text: null, enquiry: { kind: 'viewing', viewing_slots: ['2026-12-01T03:00:00.000Z'] } },
  ]);
});

it.each([
  ['new', { unread: 1, is_archived: false, closed_by: null }],
  ['seen', { unread: 0, is_archived: false, closed_by: null }],
  ['replied', { unread: 0, is_archived: false, closed_by: null }],
] as const)('%s becomes %j', async (status, expected) => {
  await store({ status });

  expect(await onlyConversationOf(server.app, seller)).toMatchObject(expected);
});

it.each([
  ['closed', { seller_archived: true, seller_blocked: false }],
  ['spam', { seller_archived: false, seller_blocked: true }],
] as const)('%s becomes %j', async (status, expected) => {
  await store({ status });

  expect(await rows()).toMatchObject([expected]);
});

it('separates the enquiries of a member from those with their phone, and those of deleted accounts', async () => {
  const sender = await createTestMember(server);
  await store({ sender_id: sender.id });
  await store();
  await store({ phone: '', name: 'Deleted member', message: null });
  await store({ phone: '', name: 'Deleted member', message: null });

  expect((await rows()).map((row) => [row.buyer_id, row.buyer_phone, row.buyer_name])).toEqual([
    [sender.id, '+66861112222', 'วิภา'],
    [null, '+66861112222', 'วิภา'],
    [null, null, ''],
    [null, null, ''],
  ]);
});

it('is in the order of its messages, and numbers no change twice', async () => {
  await store();
  await store({ phone: '+66861112223' });
  const [first, second] = await rows();

  expect(second!.change).toBeGreaterThan(first!.change);
  expect(await server.db.$count(conversationMessages)).toBeGreaterThan(1);
  expect(await server.db.$count(notifications)).toBe(0);
});
