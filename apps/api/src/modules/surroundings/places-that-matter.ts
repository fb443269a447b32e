import type { PlaceAround } from './place-grid.ts';

/** A place that is mapped as a building and as an area has the same name twice. */
const firstOfEachName = (places: readonly PlaceAround[]) => [
  ...new Map(
    places.toReversed().map((each) => [`${each.place.kind} ${each.place.th ?? each.place.en}`, each]),
  ).values(),
];

/** At most `room` places, nearest first: the nearest of each kind, then the nearest of all. */
export const placesThatMatter = (around: readonly PlaceAround[], room: number): PlaceAround[] => {
  const named = firstOfEachName(around).sort((a, b) => a.metres - b.metres);
  const nearestOfKind = new Set(new Map(named.toReversed().map((each) => [each.place.kind, each])).values());
  return [...named.filter((each) => nearestOfKind.has(each)), ...named.filter((each) => !nearestOfKind.has(each))]
    .slice(0, room)
    .sort((a, b) => a.metres - b.metres);
};
