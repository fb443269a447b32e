import { and, eq, sql } from 'drizzle-orm';
import { savedSearchLimits } from '@yoodee/api-contract/saved-searches';
import type { Db } from '../../db/database.ts';
import { alertMatches, alertReaders, alerts, members, savedSearches, savedSearchMatches } from '../../db/schema.ts';

/** The address or account that received a visitor's alerts, now verified as the member's. */
type Claimed = { email: string } | { lineSub: string };

/**
 * Converts the confirmed alerts of an address or a LINE account into saved searches of the member who has just verified
 * or linked it. They keep their channel and do not report matches again. Alerts beyond the member's limit are not
 * converted. Call it in the transaction of the verification.
 */
export const claimAlerts = async (tx: Db, memberId: number, claimed: Claimed): Promise<void> => {
  const isClaimed =
    'email' in claimed ? eq(alertReaders.email, claimed.email) : eq(alertReaders.line_sub, claimed.lineSub);
  const [reader] = await tx.select().from(alertReaders).where(isClaimed).for('update');
  if (!reader) return;
  const room = savedSearchLimits.count - (await tx.$count(savedSearches, eq(savedSearches.member_id, memberId)));
  const isSaved = sql`exists (select from ${savedSearches} s where s.member_id = ${memberId} and s.kind = a.kind and s.query = a.query)`;
  const { rows } = await tx.execute<{ query: string }>(sql`
    insert into ${savedSearches} (member_id, kind, name, query, frequency, created_at, last_run_at)
    select ${memberId}::bigint, a.kind, a.name, a.query, a.frequency, a.created_at, a.last_run_at from ${alerts} a
    where a.reader_id = ${reader.id} and a.confirmed_at is not null and not ${isSaved}
    order by a.id limit ${Math.max(0, room)} returning query`);
  await tx.execute(sql`
    insert into ${savedSearchMatches} (saved_search_id, asset_id, matched_at)
    select s.id, m.asset_id, m.matched_at
    from ${alertMatches} m
    join ${alerts} a on a.id = m.alert_id
    join ${savedSearches} s on s.member_id = ${memberId} and s.kind = a.kind and s.query = a.query
    where a.reader_id = ${reader.id}
    on conflict do nothing`);
  await tx.delete(alerts).where(
    and(
      eq(alerts.reader_id, reader.id),
      sql`${alerts.confirmed_at} is not null`,
      sql`exists (select from ${savedSearches} s where s.member_id = ${memberId} and s.kind = ${alerts.kind}
          and s.query = ${alerts.query})`,
    ),
  );
  if ((await tx.$count(alerts, eq(alerts.reader_id, reader.id))) === 0)
    await tx.delete(alertReaders).where(eq(alertReaders.id, reader.id));
  if (rows.length === 0) return;
  const channel = 'email' in claimed ? { email: true } : { line: true };
  const before = sql`coalesce(${members.notification_choices} -> 'saved_searches', '{}')`;
  await tx
    .update(members)
    .set({
      notification_choices: sql`${members.notification_choices} || jsonb_build_object('saved_searches', ${before} || ${JSON.stringify(channel)}::jsonb)`,
    })
    .where(eq(members.id, memberId));
};
