import { and, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { ViewingHours } from '@yoodee/api-contract/viewing-hours';
import type { Db } from '../../db/database.ts';
import { readNow } from '../../db/read-now.ts';
import { members, viewingHours, viewings } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { dayOf } from './bangkok-days.ts';
import { earliestOf, nextFreeTimes, type Busy, type SellerTimes } from './free-times.ts';
import { hoursOf, readBlocks } from './viewing-hours.queries.ts';

/** Free times in the failure of a taken one. */
const offeredInstead = 6;

/** The calendar of a seller, for one asset; `except` is a viewing that is being moved. */
export interface Calendar {
  sellerId: number;
  assetId: number;
  except?: number | undefined;
}

/** Serialises the bookings of a seller. Lock order: the seller, the conversation, the viewing. */
export const lockSeller = async (tx: Db, sellerId: number): Promise<void> => {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, sellerId)).for('no key update');
};

/** The hours of an asset, or else those of all assets of its seller; null without any. */
const readHoursFor = async (db: Db, { sellerId, assetId }: Calendar): Promise<ViewingHours | null> => {
  const rows = await db
    .select()
    .from(viewingHours)
    .where(and(eq(viewingHours.member_id, sellerId), inArray(viewingHours.subject, [0, assetId])));
  const row = rows.find(({ subject }) => subject === assetId) ?? rows[0];
  return row ? hoursOf(row) : null;
};

/** Present and future times of the seller that are taken, whatever the asset is. */
export const readBusy = async (db: Db, { sellerId, except }: Calendar): Promise<Busy[]> => {
  const rows = await db
    .select({ from: viewings.busy_from, until: viewings.busy_until })
    .from(viewings)
    .where(
      and(
        eq(viewings.seller_id, sellerId),
        isNotNull(viewings.busy_from),
        // A viewing that has just ended still blocks the gap after it, of two hours at most.
        gt(viewings.busy_until, sql`now() - interval '1 day'`),
        except === undefined ? undefined : ne(viewings.id, except),
      ),
    );
  return rows.map(({ from, until }) => ({ from: from!, until: until! }));
};

/** The data for the free slots of an asset; null when its seller has set no hours. */
export const readSellerTimes = async (db: Db, calendar: Calendar): Promise<SellerTimes | null> => {
  const hours = await readHoursFor(db, calendar);
  if (!hours) return null;
  const now = await readNow(db);
  const blocks = await readBlocks(db, calendar.sellerId, { from: dayOf(now), assetId: calendar.assetId });
  return { hours, blocks, busy: await readBusy(db, calendar), now };
};

const nextFree = (times: SellerTimes | null) => ({ freeTimes: times ? nextFreeTimes(times, offeredInstead) : [] });

/** The error for a slot that somebody else has, with the next free ones. */
export const slotTaken = (times: SellerTimes | null): ApiError => new ApiError('slot_taken', nextFree(times));

/** The error for a slot that is not free: nobody need have taken one that is over. */
export const slotNotFree = (at: Date, times: SellerTimes | null): ApiError =>
  times && at.getTime() <= earliestOf(times) ? new ApiError('slot_past', nextFree(times)) : slotTaken(times);
