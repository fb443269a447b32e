import type { FieldCode } from '@yoodee/api-contract';
import { decodeArea, drawnLimits, drawnProblem, encodeArea, type Corner } from '@yoodee/api-contract/drawn-areas';
import type { MapEngine } from '@yoodee/map/canvas';
import { useMemo, useState } from 'react';
import { outlineOf, simplified } from './outline.ts';

/** A stroke keeps the points that are farther from the line than this. */
const tolerancePixels = 3;

/** A press within this distance of a corner counts as that corner; keys are more precise than fingers. */
const reachPixels = { pointer: 14, keys: 2 };

/** Converts pixels to degrees of latitude, in the middle of the map. */
const degreesOf = (engine: MapEngine, pixels: number): number => {
  const [west, south, east, north] = engine.bounds();
  const middle = (west + east) / 2;
  return (pixels * (north - south)) / engine.pixelsBetween({ lat: south, lng: middle }, { lat: north, lng: middle });
};

interface DrawingOptions {
  engine: MapEngine;
  /** The areas of the address. */
  kept: readonly string[];
  onFinish: (area: string) => void;
}

/**
 * An area that is being drawn. Each step can be undone: a press adds one corner, a stroke several. If the first step is
 * a stroke, it is the whole area.
 */
export const useDrawing = ({ engine, kept, onFinish }: DrawingOptions) => {
  const [steps, setSteps] = useState<readonly (readonly Corner[])[]>([]);
  const [trace, setTrace] = useState<readonly Corner[]>([]);
  const [problem, setProblem] = useState<FieldCode | null>(null);
  const corners = useMemo(() => steps.flat(), [steps]);

  const change = (changed: readonly (readonly Corner[])[]) => {
    setSteps(changed);
    setProblem(null);
  };
  const finish = (drawn: readonly Corner[]) => {
    const taken = kept.reduce((sum, text) => sum + decodeArea(text)!.length, 0);
    const most = Math.max(3, drawnLimits.corners - taken);
    const area = encodeArea(outlineOf(drawn, { most, tolerance: degreesOf(engine, tolerancePixels) }));
    const refused = drawnProblem([...kept, area]);
    setProblem(refused);
    if (!refused) onFinish(area);
  };
  return {
    corners,
    trace,
    problem,
    /** Adds a corner. A press on the last or the first corner closes the area. */
    press(point: Corner, by: keyof typeof reachPixels) {
      const isNear = (corner: Corner | undefined) =>
        corner !== undefined && engine.pixelsBetween(point, corner) <= reachPixels[by];
      const closes = isNear(corners.at(-1)) || (corners.length > 2 && isNear(corners[0]));
      if (closes) finish(corners);
      else change([...steps, [point]]);
    },
    stroke(points: readonly Corner[], isDone: boolean) {
      setTrace(isDone ? [] : points);
      if (!isDone) return;
      const drawn = simplified(points, degreesOf(engine, tolerancePixels));
      change([...steps, drawn]);
      if (steps.length === 0) finish(drawn);
    },
    undo: () => change(steps.slice(0, -1)),
    finish: () => finish(corners),
  };
};
