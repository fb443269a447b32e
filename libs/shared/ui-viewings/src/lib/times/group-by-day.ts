/** Items of one day. */
export interface OfDay<Item> {
  /** `2026-11-28`. */
  day: string;
  items: Item[];
}

/** Items by their day, days in the order in which they first appear. */
export const groupByDay = <Item>(items: readonly Item[], dayOfItem: (item: Item) => string): OfDay<Item>[] => {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const day = dayOfItem(item);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return Array.from(days, ([day, ofDay]) => ({ day, items: ofDay }));
};
