import { eq, sql } from 'drizzle-orm';
import type { Locale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { alertReaders, outboxMessages, type News, type NewsItem } from '../../db/schema.ts';
import { quietUntil } from '../notifications/quiet-hours.ts';

const lifeDays = 3;

interface ReaderNews {
  isDigest: boolean;
  /** At least one. */
  itemsIn(locale: Locale): NewsItem[] | Promise<NewsItem[]>;
}

/**
 * Sends news to a reader of alerts, as one message, after quiet hours unless it is a digest. Subject and body are for
 * an older release that does not know readers; this release composes the message when it is sent.
 */
export const sendToReader = async (tx: Db, readerId: number, { isDigest, itemsIn }: ReaderNews): Promise<void> => {
  const [reader] = await tx.select().from(alertReaders).where(eq(alertReaders.id, readerId));
  if (!reader) return;
  const { email, line_sub: lineSub, locale } = reader;
  const recipient = lineSub ?? email;
  if (recipient === null) return;
  const items = await itemsIn(locale);
  const news: News = { locale, count: items.length, items };
  await tx.insert(outboxMessages).values({
    ...{
      channel: lineSub === null ? 'email' : 'line',
      recipient,
      alert_reader_id: readerId,
      subject: items[0]!.text,
      body: items.map(({ text }) => text).join('\n'),
      news,
    },
    ...(!isDigest && { next_try_at: sql`coalesce(${quietUntil(sql`now()`)}, now())` }),
    expires_at: sql`now() + make_interval(days => ${lifeDays})`,
  });
};
