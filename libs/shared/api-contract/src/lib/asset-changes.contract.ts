import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PathId } from './fields.ts';
import { MemberAsset } from './member-assets.contract.ts';

/** `version` is the version that the member saw: what they saw is what is published. */
const seen = z.strictObject({ version: z.int() });

/**
 * Publishes the open changes of a listing. Fields that publishing requires give 422 `not_ready`, as for a draft. Without
 * open changes nothing happens. A price that moves by more than 30 %, or another deal, type or place, needs
 * `confirmed_price`: the price that the owner typed again. Without it 422 `price_unconfirmed` names it in
 * `details.price`.
 */
export const publishAssetChanges = endpoint({
  method: 'POST',
  path: '/member/assets/:id/changes/publish',
  summary: 'Publish the changes of a listing',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  body: z.strictObject({ version: z.int(), confirmed_price: z.optional(z.int()) }),
  idempotent: true,
  response: MemberAsset,
  problems: ['not_found', 'stale_version', 'wrong_state', 'not_ready', 'price_unconfirmed'],
});

export const discardAssetChanges = endpoint({
  method: 'POST',
  path: '/member/assets/:id/changes/discard',
  summary: 'Discard the changes of a listing',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  body: seen,
  response: MemberAsset,
  problems: ['not_found', 'stale_version', 'wrong_state'],
});

/** Within a day, and only until the next change. */
export const restoreAssetChanges = endpoint({
  method: 'POST',
  path: '/member/assets/:id/changes/restore',
  summary: 'Restore discarded changes of a listing',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  body: seen,
  response: MemberAsset,
  problems: ['not_found', 'stale_version', 'wrong_state'],
});
