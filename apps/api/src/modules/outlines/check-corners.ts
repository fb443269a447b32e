import { GeoFileProblem } from '../geo-files/feature-lines.ts';
import type { Outline } from './read-outline.ts';

/** Corners of all outlines of a file, 24 MB. Those of subdistricts, simplified to 11 m, have a million. */
const mostCorners = 3_000_000;

/** Throws {@link GeoFileProblem} for more corners than memory has room for. */
export const checkCorners = (outlines: readonly Outline[]): void => {
  const corners = outlines.reduce((sum, { rings }) => sum + rings.reduce((of, ring) => of + ring.length / 2, 0), 0);
  if (corners > mostCorners)
    throw new GeoFileProblem(`its outlines have ${corners} corners, more than ${mostCorners}; simplify them`);
};
