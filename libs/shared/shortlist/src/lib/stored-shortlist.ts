import { favouriteLimits, maxCompared } from './limits.ts';

/** What somebody has put aside on this site, as kept in this browser for both apps. */
export interface Shortlist {
  /** Ids of the assets they keep, newest first. */
  favourites: readonly number[];
  /** Ids of the assets to compare, in the order chosen. */
  compare: readonly number[];
  /** The member whose account the favourites are those of; null while they are this browser's own. */
  memberId: number | null;
  /** Changes that the member's account has not been told: asset → whether it is kept. */
  unsent: Readonly<Record<number, boolean>>;
}

export const emptyShortlist: Shortlist = { favourites: [], compare: [], memberId: null, unsent: {} };

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

const idsOf = (value: unknown, max: number): number[] =>
  Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, max) : [];

const unsentOf = (value: unknown): Record<number, boolean> =>
  Object.fromEntries(
    Object.entries(Object(value) as object).filter(([id, isKept]) => isId(Number(id)) && typeof isKept === 'boolean'),
  );

/** A stored shortlist; what is junk in it is dropped, the rest stays. */
export const parseShortlist = (stored: string | null): Shortlist => {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return emptyShortlist;
  }
  const { favourites, compare, memberId, unsent } = Object(value) as Record<keyof Shortlist, unknown>;
  const owner = isId(memberId) ? memberId : null;
  return {
    favourites: idsOf(favourites, favouriteLimits.count),
    compare: idsOf(compare, maxCompared),
    memberId: owner,
    unsent: owner === null ? {} : unsentOf(unsent),
  };
};
