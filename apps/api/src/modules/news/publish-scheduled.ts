import { and, eq, lte, sql } from 'drizzle-orm';
import { minuteMs } from '@yoodee/site';
import { bumpContentVersion } from '../../db/content-version.ts';
import type { Db } from '../../db/database.ts';
import { newsArticles } from '../../db/schema.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';

const publishEveryMs = minuteMs;

/** Publishes scheduled articles that are due, by the database's clock. */
export const publishScheduled = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    const published = await tx
      .update(newsArticles)
      .set({ status: 'published' })
      .where(and(eq(newsArticles.status, 'scheduled'), lte(newsArticles.published_at, sql`now()`)))
      .returning({ id: newsArticles.id });
    if (published.length > 0) await bumpContentVersion(tx);
  });

export const publishNewsJob = ({ db }: { db: Db }): ScheduledJob => ({
  name: 'publish news',
  everyMs: publishEveryMs,
  run: () => publishScheduled(db),
});
