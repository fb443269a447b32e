import type { AssetQuery } from '@yoodee/api-contract';

/** Filters of a search, as the list page's query writes them. */
export type Meaning = Partial<AssetQuery>;

export type PlaceLevel = 'province' | 'district' | 'subdistrict';
export type RailSystem = 'bts' | 'mrt' | 'arl' | 'srt';
export type Unit = 'baht' | 'sqm' | 'sqWah' | 'bedrooms' | 'bathrooms' | 'metres';

/** What a word or phrase may be in a search. A phrase may be several: ม. after a number is metres. */
export type Term =
  | { is: 'filter'; meaning: Meaning }
  /** `isShy` names read as a place only where a level or nothing else stands with them: เลย is also "at all". */
  | { is: 'place'; level: PlaceLevel; code: string; isShy: boolean }
  | { is: 'station'; id: string; system: RailSystem }
  | { is: 'level'; level: PlaceLevel }
  | { is: 'rail'; system: RailSystem | null }
  | { is: 'unit'; unit: Unit; factor: number }
  | { is: 'figure'; value: number }
  | { is: 'bound'; side: 'min' | 'max'; stands: 'before' | 'after' | 'either' }
  /** `filler` says nothing; a `name` holds words that mean nothing in it, like Land and Houses. */
  | { is: 'near' | 'between' | 'join' | 'currency' | 'monthly' | 'filler' | 'name' }
  | { is: 'measure'; what: 'price' | 'size' };

export type TermOf<Is extends Term['is']> = Extract<Term, { is: Is }>;
