import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getConversation } from '@yoodee/api-contract/conversations';
import { openGuestConversation } from '@yoodee/api-contract/guest-conversations';
import { notifications, rateWindows, soldPrices } from '../../db/schema.ts';
import { callAs, enquire, onlyConversationOf, tokenSentTo } from '../../testing/test-conversation.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { openDiskImageStore } from '../images/disk-image-store.ts';
import { eraseMember } from '../account-data/erase-member.ts';
import { createSoldPriceQueries } from './sold-prices.queries.ts';

let server: TestServer;
let seller: TestMember;
let buyer: TestMember;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  await server.db.delete(rateWindows);
  await server.db.delete(soldPrices);
  seller = await createTestMember(server);
  buyer = await createTestMember(server);
});
afterAll(() => server.close());

const price = 4_321_987;
const as = (member: TestMember | null) => callAs(server.app, member);
const close = (id: number, sold_for?: unknown, outcome = 'sold') =>
  as(seller)('POST', `/member/assets/${id}/close`, { outcome, ...(sold_for !== undefined && { sold_for }) } as object);
const rowOf = async (assetId: number) =>
  (await server.db.select().from(soldPrices).where(eq(soldPrices.asset_id, assetId)))[0];
const agreed = async () =>
  (await createSoldPriceQueries(server.db).listAgreed()).map(({ asset, price: paid }) => [asset.id, paid]);

/** A listing that the buyer asked about. */
const begin = async (by: TestMember | null = buyer) => {
  const { assetId, phone } = await enquire(server, seller, by ? { buyer: by } : {});
  const { id } = await onlyConversationOf(server.app, seller);
  return { assetId, phone, conversation_id: id };
};
const asked = async (id: number, member: TestMember) =>
  getConversation.response.parse((await as(member)('GET', `/member/conversations/${id}`)).json().data).sold_price;
const answer = (id: number, agrees: unknown, member = buyer) =>
  as(member)('PATCH', `/member/conversations/${id}`, { sold_price_agrees: agrees });

