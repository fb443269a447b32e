import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Locale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { assets, serviceRequests } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import { countHit, enforceRateLimits, type RateLimit } from '../../rate-limits/rate-limits.ts';
import { appendText } from '../sanitising/append-text.ts';
import type { RequestColumns } from './request-input.ts';

export interface Requester {
  ip: string;
  /** The signed-in sender, if any. */
  memberId: number | null;
  locale: Locale;
}

const hour = 3_600;

/** Of a member, or of the address of a visitor, which many customers of a Thai mobile network share. */
const senderLimit = ({ ip, memberId }: Requester): RateLimit => ({
  ...(memberId === null
    ? { bucket: `service:ip:${callerNetwork(ip)}`, max: 20 }
    : { bucket: `service:member:${memberId}`, max: 10 }),
  seconds: hour,
  problem: 'too_many_requests',
});

/** Requests of one phone for a service in a day; more are accepted and not stored. */
const mostPerPhone = 5;

/** Another member's asset is treated as unknown. */
const assertOwnAsset = async (tx: Db, assetId: number, memberId: number | null) => {
  const isOwn =
    memberId !== null &&
    (await tx.$count(
      assets,
      and(eq(assets.id, assetId), eq(assets.owner_id, memberId), ne(assets.status, 'deleted')),
    )) > 0;
  if (!isOwn) throw new ApiError('invalid_request', { errors: { asset_id: 'unknown_value' } });
};

/**
 * Adds a repeated request to the one of the same sender for the same service in the last day. False when there is none,
 * or when somebody else sent it from that phone.
 */
const mergeRequest = async (
  tx: Db,
  { serviceId, memberId }: { serviceId: number; memberId: number | null },
  { phone, detail = null, preferred_dates: dates }: RequestColumns,
): Promise<boolean> => {
  const [earlier] = await tx
    .select({ id: serviceRequests.id, detail: serviceRequests.detail })
    .from(serviceRequests)
    .where(
      and(
        eq(serviceRequests.service_id, serviceId),
        eq(serviceRequests.phone, phone),
        memberId === null ? isNull(serviceRequests.member_id) : eq(serviceRequests.member_id, memberId),
        gt(serviceRequests.created_at, sql`now() - interval '24 hours'`),
      ),
    )
    .orderBy(desc(serviceRequests.id))
    .limit(1)
    .for('update');
  if (!earlier) return false;
  await tx
    .update(serviceRequests)
    .set({
      detail: appendText(earlier.detail, detail),
      ...(dates?.length && { preferred_dates: dates }),
      updated_at: sql`now()`,
    })
    .where(eq(serviceRequests.id, earlier.id));
  return true;
};

/**
 * Stores a service request. One that repeats another is added to it; the sender cannot tell, because only the agency may
 * know who asked. Refused ones are not counted. Throws `invalid_request` for an asset that is not the requester's, and
 * `too_many_requests`.
 */
export const receiveRequest = async (
  tx: Db,
  target: { serviceId: number; assetId: number | null },
  request: RequestColumns,
  requester: Requester,
): Promise<void> => {
  const { memberId, locale } = requester;
  const { serviceId, assetId } = target;
  if (assetId !== null) await assertOwnAsset(tx, assetId, memberId);
  await enforceRateLimits(tx, [senderLimit(requester)]);
  const hits = await countHit(tx, { bucket: `service:${serviceId}:${request.phone}`, seconds: 24 * hour });
  if (hits > mostPerPhone || (hits > 1 && (await mergeRequest(tx, { serviceId, memberId }, request)))) return;
  await tx
    .insert(serviceRequests)
    .values({ ...request, service_id: serviceId, asset_id: assetId, member_id: memberId, locale });
};
