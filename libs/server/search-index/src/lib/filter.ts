import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { Bitset } from './bitset.ts';
import type { MinutesColumn } from './minutes-columns.ts';

/** A query key and its matching documents, dead ones included. */
export interface Filter {
  key: keyof AssetQuery;
  set: Bitset;
  /** Of `reach`: the minutes to each place. */
  minutes?: MinutesColumn[];
}
