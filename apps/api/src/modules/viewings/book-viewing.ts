import { and, eq, sql } from 'drizzle-orm';
import { isAvailable } from '@yoodee/asset-rules';
import type { Db } from '../../db/database.ts';
import { assets, viewings } from '../../db/schema.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { addEnquiry, enquiresAnew, openConversation, type Enquirer } from '../conversations/begin-conversation.ts';
import { changeOf, type Change } from '../conversations/conversation-changes.ts';
import { findConversation, isClosed, lockConversation } from '../conversations/conversation-access.ts';
import { findAssetReceiver } from '../leads/receiver.ts';
import { countMetric } from '../metrics/count-metric.ts';
import { beginViewing, findByKey, timesOf, type Wanted } from './begin-viewing.ts';
import { isFree } from './free-times.ts';
import { lockSeller, readSellerTimes, slotNotFree } from './seller-calendar.ts';
import { touchConversation } from './tell-sides.ts';
import type { ViewingReader, ViewingRow } from './viewing-access.ts';
import { bookingLimits, phoneLimits, stepLimits } from './viewing-limits.ts';

export interface Booking {
  assetId: number;
  buyer: Enquirer;
  wanted: Wanted;
  message: string | null;
  consentVersion: string;
  key: string | null;
  ip: string;
  /** Whom the metrics count, see `createMetricVisitor`. */
  visitor: string | null;
}

export interface Begun {
  viewing: ViewingRow;
  change: Change | null;
}

/** The lead of a booking is counted like any other. */
const countLead = async (tx: Db, assetId: number, visitor: string | null): Promise<void> => {
  await tx
    .update(assets)
    .set({ lead_count: sql`${assets.lead_count} + 1` })
    .where(eq(assets.id, assetId));
  await countMetric(tx, { assetId, metric: 'leads' }, visitor);
};

/**
 * Checks whether this buyer may book. Without an account, the only failure is `too_many_requests`, because only the
 * seller may know whether the phone has enquired before or was blocked.
 */
const requireOpen = (isRefused: boolean, { memberId }: Enquirer): void => {
  if (isRefused) throw new ApiError(memberId === null ? 'too_many_requests' : 'wrong_state');
};

/**
 * Refuses a slot that is not free before doing anything else, which ends most of many concurrent bookings early. A
 * retry of the booking that holds the slot continues.
 */
const refuseTaken = async (tx: Db, sellerId: number, { assetId, wanted, key }: Booking): Promise<void> => {
  if (wanted.kind !== 'slot') return;
  const times = await readSellerTimes(tx, { sellerId, assetId });
  const at = new Date(wanted.starts_at);
  if (times && isFree(at, times)) return;
  const isRetry = and(eq(viewings.seller_id, sellerId), eq(viewings.begun_by, 'buyer'), eq(viewings.key, key ?? ''));
  if (key === null || (await tx.$count(viewings, isRetry)) === 0) throw slotNotFree(at, times);
};

/**
 * Books or asks for a viewing from an asset's page. It begins or continues the conversation of the two with an enquiry that
 * names the times. Throws what `findAssetReceiver` and {@link beginViewing} throw, `own_listing`, `wrong_state` and
 * `too_many_requests`.
 */
export const bookViewing = (db: Db, env: Env, booking: Booking): Promise<Begun> =>
  db.transaction(async (tx) => {
    const { assetId, buyer, wanted, message, consentVersion, key, ip, visitor } = booking;
    const { memberId: sellerId } = await findAssetReceiver(tx, assetId);
    if (buyer.memberId === sellerId) throw new ApiError('own_listing');
    await lockSeller(tx, sellerId);
    await refuseTaken(tx, sellerId, booking);
    await enforceRateLimits(tx, bookingLimits({ assetId, memberId: buyer.memberId, ip }, env));
    const conversation = await openConversation(tx, { sellerId, assetId, buyer });
    const earlier = await findByKey(tx, { conversation, role: 'buyer', wanted, key });
    if (earlier) return { viewing: earlier, change: null };
    requireOpen(isClosed(conversation), buyer);
    await enforceRateLimits(tx, phoneLimits(buyer.phone));
    const enquiry = {
      ...{ sellerId, assetId, buyer, text: message, consentVersion },
      details: {
        kind: 'viewing' as const,
        missing_fields: null,
        viewing_slots: timesOf(wanted).map((time) => new Date(time).toISOString()),
      },
    };
    const isFirstToday = await enquiresAnew(tx, conversation);
    const viewing = await beginViewing(tx, env, { conversation, role: 'buyer', wanted, key });
    const { row } = await addEnquiry(tx, conversation, enquiry, { isToldOtherwise: true });
    if (isFirstToday) await countLead(tx, assetId, visitor);
    return { viewing, change: changeOf(row) };
  });

const findSellerOf = async (tx: Db, conversationId: number, reader: ViewingReader): Promise<number | null> =>
  (await findConversation(tx, conversationId, reader)).row.seller_id;

/** Throws `wrong_state` for an asset that takes no enquiries now. */
const requireOnOffer = async (tx: Db, assetId: number): Promise<void> => {
  const [asset] = await tx.select({ status: assets.status }).from(assets).where(eq(assets.id, assetId));
  if (!asset || !isAvailable(asset)) throw new ApiError('wrong_state');
};

/** The same from a conversation, by either side. A seller proposes; only a buyer chooses a free time. */
export const addViewing = (
  db: Db,
  env: Env,
  {
    conversationId,
    reader,
    wanted,
    key,
    ip,
  }: {
    conversationId: number;
    reader: ViewingReader;
    wanted: Wanted;
    key: string | null;
    ip: string;
  },
): Promise<Begun> =>
  db.transaction(async (tx) => {
    if (reader.onlyViewing !== undefined) throw new ApiError('not_found');
    await enforceRateLimits(tx, stepLimits(reader, ip));
    const sellerId = await findSellerOf(tx, conversationId, reader);
    if (sellerId !== null) await lockSeller(tx, sellerId);
    const { row: conversation, role } = await lockConversation(tx, conversationId, reader);
    const earlier = await findByKey(tx, { conversation, role, wanted, key });
    if (earlier) return { viewing: earlier, change: null };
    if (isClosed(conversation) || conversation.asset_id === null) throw new ApiError('wrong_state');
    await requireOnOffer(tx, conversation.asset_id);
    if (role === 'seller' && wanted.kind === 'slot')
      throw new ApiError('invalid_request', { errors: { kind: 'unknown_value' } });
    const viewing = await beginViewing(tx, env, { conversation, role, wanted, key });
    return { viewing, change: await touchConversation(tx, conversationId) };
  });
