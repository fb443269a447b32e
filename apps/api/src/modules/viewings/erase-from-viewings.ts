import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { conversations, viewings } from '../../db/schema.ts';
import type { ConversationRole } from '../../db/schema/conversations.ts';

/**
 * Removes what a member wrote about viewings before their row is deleted: notes, outcomes and reasons. The other side keeps
 * its own and the times; what is still ahead is cancelled by the job that ends viewings. Call it before the conversations
 * lose the member.
 */
export const eraseFromViewings = async (
  tx: Db,
  { memberId, phone }: { memberId: number; phone: string },
): Promise<void> => {
  const erase = async (role: ConversationRole, isTheirs: ReturnType<typeof sql>) => {
    const own = tx.select({ id: conversations.id }).from(conversations).where(isTheirs);
    const ofRole = inArray(viewings.conversation_id, own);
    await tx
      .update(viewings)
      .set({ [`${role}_note`]: null, [`${role}_outcome`]: null })
      .where(ofRole);
    await tx
      .update(viewings)
      .set({ reason: null, reason_by: null })
      .where(and(ofRole, eq(viewings.reason_by, role)));
  };
  await erase('seller', sql`${conversations.seller_id} = ${memberId}`);
  await erase(
    'buyer',
    sql`(${conversations.buyer_id} = ${memberId}
      or (${conversations.buyer_id} is null and ${conversations.buyer_phone} = ${phone}))`,
  );
};
