import type { AssetStatus } from './asset-facts.options.ts';
import { availableStatuses } from './asset-states.ts';

/** What an owner may do with a listing after it has been published. */
export const assetActions = ['pause', 'resume', 'reserve', 'close', 'confirm', 'renew'] as const;
export type AssetAction = (typeof assetActions)[number];

/**
 * The source states and the target state of each action; `outcome` means the outcome that the owner chooses. An action
 * whose target state is the current one changes nothing, so a repeated request is not an error.
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

/** The actions that a listing in this state offers its owner. */
export const actionsIn = (status: AssetStatus): AssetAction[] =>
  assetActions.filter((action) => assetTransitions[action].from.includes(status));
