/** The selected pictures, and the start of the next range. */
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

/** Toggles the selection of a picture. With `isRange`, all pictures from the last toggled one get the same state. */
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
