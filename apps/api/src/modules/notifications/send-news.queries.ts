import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { outboxMessages, type News, type OutboxChannel } from '../../db/schema.ts';
import { quietUntil } from './quiet-hours.ts';

/** How many items of a message are listed; the rest is only counted. */
export const mostItems = 10;

/** News for one member on one channel. */
export interface Sending {
  memberId: number;
  channel: Exclude<OutboxChannel, 'sms'>;
  recipient: string;
  /** Whether it waits for the end of the quiet hours. */
  waits: boolean;
  /** A separate message, into which no later news is merged. */
  isDigest: boolean;
  news: News;
}

const lifeDays = 3;

/**
 * Adds news to the outbox, at most one row per member and channel. Until the first delivery attempt, which may wait for
 * the end of quiet hours, later news is merged into that row, so that the member gets one message. `at` is the current
 * time.
 */
export const sendNews = async (tx: Db, sendings: readonly Sending[], at: SQL): Promise<void> => {
  if (sendings.length === 0) return;
  const { news } = outboxMessages;
  // Everybody locks the rows in the same order.
  const rows = sendings
    .toSorted((a, b) => a.memberId - b.memberId || a.channel.localeCompare(b.channel))
    .map(({ memberId, ...sending }) => ({ ...sending, member_id: memberId }));
  const both = sql`(${news} -> 'items') || (excluded.news -> 'items')`;
  await tx.execute(sql`
    insert into ${outboxMessages} (channel, recipient, member_id, body, news, is_bundle, next_try_at, expires_at)
    select x.channel, x.recipient, x.member_id, '', x.news, not x."isDigest",
      coalesce(case when x.waits then ${quietUntil(at)} end, ${at}), ${at} + make_interval(days => ${lifeDays})
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as x (channel text, recipient text, member_id bigint, news jsonb, waits boolean, "isDigest" boolean)
    on conflict (member_id, channel) where is_bundle do update set
      recipient = excluded.recipient,
      news = jsonb_build_object(
        'locale', excluded.news -> 'locale',
        'count', (${news} ->> 'count')::int + (excluded.news ->> 'count')::int,
        'items', jsonb_path_query_array(${both}, ${`$[0 to ${mostItems - 1}]`}::jsonpath)
      )`);
};
