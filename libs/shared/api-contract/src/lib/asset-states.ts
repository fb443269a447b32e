import type { AssetStatus } from './asset-facts.options.ts';

/** How a listing ends well. */
export const assetOutcomes = ['sold', 'rented'] as const satisfies readonly AssetStatus[];
export type AssetOutcome = (typeof assetOutcomes)[number];

/** Still to be had: the seller can be asked. */
export const availableStatuses: readonly AssetStatus[] = ['published', 'reserved'];

/** What the site shows: to be had, or how it ended. */
export const shownStatuses: readonly AssetStatus[] = [...availableStatuses, ...assetOutcomes];

/** Anybody can open the page; an expired one has nothing but its facts. */
export const openStatuses: readonly AssetStatus[] = [...shownStatuses, 'expired'];

/** The owner can change it. */
export const editableStatuses: readonly AssetStatus[] = ['draft', ...availableStatuses, 'paused', 'expired'];

interface Stated {
  status: AssetStatus;
}

export const isAvailable = ({ status }: Stated): boolean => availableStatuses.includes(status);
export const isShown = ({ status }: Stated): boolean => shownStatuses.includes(status);
export const isEditable = ({ status }: Stated): boolean => editableStatuses.includes(status);
