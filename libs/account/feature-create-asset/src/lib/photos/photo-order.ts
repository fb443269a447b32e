/** Where to move pictures: to the front, one place, or to the end. */
export type Move = 'first' | 'earlier' | 'later' | 'last';

/** The order after the pictures have moved. They stay in their order, side by side. */
export const moved = (ids: readonly number[], moving: readonly number[], move: Move): number[] => {
  const group = ids.filter((id) => moving.includes(id));
  const rest = ids.filter((id) => !moving.includes(id));
  const before = ids.indexOf(group[0]!);
  const place = { first: 0, earlier: Math.max(0, before - 1), later: before + 1, last: rest.length }[move];
  return rest.toSpliced(place, 0, ...group);
};

/** The order of all pictures when those that can be seen are in the order `shown`; the others keep their places. */
export const withHidden = (all: readonly number[], shown: readonly number[]): number[] => {
  const isShown = new Set(shown);
  const left = [...shown];
  return all.map((id) => (isShown.has(id) ? left.shift()! : id));
};
