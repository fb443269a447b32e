import type { FieldCode } from '@yoodee/api-contract';
import { decodeArea, drawnProblem, encodeArea, type Corner, type DrawnArea } from '@yoodee/api-contract/drawn-areas';
import { useState } from 'react';
import { inReach } from '../draw/outline.ts';

/** The areas, the one whose corners are shown, and its chosen corner. */
interface Step {
  areas: readonly DrawnArea[];
  chosen: number;
  corner: number | null;
}

const fewestCorners = 3;

/** Why areas cannot be searched, or null. Having no areas is valid: the search is then without areas. */
const problemOf = (areas: readonly DrawnArea[]): FieldCode | null => drawnProblem(areas.map(encodeArea));

/** The state of editing drawn areas. Each change can be undone; selecting something is not a change. */
export const useEditing = (kept: readonly string[], onFinish: (areas: readonly string[]) => void) => {
  const [steps, setSteps] = useState<readonly [Step, ...Step[]]>(() => [
    { areas: kept.map((text) => decodeArea(text)!), chosen: 0, corner: null },
  ]);
  const now = steps[0];
  const { areas, chosen, corner } = now;
  const corners = areas[chosen] ?? [];
  const problem = problemOf(areas);

  const choose = (choice: Partial<Step>) => setSteps(([first, ...earlier]) => [{ ...first, ...choice }, ...earlier]);
  const change = (changed: Partial<Step>) => setSteps([{ ...now, ...changed }, ...steps]);
  const withCorners = (changed: DrawnArea) => areas.map((area, place) => (place === chosen ? changed : area));

  return {
    areas,
    chosen,
    corners,
    corner,
    problem,
    chooseArea: (place: number) => choose({ chosen: place, corner: null }),
    chooseCorner: (place: number) => choose({ corner: place }),
    moveCorner: (place: number, point: Corner) =>
      change({ areas: withCorners(corners.with(place, inReach(point))), corner: place }),
    /** Adds a corner after another. */
    addCorner: (after: number, point: Corner) =>
      change({ areas: withCorners(corners.toSpliced(after + 1, 0, inReach(point))), corner: after + 1 }),
    canRemoveCorner: corners.length > fewestCorners,
    /** Removes a corner, unless only three are left. */
    removeCorner(place: number) {
      if (corners.length <= fewestCorners) return;
      const left = corners.toSpliced(place, 1);
      change({ areas: withCorners(left), corner: Math.min(place, left.length - 1) });
    },
    removeArea: () => change({ areas: areas.toSpliced(chosen, 1), chosen: 0, corner: null }),
    canUndo: steps.length > 1,
    undo() {
      const [, before, ...earlier] = steps;
      if (before) setSteps([before, ...earlier]);
    },
    finish() {
      if (!problem) onFinish(areas.map(encodeArea));
    },
  };
};
