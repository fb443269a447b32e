import { favouriteLimits } from './limits.ts';

/** A change to the favourites. A saved favourite may get a private note with it, which only the account stores. */
export type FavouriteOperation = { readonly type: 'save'; readonly note?: string } | { readonly type: 'remove' };

/** The favourites of this browser's visitor, or of the member who is signed in. */
export interface Favourites {
  /** Ids of the assets, newest first, with all pending operations applied. */
  ids: readonly number[];
  /** The member whose account has these favourites; null while they are in this browser only. */
  memberId: number | null;
  /** By asset id: the last operation, until the member's account has confirmed it. */
  pending: Readonly<Record<number, FavouriteOperation>>;
}

export const noFavourites: Favourites = { ids: [], memberId: null, pending: {} };

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

const operationOf = (value: unknown): FavouriteOperation | null => {
  const { type, note } = Object(value) as { type?: unknown; note?: unknown };
  if (type === 'remove') return { type };
  if (type !== 'save') return null;
  return typeof note === 'string' ? { type, note } : { type };
};

const pendingOf = (value: unknown): Favourites['pending'] => {
  const operations = Object.entries(Object(value) as object).map(([id, stored]) => [id, operationOf(stored)] as const);
  return Object.fromEntries(
    operations.flatMap(([id, operation]) => (isId(Number(id)) && operation ? [[id, operation]] : [])),
  );
};

/** The favourites from a stored value. Invalid parts are dropped, the rest stays. */
export const parseFavourites = (stored: unknown): Favourites => {
  const { ids, memberId, pending } = Object(stored) as Record<keyof Favourites, unknown>;
  const owner = isId(memberId) ? memberId : null;
  return {
    ids: Array.isArray(ids) ? [...new Set(ids.filter(isId))].slice(0, favouriteLimits.count) : [],
    memberId: owner,
    pending: owner === null ? {} : pendingOf(pending),
  };
};
