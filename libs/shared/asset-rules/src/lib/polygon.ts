/** A corner in whole units of a fraction of a degree, so that tests of sides are exact. */
export type Units = readonly [lat: number, lng: number];

/** Positive if `c` is left of the line from `a` to `b`, 0 on it. Exact: units are integers. */
const turn = (a: Units, b: Units, c: Units): number =>
  Math.sign((b[1] - a[1]) * (c[0] - a[0]) - (b[0] - a[0]) * (c[1] - a[1]));

const isBetween = (a: Units, b: Units, c: Units): boolean =>
  Math.min(a[0], b[0]) <= c[0] &&
  c[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= c[1] &&
  c[1] <= Math.max(a[1], b[1]);

const doMeet = (a: Units, b: Units, c: Units, d: Units): boolean => {
  const [ofC, ofD, ofA, ofB] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (ofC !== ofD && ofA !== ofB && ofC * ofD <= 0 && ofA * ofB <= 0) return true;
  return (
    (ofC === 0 && isBetween(a, b, c)) ||
    (ofD === 0 && isBetween(a, b, d)) ||
    (ofA === 0 && isBetween(c, d, a)) ||
    (ofB === 0 && isBetween(c, d, b))
  );
};

/** Whether two sides that are not neighbours meet, or a side goes back over the one before it. */
export const crossesItself = (corners: readonly Units[]): boolean => {
  const count = corners.length;
  const at = (place: number) => corners[place % count]!;
  for (let side = 0; side < count; side++) {
    const [a, b, next] = [at(side), at(side + 1), at(side + 2)];
    const isBack = turn(a, b, next) === 0 && (b[0] - a[0]) * (next[0] - b[0]) + (b[1] - a[1]) * (next[1] - b[1]) <= 0;
    if (isBack) return true;
    for (let other = side + 2; other < count; other++)
      if ((other + 1) % count !== side && doMeet(a, b, at(other), at(other + 1))) return true;
  }
  return false;
};

/** Whether all corners are in one line or place, or there are fewer than three. */
export const isLine = (corners: readonly Units[]): boolean =>
  corners.every((corner, place) => turn(corners[0]!, corner, corners[(place + 1) % corners.length]!) === 0);

/** Twice the area, in square units. */
export const doubleSize = (corners: readonly Units[]): number => {
  const [fromLat, fromLng] = corners[0]!;
  // From the first corner, because products of whole coordinates would exceed exact integers.
  const local = corners.map(([lat, lng]) => [lat - fromLat, lng - fromLng] as const);
  return Math.abs(
    local.reduce((sum, [lat, lng], place) => {
      const [nextLat, nextLng] = local[(place + 1) % local.length]!;
      return sum + (lng * nextLat - nextLng * lat);
    }, 0),
  );
};
