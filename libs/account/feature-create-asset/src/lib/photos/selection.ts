/** The chosen pictures, and where a range begins. */
export interface Selection {
  chosen: ReadonlySet<number>;
  anchor: number | null;
}

export const noSelection: Selection = { chosen: new Set(), anchor: null };

/** The ids from one to the other, in either direction. */
const between = (ids: readonly number[], one: number, other: number) => {
  const [from, to] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b) as [number, number];
  return from < 0 ? [other] : ids.slice(from, to + 1);
};

/** Toggles the selection of a picture. A range does the same with all pictures since the last one. */
export const toggled = (
  { chosen, anchor }: Selection,
  id: number,
  { ids, isRange }: { ids: readonly number[]; isRange: boolean },
): Selection => {
  const next = new Set(chosen);
  const isChosen = !chosen.has(id);
  for (const one of isRange && anchor !== null ? between(ids, anchor, id) : [id])
    if (isChosen) next.add(one);
    else next.delete(one);
  return { chosen: next, anchor: id };
};
