import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { outboxMessages } from '../../db/schema.ts';

/**
 * Removes items that are no longer true from unsent LINE and mail messages: those whose link ends with `pathEnd`, which
 * is the same in both languages. A message without other items is removed.
 */
export const withdrawNews = async (tx: Db, memberIds: readonly number[], pathEnd: string): Promise<void> => {
  if (memberIds.length === 0) return;
  const { id, news, member_id, channel, sent_at, failed_at } = outboxMessages;
  const leadsThere = sql`right(item ->> 'href', length(${pathEnd}::text)) = ${pathEnd}::text`;
  const items = sql`jsonb_array_elements(${news} -> 'items')`;
  // Everybody locks the rows in the same order, see `sendNews`.
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${id} from ${outboxMessages}
    where ${member_id} = any(${sql.param([...memberIds])}::bigint[]) and ${sent_at} is null and ${failed_at} is null
      and exists (select from ${items} as item where ${leadsThere})
    order by ${member_id}, ${channel} for update`);
  if (rows.length === 0) return;
  const found = sql`${id} = any(${sql.param(rows.map((row) => Number(row.id)))}::bigint[])`;
  await tx.execute(sql`
    update ${outboxMessages} set news = ${news} || (
      select jsonb_build_object(
        'count', (${news} ->> 'count')::int - count(*) filter (where ${leadsThere}),
        'items', coalesce(jsonb_agg(item order by place) filter (where not ${leadsThere}), '[]'::jsonb)
      ) from ${items} with ordinality as listed (item, place))
    where ${found}`);
  await tx.execute(sql`delete from ${outboxMessages} where ${found} and (${news} ->> 'count')::int <= 0`);
};
