import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { assetFigures } from '../../db/schema.ts';

/** Adds one to a figure of the asset's day in Bangkok. */
export const countFigure = async (tx: Db, assetId: number, figure: 'leads' | 'reveals'): Promise<void> => {
  await tx
    .insert(assetFigures)
    .values({ asset_id: assetId, day: sql`(now() at time zone 'Asia/Bangkok')::date`, [figure]: 1 })
    .onConflictDoUpdate({
      target: [assetFigures.asset_id, assetFigures.day],
      set: { [figure]: sql`${assetFigures[figure]} + 1` },
    });
};
