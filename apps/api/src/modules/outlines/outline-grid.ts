import { isInside, metresToEdge } from '@yoodee/asset-rules/outlines';
import { boxAround, findSubdistrict, subdistrictsOf, type Point } from '@yoodee/server-thai-geo';
import { checkCorners } from './check-corners.ts';
import type { Outline } from './read-outline.ts';

/** Metres by which simplified outlines, old surveys and pins may be off together. */
const unsure = 150;

/** Cells of a twentieth of a degree, about 5.5 km. */
const cellsPerDegree = 20;
const columns = 360 * cellsPerDegree;
const cell = (degrees: number) => Math.floor(degrees * cellsPerDegree);

/** What outlines tell about a point. */
export interface Outlined {
  /** The subdistrict that it is in, or else the nearest one within 150 m. */
  code: string;
  /** All subdistricts that it may be in: within 150 m, or in the same district and without an outline. */
  possible: string[];
}

function* cellsOf([west, south, east, north]: Outline['box']) {
  for (let row = cell(south); row <= cell(north); row++)
    for (let column = cell(west); column <= cell(east); column++) yield row * columns + column;
}

/** Finds the outlines around a point. Throws `GeoFileProblem` for too many corners. */
export const createOutlineGrid = (outlines: readonly Outline[]) => {
  checkCorners(outlines);
  const cells = new Map<number, Outline[]>();
  for (const outline of outlines)
    for (const key of cellsOf(outline.box)) {
      const known = cells.get(key);
      if (known) known.push(outline);
      else cells.set(key, [outline]);
    }
  const outlined = new Set(outlines.map(({ code }) => code));
  const withoutOutline = (code: string) =>
    subdistrictsOf(findSubdistrict(code)!.district_code)
      .map((subdistrict) => subdistrict.code)
      .filter((each) => !outlined.has(each));

  return {
    /** Null for a point that is farther than 150 m from all outlines. */
    at(point: Point): Outlined | null {
      const around = new Set([...cellsOf(boxAround(point, unsure))].flatMap((key) => cells.get(key) ?? []));
      const near = [...around]
        .map(({ code, rings }) => ({ code, metres: isInside(point, rings) ? 0 : metresToEdge(point, rings) }))
        .filter(({ metres }) => metres <= unsure)
        .sort((a, b) => a.metres - b.metres);
      const [nearest] = near;
      if (!nearest) return null;
      const possible = near.flatMap(({ code }) => [code, ...withoutOutline(code)]);
      return { code: nearest.code, possible: [...new Set(possible)] };
    },
  };
};
export type OutlineGrid = ReturnType<typeof createOutlineGrid>;
