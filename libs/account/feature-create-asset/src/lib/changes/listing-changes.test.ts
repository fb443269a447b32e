import { describe, expect, it } from 'vitest';
import { assetImage, readyCondo } from '../../testing/member-asset.ts';
import { arePicturesChanged, changedGroups } from './listing-changes.ts';

const published = readyCondo();

describe('the changes of a listing', () => {
  it('name fields that belong together once', () => {
    const fields = readyCondo({ province_code: '20', district_code: '2001', bedrooms: 2 });

    expect(changedGroups(published, fields)).toEqual([
      ['province_code', 'district_code', 'subdistrict_code', 'postal_code'],
      ['bedrooms'],
    ]);
  });

  it('do not name a field that neither version has', () => {
    expect(changedGroups(published, readyCondo({ land_rai: 2, title_en: '' }))).toEqual([]);
  });

  it.each([
    ['added', [...published.images, assetImage(9)], true],
    ['moved', published.images.toReversed(), true],
    ['described', published.images.with(0, { ...published.images[0]!, caption_th: 'ห้องนอน' }), true],
    ['the same', published.images, false],
  ])('show pictures that are %s', (_how, images, expected) => {
    expect(arePicturesChanged(published, readyCondo({ images }))).toBe(expected);
  });
});
