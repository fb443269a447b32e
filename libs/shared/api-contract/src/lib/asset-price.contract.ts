import { priceTakeBackMinutes } from '@yoodee/asset-rules';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PathId } from './fields.ts';
import { MemberAsset } from './member-assets.contract.ts';

const NewPrice = z.strictObject({
  kind: z.enum(['sale', 'rent', 'takeover', 'down_payment']),
  /** The price that the member saw, whole baht. Another stored price gives 409 `stale_version`. */
  from: z.nullable(z.int()),
  to: z.int(),
  /** `to`, typed again by the owner: required where the price moves by more than 30 %. */
  confirmed: z.optional(z.int()),
});
export type NewPrice = z.infer<typeof NewPrice>;

/**
 * Changes prices at once, without publishing other open changes. Prices that are already the new ones change nothing,
 * so the request can be repeated. One that moves far and is not confirmed gives 422 `price_unconfirmed`, with the price
 * in `details.price`.
 */
export const changeMemberAssetPrice = endpoint({
  method: 'POST',
  path: '/member/assets/:id/price',
  summary: 'Change the price',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  body: z.strictObject({ prices: z.array(NewPrice).check(z.minLength(1), z.maxLength(2)) }),
  response: MemberAsset,
  problems: ['not_found', 'stale_version', 'wrong_state', 'price_unconfirmed'],
});

/** 409 `wrong_state` when no price has changed in that time. */
export const takeBackMemberAssetPrice = endpoint({
  method: 'POST',
  path: '/member/assets/:id/price/take-back',
  summary: `Take back the price changes of the last ${priceTakeBackMinutes} minutes`,
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  response: MemberAsset,
  problems: ['not_found', 'wrong_state'],
});
