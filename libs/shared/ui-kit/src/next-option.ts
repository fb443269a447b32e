/**
 * The index of the option that an arrow key selects, in a list of `count` options below an input. `active` is the
 * current index; -1 is the input itself, between the last and the first option. Null for other keys and for an empty
 * list.
 */
export const nextOption = (key: string, active: number, count: number): number | null => {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  return null;
};
