import type { Db } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { pastPrices } from '../db/schema.ts';
import type { Demo } from './demo.ts';

/** Rows per statement. */
const batchSize = 2_000;

/** Writes past asking prices, so that the demonstration has a history of medians. */
export const writeDemoPast = async (tx: Db, demo: Demo): Promise<void> => {
  const rows = [...demo.past()];
  for (let at = 0; at < rows.length; at += batchSize) await insertRows(tx, pastPrices, rows.slice(at, at + batchSize));
};
