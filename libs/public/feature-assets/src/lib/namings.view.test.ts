import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { SearchReading } from '@yoodee/api-contract/search-reading';
import { describe, expect, it } from 'vitest';
import { namingsOf } from './namings.view.ts';

const reading: SearchReading = {
  filters: 'property_type=condo&station=E4&station_m=800',
  rest: '',
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
