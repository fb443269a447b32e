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
  /** Whether the area is east of the side, and otherwise west of it. */
  isEastInside: boolean;
}

/** Whether the corners follow each other clockwise. */
const isClockwise = (area: DrawnArea): boolean => {
  // Relative to a corner, so that the products are of small numbers.
  const { lat, lng } = area[0]!;
  const twice = area.reduce((sum, from, place) => {
    const to = area[(place + 1) % area.length]!;
    return sum + (from.lng - lng) * (to.lat - lat) - (to.lng - lng) * (from.lat - lat);
  }, 0);
  return twice < 0;
};

/** The sides of an area, in the order of its corners. */
export const sidesOf = (area: DrawnArea): Side[] => {
  const clockwise = isClockwise(area);
  return area.map((from, place) => {
    const to = area[(place + 1) % area.length]!;
    const isNorthward = from.lat <= to.lat;
    const [low, high] = isNorthward ? [from, to] : [to, from];
    const height = high.lat - low.lat;
    return {
      ...{ south: low.lat, north: high.lat, lng: low.lng, lngAtNorth: high.lng },
      slope: height === 0 ? 0 : (high.lng - low.lng) / height,
      isEastInside: isNorthward === clockwise,
    };
  });
};

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

export const lngAt = ({ lng, south, slope }: Side, lat: number): number => lng + (lat - south) * slope;

/** The numbers of sides side by side. */
export const sideColumns = (sides: readonly Side[]) => ({
  lngs: Float64Array.from(sides, ({ lng }) => lng),
  souths: Float64Array.from(sides, ({ south }) => south),
  slopes: Float64Array.from(sides, ({ slope }) => slope),
  isWestInside: Uint8Array.from(sides, ({ isEastInside }) => Number(!isEastInside)),
});

/**
 * The slabs of an area whose sides do not cross: between the latitudes of neighbouring corners the same sides follow
 * each other from west to east (Dobkin and Lipton, 1976).
 */
export interface Slabs {
  /** Latitudes of corners, ascending. A slab lies between each and the next. */
  levels: Float64Array;
  /** The places of each slab's sides in `sides`: from its number on, up to that of the next slab. */
  starts: Uint32Array;
  sides: ReturnType<typeof sideColumns>;
}

export const slabsOf = (sides: readonly Side[]): Slabs => {
  const levels = Float64Array.from(new Set(sides.flatMap(({ south, north }) => [south, north]))).sort();
  const starting = sides.filter(({ south, north }) => south < north).sort((a, b) => a.south - b.south);
  const starts = [0];
  const ordered: Side[] = [];
  let here: Side[] = [];
  let next = 0;
  for (let slab = 0; slab + 1 < levels.length; slab++) {
    const [south, north] = [levels[slab]!, levels[slab + 1]!];
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
  return { levels, starts: Uint32Array.from(starts), sides: sideColumns(ordered) };
};

/** The slab of a latitude; -1 outside of all. */
const slabAt = ({ levels }: Slabs, lat: number): number =>
  lat < levels[levels.length - 1]! ? lastUpTo(levels, lat) : -1;

/**
 * Whether a point is inside. By the even–odd rule it is if an odd number of the slab's sides is to its west or under it.
 * Two binary searches find it, so that a comb of 200 corners costs a point little more than a square does.
 */
export const isInSlabs = (slabs: Slabs, lat: number, lng: number): boolean => {
  const slab = slabAt(slabs, lat);
  if (slab < 0) return false;
  const { lngs, souths, slopes } = slabs.sides;
  const first = slabs.starts[slab]!;
  let [low, high] = [first, slabs.starts[slab + 1]!];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (lngs[middle]! + (lat - souths[middle]!) * slopes[middle]! <= lng) low = middle + 1;
    else high = middle;
  }
  return ((low - first) & 1) === 1;
};

/**
 * Writes the longitudes at which a latitude enters and leaves the area, from west to east, and returns how many: at most
 * one per side.
 */
export const crossingsAt = (slabs: Slabs, lat: number, into: Float64Array): number => {
  const slab = slabAt(slabs, lat);
  if (slab < 0) return 0;
  const { lngs, souths, slopes } = slabs.sides;
  const first = slabs.starts[slab]!;
  const count = slabs.starts[slab + 1]! - first;
  for (let i = 0, at = first; i < count; i++, at++) into[i] = lngs[at]! + (lat - souths[at]!) * slopes[at]!;
  return count;
};
