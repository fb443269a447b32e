import { hourMs, minuteMs } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';
import type { ConversationChanges } from '../conversations/conversation-changes.ts';
import { endViewings } from './end-viewings.ts';
import { remindOfViewings } from './remind-of-viewings.ts';
import { computeSellerFacts } from './seller-facts.ts';

/** Ends before it reminds: nobody is reminded of what cannot take place. */
export const viewingsJob = ({
  db,
  env,
  conversationChanges,
}: {
  db: Db;
  env: Env;
  conversationChanges: ConversationChanges;
}): ScheduledJob => ({
  name: 'viewings',
  everyMs: minuteMs,
  run: async () => {
    for (const change of await endViewings(db, env)) await conversationChanges.publish(change);
    for (const change of await remindOfViewings(db, env)) await conversationChanges.publish(change);
  },
});

export const sellerFactsJob = ({ db }: { db: Db }): ScheduledJob => ({
  name: 'seller facts',
  everyMs: 6 * hourMs,
  run: () => computeSellerFacts(db),
});
