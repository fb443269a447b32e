import { describe, expect, it } from 'vitest';
import { codesOf, propertyTypes } from './asset.options.ts';
import { completeness } from './asset-completeness.ts';
import { categoriesOf, wantedCategories } from './image-categories.ts';

describe('the categories of pictures', () => {
  it('of land are those of a plot, without rooms', () => {
    expect(categoriesOf('land')).toEqual(
      expect.arrayContaining(['plot', 'frontage', 'access_road', 'boundary', 'deed']),
    );
    for (const room of ['bedroom', 'bathroom', 'kitchen', 'living'] as const)
      expect(categoriesOf('land')).not.toContain(room);
  });

  it.each([
    ['factory', 'loading', 'bedroom'],
    ['warehouse', 'access_road', 'kitchen'],
    ['office', 'meeting_room', 'bedroom'],
    ['condo', 'bedroom', 'boundary'],
    [null, 'bedroom', 'boundary'],
  ] as const)('of %s have %s and no %s', (type, offered, foreign) => {
    expect(categoriesOf(type)).toContain(offered);
    expect(categoriesOf(type)).not.toContain(foreign);
  });

  it.each(codesOf(propertyTypes))('that a %s should have are offered', (type) => {
    expect(categoriesOf(type)).toEqual(expect.arrayContaining([...wantedCategories(type)]));
  });
});

it('six photographs of land are complete, a condominium has twelve', () => {
  const gapsOf = (property_type: 'land' | 'condo') =>
    completeness({ property_type, listing_type: 'sale' }, { imageCount: 6, floorPlanCount: 1 })
      .missing.filter(({ field }) => field === 'images')
      .map(({ points }) => points);

  expect([gapsOf('land'), gapsOf('condo')]).toEqual([[], [12]]);
});
