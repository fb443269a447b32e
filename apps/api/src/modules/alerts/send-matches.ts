import type { Db } from '../../db/database.ts';
import type { alerts } from '../../db/schema.ts';
import { findTitles } from '../notifications/asset-titles.queries.ts';
import { matchItem, mostDetails } from '../notifications/match-item.ts';
import { sendToReader } from './send-to-reader.ts';

/** What an alert has found anew. */
export interface AlertMatches {
  alert: Pick<typeof alerts.$inferSelect, 'reader_id' | 'name' | 'query'>;
  assetIds: readonly number[];
}

/** Sends the matches of alerts of one reader, as one message. */
export const sendMatches = (
  tx: Db,
  matches: readonly AlertMatches[],
  { isDigest }: { isDigest: boolean },
): Promise<void> =>
  sendToReader(tx, matches[0]!.alert.reader_id, {
    isDigest,
    async itemsIn(locale) {
      const named = matches.flatMap(({ assetIds }) => assetIds.slice(0, mostDetails));
      const titles = await findTitles(tx, named);
      return matches.map(({ alert: { name, query }, assetIds }) =>
        matchItem({ name, query, assetIds }, locale, titles),
      );
    },
  });
