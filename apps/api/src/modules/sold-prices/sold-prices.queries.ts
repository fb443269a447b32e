import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PriceDeal } from '@yoodee/api-contract/monthly-prices';
import type { AskedSoldPrice, SoldFor } from '@yoodee/api-contract/sold-prices';
import type { AssetOutcome } from '@yoodee/asset-rules';
import type { Db } from '../../db/database.ts';
import { assets, conversations, soldPrices } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';

const dealOf: Record<AssetOutcome, PriceDeal> = { sold: 'sale', rented: 'rent' };

const isClosed = inArray(assets.status, ['sold', 'rented']);

/** Both sides agree that the price is used. All other sold prices are private to the two sides. */
const isAgreed = and(eq(soldPrices.seller_agrees, true), eq(soldPrices.buyer_agrees, true), isClosed);

/** Sold prices of closed listings. */
export const createSoldPriceQueries = (db: Db) => ({
  /**
   * Stores the sold price of a listing, unless it has one. Returns whether it was stored. Throws `invalid_request` for
   * a conversation that is not the seller's about this listing.
   */
  async record(
    { assetId, memberId, outcome }: { assetId: number; memberId: number; outcome: AssetOutcome },
    { price, agrees, conversation_id }: SoldFor,
  ): Promise<boolean> {
    const ofAsset = and(eq(conversations.asset_id, assetId), eq(conversations.seller_id, memberId));
    if (
      conversation_id !== undefined &&
      (await db.$count(conversations, and(eq(conversations.id, conversation_id), ofAsset))) === 0
    )
      throw new ApiError('invalid_request', { errors: { 'sold_for.conversation_id': 'invalid' } });
    const stored = await db
      .insert(soldPrices)
      .values({ asset_id: assetId, deal: dealOf[outcome], price, conversation_id, seller_agrees: agrees })
      .onConflictDoNothing()
      .returning({ id: soldPrices.asset_id });
    return stored.length > 0;
  },

  /** The questions to buyers, by conversation. Buyers are asked only when the seller agrees. */
  async findAsked(conversationIds: readonly number[]): Promise<Map<number, AskedSoldPrice>> {
    if (conversationIds.length === 0) return new Map();
    const { conversation_id, deal, price, buyer_agrees: agrees } = soldPrices;
    const rows = await db
      .select({ conversation_id, deal, price, agrees })
      .from(soldPrices)
      .innerJoin(assets, eq(assets.id, soldPrices.asset_id))
      .where(and(inArray(conversation_id, [...conversationIds]), eq(soldPrices.seller_agrees, true), isClosed));
    return new Map(rows.map(({ conversation_id: id, ...asked }) => [id!, asked]));
  },

  /** The answer of the buyer of a conversation. */
  async answer(conversationId: number, agrees: boolean): Promise<void> {
    await db
      .update(soldPrices)
      .set({ buyer_agrees: agrees })
      .where(and(eq(soldPrices.conversation_id, conversationId), eq(soldPrices.seller_agrees, true)));
  },

  /** Removes the buyer and their answer, before their account is erased. */
  async forgetBuyer(conversationIds: readonly number[]): Promise<void> {
    await db
      .update(soldPrices)
      .set({ conversation_id: null, buyer_agrees: null })
      .where(inArray(soldPrices.conversation_id, [...conversationIds]));
  },

  /** The listings with an agreed price, in the order of their ids. */
  async listAgreed(): Promise<{ asset: typeof assets.$inferSelect; deal: PriceDeal; price: number }[]> {
    return db
      .select({ asset: assets, deal: soldPrices.deal, price: soldPrices.price })
      .from(soldPrices)
      .innerJoin(assets, eq(assets.id, soldPrices.asset_id))
      .where(isAgreed)
      .orderBy(asc(soldPrices.asset_id));
  },
});
