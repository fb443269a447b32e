import { and, eq, ne } from 'drizzle-orm';
import type { Locale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { assets, serviceRequests } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { callerNetwork } from '../../limits/address.ts';
import { enforceLimits, type Limit } from '../../limits/limits.ts';
import type { RequestColumns } from './request-input.ts';

export interface Requester {
  ip: string;
  /** The signed-in member who asks, if one does. */
  memberId: number | null;
  locale: Locale;
}

const hour = 3_600;

/** Shared buckets first, see `enforceLimits`. */
const limitsOf = (serviceId: number, phone: string, ip: string): Limit[] => [
  { bucket: `service:ip:${callerNetwork(ip)}`, max: 5, seconds: hour, problem: 'too_many_requests' },
  { bucket: `service:${serviceId}:${phone}`, max: 1, seconds: 24 * hour, problem: 'request_repeated' },
];

/** Another member's asset is as if there were none. */
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
 * Keeps a request for a service. A refused one counts nowhere. Throws `invalid_request` for an asset that is not the
 * requester's, `too_many_requests`, and `request_repeated` for the same phone and service within a day.
 */
export const receiveRequest = async (
  tx: Db,
  target: { serviceId: number; assetId: number | null },
  request: RequestColumns,
  { ip, memberId, locale }: Requester,
): Promise<void> => {
  const { serviceId, assetId } = target;
  if (assetId !== null) await assertOwnAsset(tx, assetId, memberId);
  await enforceLimits(tx, limitsOf(serviceId, request.phone, ip));
  await tx
    .insert(serviceRequests)
    .values({ ...request, service_id: serviceId, asset_id: assetId, member_id: memberId, locale });
};
