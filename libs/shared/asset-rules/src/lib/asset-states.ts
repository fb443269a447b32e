import type { AssetStatus } from './asset-facts.options.ts';

/** The results of a successful listing. */
export const assetOutcomes = ['sold', 'rented'] as const satisfies readonly AssetStatus[];
export type AssetOutcome = (typeof assetOutcomes)[number];

/** Still available: visitors can send enquiries. */
export const availableStatuses: readonly AssetStatus[] = ['published', 'reserved'];

/** Shown on the site: available, sold or rented. */
export const shownStatuses: readonly AssetStatus[] = [...availableStatuses, ...assetOutcomes];

/** The page can be opened; the page of an expired listing shows only its facts. */
export const openStatuses: readonly AssetStatus[] = [...shownStatuses, 'expired'];

/** The owner can change it. */
export const editableStatuses: readonly AssetStatus[] = ['draft', ...availableStatuses, 'paused', 'expired'];

interface Stated {
  status: AssetStatus;
}

export const isAvailable = ({ status }: Stated): boolean => availableStatuses.includes(status);
export const isShown = ({ status }: Stated): boolean => shownStatuses.includes(status);
export const isEditable = ({ status }: Stated): boolean => editableStatuses.includes(status);
