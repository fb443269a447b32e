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
  /** Where in a unit an amount lies: 3 ล้านต้น ๆ is 3 to 3.4 million. Shares of the unit above the amount. */
  | { is: 'shade'; from: number; to: number }
  /** What is paid or earned a month for a home: of it, so much may go into the instalment. */
  | { is: 'instalment'; share: number }
  | { is: 'half' }
  /** A tenth more or less. */
  | { is: 'about' }
  /** By the area or of something else: no filter says it. */
  | { is: 'otherPrice' }
  /** What follows, or goes before, is its name and not a district's. */
  | { is: 'street' }
  /** `filler` says nothing; a `name` holds words that mean nothing in it, like Land and Houses. */
  | { is: 'near' | 'between' | 'join' | 'currency' | 'monthly' | 'filler' | 'name' }
  | { is: 'measure'; what: 'price' | 'size' };

export type TermOf<Is extends Term['is']> = Extract<Term, { is: Is }>;
