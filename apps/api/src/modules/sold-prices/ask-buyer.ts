import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { conversations } from '../../db/schema.ts';
import { notify } from '../notifications/notify.ts';

/**
 * Notifies the buyer of a conversation that the seller asks them to confirm a sold price, in the transaction that
 * stores it. Buyers without an account, and those who muted the conversation or blocked the seller, see the question
 * when they open it.
 */
export const askBuyer = async (tx: Db, conversationId: number): Promise<void> => {
  const { id, buyer_id, buyer_muted, buyer_blocked, asset_id } = conversations;
  const told = await tx
    .select({ memberId: buyer_id, assetId: asset_id })
    .from(conversations)
    .where(and(eq(id, conversationId), isNotNull(buyer_id), eq(buyer_muted, false), eq(buyer_blocked, false)));
  await notify(
    tx,
    told.map(({ memberId, assetId }) => ({
      memberId: memberId!,
      kind: 'sold_price_asked',
      data: { conversation_id: conversationId },
      ...(assetId !== null && { assetId }),
    })),
  );
};
