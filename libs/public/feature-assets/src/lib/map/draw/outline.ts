import { areaProblem, drawnLimits, type Corner, type DrawnArea } from '@yoodee/api-contract/drawn-areas';

/** Degrees of longitude are shorter than those of latitude: the cosine of Thailand's middle latitude. */
const lngScale = Math.cos((13.5 * Math.PI) / 180);

/** Distance of a point from the line segment between two others, in degrees of latitude. */
const distanceTo = (point: Corner, from: Corner, to: Corner): number => {
  const [x, y] = [(point.lng - from.lng) * lngScale, point.lat - from.lat];
  const [dx, dy] = [(to.lng - from.lng) * lngScale, to.lat - from.lat];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length));
  return Math.hypot(x - along * dx, y - along * dy);
};

/**
 * A line without the points that are nearer to it than the tolerance, in degrees of latitude (Douglas and Peucker,
 * 1973).
 */
export const simplified = (line: readonly Corner[], tolerance: number): Corner[] => {
  const isKept = line.map((_, place) => place === 0 || place === line.length - 1);
  const open: [first: number, last: number][] = [[0, line.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [first, last] = part;
    let [farthest, distance] = [0, tolerance];
    for (let place = first + 1; place < last; place++) {
      const away = distanceTo(line[place]!, line[first]!, line[last]!);
      if (away > distance) [farthest, distance] = [place, away];
    }
    if (farthest === 0) continue;
    isKept[farthest] = true;
    open.push([first, farthest], [farthest, last]);
  }
  return line.filter((_, place) => isKept[place]);
};

/** Removes corners until at most `most` are left; the tolerance doubles each time. */
const reduced = (corners: readonly Corner[], most: number, tolerance: number): Corner[] => {
  let line = [...corners];
  for (let wide = tolerance; line.length > most && line.length > 3; wide *= 2) line = simplified(corners, wide);
  return line;
};

/** Minimum number of corners of a stroke around an area. */
const fewestOfStroke = 12;

/**
 * The area inside a stroke that crosses its own beginning: the ends beyond the crossing are cut off, at most a quarter
 * of the corners at each end. A line that crosses itself elsewhere is not changed. Neither is an area with few corners,
 * because they were set by single presses.
 */
const withoutEnds = (corners: DrawnArea): DrawnArea => {
  if (corners.length < fewestOfStroke || areaProblem(corners) !== 'self_crossing') return corners;
  const most = Math.floor(corners.length / 4);
  for (let cut = 1; cut <= 2 * most; cut++)
    for (let before = Math.max(0, cut - most); before <= Math.min(most, cut); before++) {
      const inside = corners.slice(before, corners.length - (cut - before));
      if (areaProblem(inside) === null) return inside;
    }
  return corners;
};

const [west, south, east, north] = drawnLimits.within;
const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Clamps a point to the bounds for drawing, because a stroke may cross the border of the country. */
export const inReach = ({ lat, lng }: Corner): Corner => ({
  lat: between(lat, south, north),
  lng: between(lng, west, east),
});

/**
 * The area of drawn corners, reduced to at most `most` of them. If there are more, the reduction starts with
 * `tolerance`, in degrees of latitude.
 */
export const outlineOf = (corners: readonly Corner[], { most, tolerance }: { most: number; tolerance: number }) =>
  withoutEnds(reduced(corners.map(inReach), most, tolerance));
