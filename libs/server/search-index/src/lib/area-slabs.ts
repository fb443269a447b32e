import type { DrawnArea } from '@yoodee/api-contract/drawn-areas';

/** A side of an area, from its southern to its northern end. */
export interface Side {
  south: number;
  north: number;
  /** Longitude at the southern end. */
  lng: number;
  lngAtNorth: number;
  /** Change of longitude per degree of latitude; 0 for a level side. */
  slope: number;
}

export const sidesOf = (area: DrawnArea): Side[] =>
  area.map((from, place) => {
    const to = area[(place + 1) % area.length]!;
    const [low, high] = from.lat <= to.lat ? [from, to] : [to, from];
    const height = high.lat - low.lat;
    const slope = height === 0 ? 0 : (high.lng - low.lng) / height;
    return { south: low.lat, north: high.lat, lng: low.lng, lngAtNorth: high.lng, slope };
  });

/** Index of the last of ascending numbers that is at most `value`; -1 for none. */
const lastUpTo = (ascending: Float64Array, value: number): number => {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

const lngAt = ({ lng, south, slope }: Side, lat: number): number => lng + (lat - south) * slope;

/** Which points are inside an area. */
export interface Slabs {
  /** Whether a point is inside. */
  contains(lat: number, lng: number): boolean;
  /** The longitudes between which a latitude is inside, from west to east. */
  eachSpan(lat: number, visit: (west: number, east: number) => void): void;
}

/**
 * The slabs of an area whose sides do not cross: between the latitudes of neighbouring corners the same sides follow
 * each other from west to east (Dobkin and Lipton, 1976). By the even–odd rule a point is inside if an odd number of
 * them is to its west or under it. Two binary searches find it, so that a comb of 200 corners costs a point little more
 * than a square does.
 */
export const slabsOf = (sides: readonly Side[]): Slabs => {
  const lats = Float64Array.from(new Set(sides.flatMap(({ south, north }) => [south, north]))).sort();
  const starting = sides.filter(({ south, north }) => south < north).sort((a, b) => a.south - b.south);
  const starts = [0];
  const ordered: Side[] = [];
  let here: Side[] = [];
  let next = 0;
  for (let slab = 0; slab + 1 < lats.length; slab++) {
    const [south, north] = [lats[slab]!, lats[slab + 1]!];
    const middle = (south + north) / 2;
    here = here.filter((side) => side.north > south);
    for (; next < starting.length && starting[next]!.south <= south; next++) {
      const side = starting[next]!;
      const place = here.findIndex((other) => lngAt(other, middle) > lngAt(side, middle));
      here.splice(place < 0 ? here.length : place, 0, side);
    }
    for (const side of here) ordered.push(side);
    starts.push(ordered.length);
  }
  const [lngs, souths, slopes] = (['lng', 'south', 'slope'] as const).map((name) =>
    Float64Array.from(ordered, (side) => side[name]),
  ) as [Float64Array, Float64Array, Float64Array];

  /** The slab of a latitude; -1 outside of all. */
  const slabAt = (lat: number) => (lat < lats[lats.length - 1]! ? lastUpTo(lats, lat) : -1);
  const lngOf = (place: number, lat: number) => lngs[place]! + (lat - souths[place]!) * slopes[place]!;

  return {
    contains(lat, lng) {
      const slab = slabAt(lat);
      if (slab < 0) return false;
      const first = starts[slab]!;
      let [low, high] = [first, starts[slab + 1]!];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (lngOf(middle, lat) <= lng) low = middle + 1;
        else high = middle;
      }
      return ((low - first) & 1) === 1;
    },
    eachSpan(lat, visit) {
      const slab = slabAt(lat);
      if (slab < 0) return;
      for (let place = starts[slab]!; place < starts[slab + 1]!; place += 2)
        visit(lngOf(place, lat), lngOf(place + 1, lat));
    },
  };
};
