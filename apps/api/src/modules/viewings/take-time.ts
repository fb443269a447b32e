import { viewingLimits } from '@yoodee/api-contract/viewing-hours';
import { hourMs, minuteMs } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import type { viewings } from '../../db/schema.ts';
import type { ConversationRole } from '../../db/schema/conversations.ts';
import { isFree, type Busy, type SellerTimes } from './free-times.ts';
import { readBusy, readSellerTimes, slotNotFree, slotTaken, type Calendar } from './seller-calendar.ts';
import { viewingRules } from './viewing-steps.ts';

/** The columns of a viewing's time and state. */
export type Timing = Pick<
  typeof viewings.$inferSelect,
  'state' | 'starts_at' | 'length_min' | 'times' | 'busy_from' | 'busy_until' | 'answer_by' | 'agreed_at'
>;

/** Minutes of a viewing with a seller who has set no hours. */
const usualLengthMin = 30;

export const lengthOf = (times: SellerTimes | null): number => times?.hours.length_min ?? usualLengthMin;

const endOf = (at: Date, lengthMin: number) => new Date(at.getTime() + lengthMin * minuteMs);

/** No time: no slot of the seller is taken. */
export const untimed = { times: [] as Date[], busy_from: null, busy_until: null, answer_by: null };

const agreedAt = (at: Date, lengthMin: number, now: Date): Timing => ({
  ...untimed,
  ...{ state: 'confirmed', starts_at: at, length_min: lengthMin, agreed_at: now },
  ...{ busy_from: at, busy_until: endOf(at, lengthMin) },
});

/** A slot held for the buyer until the seller answers: for a day at most, and not within the seller's notice period. */
const heldAt = (at: Date, { hours, now }: SellerTimes): Timing => ({
  ...{ state: 'requested', starts_at: null, length_min: hours.length_min, times: [at], agreed_at: null },
  ...{ busy_from: at, busy_until: endOf(at, hours.length_min) },
  answer_by: new Date(
    Math.min(now.getTime() + viewingLimits.heldHours * hourMs, at.getTime() - hours.notice_hours * hourMs),
  ),
});

/** Times for the other side to choose from, until the last of them. */
const proposed = (times: Date[], by: ConversationRole, lengthMin: number): Timing => ({
  ...untimed,
  ...{ state: viewingRules.propose.to![by], starts_at: null, length_min: lengthMin, times, agreed_at: null },
  answer_by: times.at(-1)!,
});

const overlaps = (at: Date, lengthMin: number, busy: readonly Busy[]): boolean =>
  busy.some(({ from, until }) => from < endOf(at, lengthMin) && until > at);

/**
 * Takes a free slot within the seller's hours: confirmed, or held if the seller wants to be asked first. The caller has
 * locked the seller. Throws `slot_taken` and `slot_past`.
 */
export const takeFreeTime = async (tx: Db, calendar: Calendar, at: Date): Promise<Timing> => {
  const times = await readSellerTimes(tx, calendar);
  if (!times || !isFree(at, times)) throw slotNotFree(at, times);
  return times.hours.ask_first ? heldAt(at, times) : agreedAt(at, times.hours.length_min, times.now);
};

/** Proposes times to the other side. Throws `slot_taken` when a seller proposes a time that is already booked. */
export const proposeTimes = async (
  tx: Db,
  calendar: Calendar,
  { times, by }: { times: Date[]; by: ConversationRole },
): Promise<Timing> => {
  const seller = await readSellerTimes(tx, calendar);
  const length = lengthOf(seller);
  if (by === 'seller') {
    const busy = await readBusy(tx, calendar);
    if (times.some((at) => overlaps(at, length, busy))) throw slotTaken(seller);
  }
  return proposed(times, by, length);
};

/**
 * Moves a viewing. A single slot within the hours is taken at once for a buyer, or throws `slot_taken`; other times are
 * proposed.
 */
export const moveTo = async (
  tx: Db,
  calendar: Calendar,
  { times, by }: { times: Date[]; by: ConversationRole },
): Promise<Timing> => {
  const [only] = times;
  if (by === 'buyer' && times.length === 1) {
    const seller = await readSellerTimes(tx, calendar);
    if (seller && isFree(only!, { ...seller, busy: [] })) return takeFreeTime(tx, calendar, only!);
  }
  return proposeTimes(tx, calendar, { times, by });
};

/** Accepts a proposed time. Throws `slot_taken` if it was booked since. */
export const agreeOn = async (
  tx: Db,
  calendar: Calendar,
  { at, lengthMin, now }: { at: Date; lengthMin: number; now: Date },
): Promise<Timing> => {
  if (overlaps(at, lengthMin, await readBusy(tx, calendar))) throw slotTaken(await readSellerTimes(tx, calendar));
  return agreedAt(at, lengthMin, now);
};
