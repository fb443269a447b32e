/**
 * Which option of a list below a box an arrow key leads to, of `count` and from `active`; -1 is the box itself, between
 * the last and the first. Null for other keys and where there is nothing to choose.
 */
export const nextOption = (key: string, active: number, count: number): number | null => {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  return null;
};
