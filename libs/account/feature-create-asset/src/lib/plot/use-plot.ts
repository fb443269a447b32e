import { cornersOf, cornersProblem, isFarFromPin, outlineText, type PlotCorner } from '@yoodee/asset-rules/outlines';
import { useState } from 'react';
import { useDraftField, useDraftForm } from '../fields/draft-form.ts';
import type { FieldProblem } from '../fields/field-problem.ts';

export interface Plot {
  corners: readonly PlotCorner[];
  /** Why the corners are not saved, or why the saved ones cannot be published. */
  problem: FieldProblem | null;
  setCorners: (corners: readonly PlotCorner[]) => void;
}

/** Minimum number of corners of an area. Fewer corners are not an error yet. */
const fewest = 3;

/** The outline in the draft. Corners that do not form an outline yet stay in this state and are not saved. */
export const usePlot = (): Plot => {
  const form = useDraftForm();
  const { value, setValue } = useDraftField<string>('plot_outline');
  const [unfinished, setUnfinished] = useState<readonly PlotCorner[] | null>(null);
  const corners = unfinished ?? (value === null ? null : cornersOf(value)) ?? [];
  const setCorners = (next: readonly PlotCorner[]) => {
    const isOutline = next.length > 0 && cornersProblem(next) === null;
    setUnfinished(isOutline || next.length === 0 ? null : next);
    const text = isOutline ? outlineText(next) : null;
    if (text !== value) setValue(text);
  };
  const ofUnfinished = unfinished && unfinished.length >= fewest ? cornersProblem(unfinished) : null;
  const { lat, lng } = form.fields;
  const isFar = value !== null && lat !== null && lng !== null && isFarFromPin(value, { lat, lng });
  const ofSaved = form.refused.plot_outline ?? (isFar ? 'far_from_pin' : null);
  return { corners, problem: unfinished ? ofUnfinished : ofSaved, setCorners };
};
