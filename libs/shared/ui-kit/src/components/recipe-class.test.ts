import { describe, expect, it } from 'vitest';
import { recipeClass } from './recipe-class.ts';

describe('recipeClass', () => {
  it.each([
    [{}, 'y-badge'],
    [{ tone: 'brand', size: undefined }, 'y-badge y-badge--tone_brand'],
    [{ wrap: true, numeric: false, gap: 4 }, 'y-badge y-badge--wrap_true y-badge--gap_4'],
    [{ ratio: '4/3' }, 'y-badge y-badge--ratio_4-3'],
  ])('of %o is %s', (variants, expected) => {
    expect(recipeClass('y-badge', variants)).toBe(expected);
  });

  it('puts the classes of the caller last', () => {
    expect(recipeClass('y-badge', { tone: 'info' }, 'mine')).toBe('y-badge y-badge--tone_info mine');
  });
});
