import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { isAvailable, priceOfKind, publicPriceKinds } from '@yoodee/asset-rules';
import type { AssetStatus } from '@yoodee/asset-rules/options';
import { minuteMs } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { assets, priceNotices } from '../../db/schema.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';
import { notifySaversOfPrice } from '../favourites/notify-savers.ts';

const everyMs = minuteMs;
const atOnce = 100;

/** A notice about a listing that is not shown now waits until it is shown again. */
const waiting: AssetStatus[] = ['draft', 'paused', 'expired', 'hidden'];

/** Sends up to {@link atOnce} due notices; returns whether more may be due. */
const sendSome = (db: Db): Promise<boolean> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ notice: priceNotices, asset: assets })
      .from(priceNotices)
      .innerJoin(assets, eq(assets.id, priceNotices.asset_id))
      .where(and(sql`${priceNotices.due_at} <= now()`, notInArray(assets.status, waiting)))
      .orderBy(priceNotices.due_at)
      .limit(atOnce)
      .for('update', { of: priceNotices, skipLocked: true });
    const found = new Map(due.map(({ asset }) => [asset.id, asset]));
    for (const asset of found.values()) {
      const notices = due.flatMap(({ notice }) => (notice.asset_id === asset.id ? [notice] : []));
      const changes = publicPriceKinds.flatMap((kind) => {
        const from = notices.find((notice) => notice.price_kind === kind)?.price_from;
        const to = priceOfKind(asset, kind);
        return from === undefined || to === null || from === to ? [] : [{ from, to }];
      });
      // One notification per asset, about its leading price.
      if (changes[0] && isAvailable(asset)) await notifySaversOfPrice(tx, asset.id, changes[0]);
      const kinds = notices.map((notice) => notice.price_kind);
      await tx
        .delete(priceNotices)
        .where(and(eq(priceNotices.asset_id, asset.id), inArray(priceNotices.price_kind, kinds)));
    }
    return due.length === atOnce;
  });

/**
 * Notifies the members who saved an asset of its new price, once, when it can no longer be taken back. Any replica may
 * run this at any time.
 */
export const sendPriceNotices = async (db: Db): Promise<void> => {
  while (await sendSome(db));
};

export const priceNoticesJob = ({ db }: { db: Db }): ScheduledJob => ({
  name: 'send price notices',
  everyMs,
  run: () => sendPriceNotices(db),
});
