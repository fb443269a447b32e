/** Where to move pictures: to the front, one place, or to the end. */
export type Move = 'first' | 'earlier' | 'later' | 'last';

/** The order after the pictures have moved. The moved pictures keep their relative order and are adjacent. */
export const moved = (ids: readonly number[], moving: readonly number[], move: Move): number[] => {
  const group = ids.filter((id) => moving.includes(id));
  const rest = ids.filter((id) => !moving.includes(id));
  const before = ids.indexOf(group[0]!);
  const place = { first: 0, earlier: Math.max(0, before - 1), later: before + 1, last: rest.length }[move];
  return rest.toSpliced(place, 0, ...group);
};

/** The order of all pictures if the visible ones are in the order `shown`. Hidden pictures keep their positions. */
export const withHidden = (all: readonly number[], shown: readonly number[]): number[] => {
  const isShown = new Set(shown);
  const left = [...shown];
  return all.map((id) => (isShown.has(id) ? left.shift()! : id));
};
