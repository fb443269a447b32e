/** Groups consecutive items by the day that `dayOf` returns. Keeps their order. */
export const groupByDay = <Item>(
  items: readonly Item[],
  dayOf: (item: Item) => string,
): { day: string; items: Item[] }[] => {
  const groups: { day: string; items: Item[] }[] = [];
  for (const item of items) {
    const day = dayOf(item);
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
};
