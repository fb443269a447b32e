/** The list with the item at `from` moved to `to`; the same list if `to` is outside it. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  if (to < 0 || to >= items.length) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, items[from]!);
};