describe('a sold price', () => {
  it('counts when both sides agree, and no longer when the buyer changes their mind', async () => {
    const { assetId, conversation_id } = await begin();
    expect((await close(assetId, { price, agrees: true, conversation_id })).statusCode).toBe(200);
    expect(await agreed()).toEqual([]);
    expect(await asked(conversation_id, buyer)).toEqual({ deal: 'sale', price, agrees: null });

    expect((await answer(conversation_id, true)).json().data).toMatchObject({ sold_price: { agrees: true } });
    expect(await agreed()).toEqual([[assetId, price]]);

    await answer(conversation_id, false);
    expect(await agreed()).toEqual([]);
  });

  it('is asked once of a buyer with an account, until they answer', async () => {
    const { assetId, conversation_id } = await begin();
    const told = () =>
      server.db
        .select({ read_at: notifications.read_at, data: notifications.data })
        .from(notifications)
        .where(and(eq(notifications.member_id, buyer.id), eq(notifications.kind, 'sold_price_asked')));
    await close(assetId, { price, agrees: true, conversation_id });
    await close(assetId, { price, agrees: true, conversation_id });
    expect(await told()).toEqual([{ read_at: null, data: { conversation_id } }]);

    await as(seller)('POST', `/member/conversations/${conversation_id}/messages`, { text: 'ขอบคุณครับ' });
    expect(await told()).toHaveLength(1);
    await answer(conversation_id, false);
    expect((await told())[0]!.read_at).not.toBeNull();
  });

  it.each([
    ['does not agree', {}, { agrees: false }],
    ['names no conversation', {}, { agrees: true, conversation_id: undefined }],
    ['was muted', { is_muted: true }, { agrees: true }],
    ['was blocked', { is_blocked: true }, { agrees: true }],
  ])('is no news for the buyer when the seller %s', async (_what, byBuyer, sold) => {
    const { assetId, conversation_id } = await begin();
    if (Object.keys(byBuyer).length > 0)
      expect((await as(buyer)('PATCH', `/member/conversations/${conversation_id}`, byBuyer)).statusCode).toBe(200);
    expect((await close(assetId, { price, conversation_id, ...sold })).statusCode).toBe(200);

    const { member_id, kind } = notifications;
    expect(await server.db.$count(notifications, and(eq(member_id, buyer.id), eq(kind, 'sold_price_asked')))).toBe(0);
  });

  it('is confirmed through the link of a buyer without an account', async () => {
    const { assetId, phone, conversation_id } = await begin(null);
    await as(seller)('POST', `/member/conversations/${conversation_id}/messages`, { text: 'ยังอยู่' });
    const token = await tokenSentTo(server.db, phone);
    await close(assetId, { price, agrees: true, conversation_id });
    const opened = await as(null)('POST', '/public/conversation', { token });
    expect(openGuestConversation.response.parse(opened.json().data).conversation.sold_price).toMatchObject({ price });

    const changed = await as(null)('PATCH', '/public/conversation', { token, sold_price_agrees: true });
    expect(changed.statusCode).toBe(200);
    expect(await agreed()).toEqual([[assetId, price]]);
  });

  it('is private to the seller otherwise: the buyer is not asked, and cannot agree', async () => {
    const { assetId, conversation_id } = await begin();
    await close(assetId, { price, agrees: false, conversation_id });
    await answer(conversation_id, true);

    expect(await asked(conversation_id, buyer)).toBeUndefined();
    expect(await agreed()).toEqual([]);
  });

  it('cannot be agreed to by the seller, nor by anybody else', async () => {
    const { assetId, conversation_id } = await begin();
    await close(assetId, { price, agrees: true, conversation_id });
    await answer(conversation_id, true, seller);

    expect((await answer(conversation_id, true, await createTestMember(server))).statusCode).toBe(404);
    expect(await asked(conversation_id, seller)).toBeUndefined();
    expect(await agreed()).toEqual([]);
  });

  it('is in no public response and in no export but the seller’s', async () => {
    const { assetId, conversation_id } = await begin();
    await close(assetId, { price, agrees: true, conversation_id });
    await answer(conversation_id, true);
    const paths = ['', '/history', '/price-comparison', '/similar'].map((path) => `/assets/${assetId}${path}`);
    const bodies = await Promise.all(
      [...paths, `/members/${seller.id}`, '/price-errors', `/assets?ids=${assetId}`].map(
        async (path) => (await as(null)('GET', path)).payload,
      ),
    );

    expect(bodies.filter((body) => body.includes(String(price)))).toEqual([]);
  });

  it('is optional, and kept once', async () => {
    const { assetId } = await begin();
    expect((await close(assetId)).statusCode).toBe(200);
    expect(await rowOf(assetId)).toBeUndefined();

    await close(assetId, { price, agrees: false });
    await close(assetId, { price: 1, agrees: true });
    expect(await rowOf(assetId)).toMatchObject({ price, seller_agrees: false, conversation_id: null });
  });

  it('is deleted with the account of either side', async () => {
    const { assetId, conversation_id } = await begin();
    await close(assetId, { price, agrees: true, conversation_id });
    await answer(conversation_id, true);
    const store = await openDiskImageStore(join(server.env.DATA_DIR, 'images'));
    await eraseMember({ db: server.db, store }, buyer.id);
    expect(await rowOf(assetId)).toMatchObject({ conversation_id: null, buyer_agrees: null });
    expect(await agreed()).toEqual([]);

    await eraseMember({ db: server.db, store }, seller.id);
    expect(await rowOf(assetId)).toBeUndefined();
  });

  it.each([
    ['no number', { price: 'much', agrees: true }, 'sold_for.price'],
    ['nothing', { price: 0, agrees: true }, 'sold_for.price'],
    ['less than nothing', { price: -5, agrees: true }, 'sold_for.price'],
    ['a fraction', { price: 1.5, agrees: true }, 'sold_for.price'],
    ['far too much', { price: 1e15, agrees: true }, 'sold_for.price'],
    ['no consent field', { price }, 'sold_for.agrees'],
    ['a word for consent', { price, agrees: 'yes' }, 'sold_for.agrees'],
    ['an unknown conversation', { price, agrees: true, conversation_id: 999_999_999 }, 'sold_for.conversation_id'],
    ['no object', 'free', 'sold_for'],
  ])('is refused: %s; the listing stays open', async (_name, soldFor, field) => {
    const { assetId } = await begin();
    const reply = await close(assetId, soldFor);

    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([400, [field]]);
    expect(await rowOf(assetId)).toBeUndefined();
    expect((await close(assetId)).statusCode).toBe(200);
  });

  it('is refused with the conversation about another listing', async () => {
    const { assetId } = await begin();
    const other = await createTestMember(server);
    const { assetId: otherAsset } = await enquire(server, other, { buyer });
    const { id } = await onlyConversationOf(server.app, other);

    expect((await close(assetId, { price, agrees: true, conversation_id: id })).statusCode).toBe(400);
    expect(otherAsset).not.toBe(assetId);
  });
});
