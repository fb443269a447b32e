import type { Db } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { pastPrices } from '../db/schema.ts';
import type { Demo } from './demo.ts';

/** Rows per statement. */
const batchSize = 2_000;

/** Writes what assets asked in the past, so that the medians of the demonstration have a course. */
export const writeDemoPast = async (tx: Db, demo: Demo): Promise<void> => {
  const rows = [...demo.past()];
  for (let at = 0; at < rows.length; at += batchSize) await insertRows(tx, pastPrices, rows.slice(at, at + batchSize));
};
