import { and, asc, eq, inArray } from 'drizzle-orm';
import { assetEventKinds, type AssetEvent } from '@yoodee/api-contract/assets';
import type { Db } from '../../db/database.ts';
import { assetEvents } from '../../db/schema.ts';

/** The public events of an asset (dates and prices), oldest first. */
export const publicEventsOf = async (db: Db, assetId: number): Promise<AssetEvent[]> => {
  const rows = await db
    .select()
    .from(assetEvents)
    .where(and(eq(assetEvents.asset_id, assetId), inArray(assetEvents.kind, [...assetEventKinds])))
    .orderBy(asc(assetEvents.at), asc(assetEvents.id));
  return rows.map(({ kind, at, price_kind, price_from, price_to }) => ({
    kind: kind as AssetEvent['kind'],
    at: at.toISOString(),
    price_kind,
    price_from,
    price_to,
  }));
};
