import * as z from 'zod/mini';
import type { AssetStatus } from './asset-facts.options.ts';
import { assetOutcomes, availableStatuses } from './asset-states.ts';
import { endpoint } from './endpoint.ts';
import { PathId } from './fields.ts';
import { MemberAsset } from './member-assets.contract.ts';

/** What an owner may do with a listing once it has been published. */
export const assetActions = ['pause', 'resume', 'reserve', 'close', 'confirm', 'renew'] as const;
export type AssetAction = (typeof assetActions)[number];

/**
 * From which states each action leads, and to which; `outcome` is the one the owner names. An action whose end is reached
 * already changes nothing, so a repeated call is no error.
 */
export const assetTransitions: Record<
  AssetAction,
  { from: readonly AssetStatus[]; to: AssetStatus | 'outcome' | 'same' }
> = {
  pause: { from: availableStatuses, to: 'paused' },
  resume: { from: ['paused', 'reserved'], to: 'published' },
  reserve: { from: ['published'], to: 'reserved' },
  close: { from: [...availableStatuses, 'paused', 'expired'], to: 'outcome' },
  confirm: { from: availableStatuses, to: 'same' },
  renew: { from: ['expired'], to: 'published' },
};

/** The actions a listing in this state offers its owner. */
export const actionsIn = (status: AssetStatus): AssetAction[] =>
  assetActions.filter((action) => assetTransitions[action].from.includes(status));

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

export const pauseMemberAsset = lifeCycle('pause', 'Take it out of sight for a while');
export const resumeMemberAsset = lifeCycle('resume', 'Show it again; of a reserved one, the reservation fell through');
export const reserveMemberAsset = lifeCycle('reserve', 'Somebody has reserved it');
export const confirmMemberAsset = lifeCycle('confirm', 'It is still to be had, at this price; good for 60 days more');
export const renewMemberAsset = lifeCycle('renew', 'Show an expired one again for 60 days');

export const closeMemberAsset = endpoint({
  method: 'POST',
  path: '/member/assets/:id/close',
  summary: 'It is sold or rented',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  body: z.strictObject({ outcome: z.enum(assetOutcomes) }),
  response: MemberAsset,
  problems: ['not_found', 'wrong_state'],
});

/** All answers but the photographs: another unit of the same kind starts from it. */
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
