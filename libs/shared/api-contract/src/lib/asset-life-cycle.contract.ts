import { assetOutcomes, listedForDays, type AssetAction } from '@yoodee/asset-rules';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PathId } from './fields.ts';
import { MemberAsset } from './member-assets.contract.ts';
import { SoldFor } from './sold-prices.contract.ts';

const lifeCycle = <const Action extends AssetAction>(action: Action, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/member/assets/:id/${action}` as const,
    summary,
    tag: 'member assets',
    access: 'member',
    params: z.object({ id: PathId }),
    response: MemberAsset,
    problems: ['not_found', 'wrong_state', 'not_ready'],
  });

export const pauseMemberAsset = lifeCycle('pause', 'Hide it for a while');
export const resumeMemberAsset = lifeCycle('resume', 'Show it again, after a pause or a cancelled reservation');
export const reserveMemberAsset = lifeCycle('reserve', 'Mark it as reserved');
export const confirmMemberAsset = lifeCycle(
  'confirm',
  `It is still available, at this price; shown for ${listedForDays} more days`,
);
export const renewMemberAsset = lifeCycle('renew', `Show an expired one again for ${listedForDays} days`);

export const closeMemberAsset = endpoint({
  method: 'POST',
  path: '/member/assets/:id/close',
  summary: 'Close it as sold or rented',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  body: z.strictObject({ outcome: z.enum(assetOutcomes), sold_for: z.optional(SoldFor) }),
  response: MemberAsset,
  problems: ['not_found', 'wrong_state'],
});

/** Copies all fields except photographs, as the start of a listing for a similar unit. */
export const duplicateMemberAsset = endpoint({
  method: 'POST',
  path: '/member/assets/:id/duplicate',
  summary: 'Start a draft from one of my assets',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  idempotent: true,
  response: MemberAsset,
  status: 201,
  problems: ['not_found', 'too_many_requests'],
});
