import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { alertReaders, outboxMessages, type alerts, type News } from '../../db/schema.ts';
import { findTitles } from '../notifications/asset-titles.queries.ts';
import { matchItem, mostDetails } from '../notifications/match-item.ts';
import { quietUntil } from '../notifications/quiet-hours.ts';

/** What an alert has found anew. */
export interface AlertMatches {
  alert: Pick<typeof alerts.$inferSelect, 'reader_id' | 'name' | 'query'>;
  assetIds: readonly number[];
}

const lifeDays = 3;

/**
 * Sends the matches of alerts of one reader, as one message. What is found at night waits for the morning. Subject and
 * body are for a release that does not know readers; this one composes the message when it is sent.
 */
export const sendMatches = async (
  tx: Db,
  matches: readonly AlertMatches[],
  { isDigest }: { isDigest: boolean },
): Promise<void> => {
  const readerId = matches[0]!.alert.reader_id;
  const [reader] = await tx.select().from(alertReaders).where(eq(alertReaders.id, readerId));
  if (!reader) return;
  const { email, line_sub: lineSub, locale } = reader;
  const to = lineSub === null ? email : lineSub;
  if (to === null) return;
  const titles = await findTitles(
    tx,
    matches.flatMap(({ assetIds }) => assetIds.slice(0, mostDetails)),
  );
  const items = matches.map(({ alert: { name, query }, assetIds }) =>
    matchItem({ name, query, assetIds }, locale, titles),
  );
  const news: News = { locale, count: items.length, items };
  const body = items.map(({ text }) => text).join('\n');
  await tx.insert(outboxMessages).values({
    ...{
      channel: lineSub === null ? 'email' : 'line',
      recipient: to,
      alert_reader_id: readerId,
      subject: items[0]!.text,
      body,
      news,
    },
    ...(!isDigest && { next_try_at: sql`coalesce(${quietUntil(sql`now()`)}, now())` }),
    expires_at: sql`now() + make_interval(days => ${lifeDays})`,
  });
};
