import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { conversations, members, notifications } from '../../db/schema.ts';
import { createSoldPriceQueries } from '../sold-prices/sold-prices.queries.ts';
import { eraseStrikes } from './strikes/strikes.ts';
import { changed } from './conversation-access.ts';

/** The name in notifications, in the language of the member who has them. */
const nameOfNobody = sql`case ${members.locale} when 'en' then 'Deleted member' else 'สมาชิกที่ลบบัญชีแล้ว' end`;

/**
 * Removes a member from conversations before their row is deleted: their name and phone, their notes, also where they asked
 * without their account. The other side keeps its copy. A conversation whose both sides are gone is deleted.
 */
export const eraseFromConversations = async (
  tx: Db,
  { memberId, phone }: { memberId: number; phone: string },
): Promise<void> => {
  await eraseStrikes(tx, { memberId, phone });
  const asBuyer = or(
    eq(conversations.buyer_id, memberId),
    and(isNull(conversations.buyer_id), eq(conversations.buyer_phone, phone)),
  );
  await tx.execute(sql`
    update ${notifications} set data = ${notifications.data} || jsonb_build_object('name', ${nameOfNobody})
    from ${conversations}, ${members}
    where ${members.id} = ${notifications.member_id}
      and ${notifications.member_id} = case
        when ${asBuyer} then ${conversations.seller_id}
        when ${conversations.seller_id} = ${memberId} then ${conversations.buyer_id} end
      and ${notifications.data} @> jsonb_build_object('conversation_id', ${conversations.id})`);
  const bought = await tx.select({ id: conversations.id }).from(conversations).where(asBuyer);
  if (bought.length > 0) await createSoldPriceQueries(tx).forgetBuyer(bought.map(({ id }) => id));
  await tx
    .update(conversations)
    .set({ buyer_name: '', buyer_phone: null, buyer_note: null, buyer_network: null, ...changed })
    .where(asBuyer);
  await tx
    .update(conversations)
    .set({ seller_id: null, seller_note: null, seller_network: null, seller_blocked_from: null, ...changed })
    .where(eq(conversations.seller_id, memberId));
  await tx.delete(conversations).where(and(isNull(conversations.seller_id), isNull(conversations.buyer_phone)));
};
