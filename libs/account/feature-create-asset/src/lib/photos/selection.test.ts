import { describe, expect, it } from 'vitest';
import { noSelection, toggled, type Selection } from './selection.ts';

const ids = [7, 3, 9, 1, 5];
const click = (selection: Selection, id: number, isRange = false) => toggled(selection, id, { ids, isRange });
const chosenOf = ({ chosen }: Selection) => ids.filter((id) => chosen.has(id));

describe('choosing pictures', () => {
  it('selects a picture, and deselects it', () => {
    const one = click(noSelection, 9);

    expect([chosenOf(one), chosenOf(click(one, 9))]).toEqual([[9], []]);
  });

  it.each([
    [3, 1, [3, 9, 1]],
    [1, 7, [7, 3, 9, 1]],
  ])('with a range from %i to %i takes all between', (from, to, expected) => {
    expect(chosenOf(click(click(noSelection, from), to, true))).toEqual(expected);
  });

  it('deselects a range when its end was selected', () => {
    const all = click(click(noSelection, 7), 5, true);

    expect(chosenOf(click(click(all, 9), 1, true))).toEqual([7, 3, 5]);
  });

  it('selects only the clicked picture if the range has no start, or its start is gone', () => {
    expect(chosenOf(click(noSelection, 9, true))).toEqual([9]);
    expect(chosenOf(click(click(noSelection, 88), 9, true))).toEqual([9]);
  });
});
