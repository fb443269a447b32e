import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { SearchReading } from '@yoodee/api-contract/search-reading';
import { describe, expect, it } from 'vitest';
import { namingsOf } from './namings.view.ts';

const reading: SearchReading = {
  filters: 'property_type=condo&station=E4&station_m=800',
  rest: '',
  names: [],
  claims: [
    { text: 'condo', filters: 'property_type=condo', kind: null, others: [] },
    {
      text: 'อโศก',
      filters: 'station=E4&station_m=800',
      kind: 'station',
      others: [{ kind: 'road', filters: 'road=อโศกมนตรี' }],
    },
  ],
};
const namings = (query: AssetQuery) =>
  namingsOf(query, reading, (of) => decodeURIComponent(assetSearchParams(of).toString()));

describe('a name with several meanings', () => {
  it('links to the list with its other meaning, and keeps all other filters', () => {
    expect(namings({ property_type: ['condo'], station: ['E4'], station_m: 800, page: 2 })).toEqual([
      {
        text: 'อโศก',
        options: [
          { kind: 'station', href: null },
          { kind: 'road', href: 'property_type=condo&road=อโศกมนตรี' },
        ],
      },
    ]);
  });

  it('links back from the other meaning', () => {
    expect(namings({ property_type: ['condo'], road: 'อโศกมนตรี' })[0]?.options).toEqual([
      { kind: 'station', href: 'property_type=condo&station=E4&station_m=800' },
      { kind: 'road', href: null },
    ]);
  });

  it('is not shown when none of its meanings is a filter any more', () => {
    expect(namings({ property_type: ['condo'] })).toEqual([]);
  });
});

describe('a name that stays text', () => {
  const town: SearchReading = {
    ...{ filters: 'listing_type=rent', claims: [], rest: 'รังสิต วิวสวย' },
    names: [
      {
        text: 'รังสิต',
        others: [
          { kind: 'station', filters: 'station=RN10&station_m=800' },
          { kind: 'subdistrict', filters: 'province=13&district=1303&subdistrict=130303' },
        ],
      },
    ],
  };
  const optionsOf = (query: AssetQuery) =>
    namingsOf(query, town, (of) => decodeURIComponent(assetSearchParams(of).toString()))[0]?.options;

  it('links to the list with its other meanings, and keeps the other words', () => {
    expect(optionsOf({ listing_type: ['rent'], q: 'รังสิต' })).toEqual([
      { kind: 'q', href: null },
      { kind: 'station', href: 'listing_type=rent&station=RN10&station_m=800' },
      { kind: 'subdistrict', href: 'listing_type=rent&province=13&district=1303&subdistrict=130303' },
    ]);
    expect(optionsOf({ q: 'รังสิต วิวสวย' })?.[1]?.href).toBe('q=วิวสวย&station=RN10&station_m=800');
  });

  it('links back from the other meaning', () => {
    expect(optionsOf({ q: 'วิวสวย', station: ['RN10'], station_m: 800 })?.slice(0, 2)).toEqual([
      { kind: 'q', href: 'q=วิวสวย+รังสิต' },
      { kind: 'station', href: null },
    ]);
  });
});
