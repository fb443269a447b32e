import type { AssetQuery } from '@yoodee/api-contract/asset-query';

/** Filters of a search, in the form of the list page's query. */
export type Meaning = Partial<AssetQuery>;

export type PlaceLevel = 'province' | 'district' | 'subdistrict';
export type RailSystem = 'bts' | 'mrt' | 'arl' | 'srt';
export type Unit = 'baht' | 'sqm' | 'sqWah' | 'bedrooms' | 'bathrooms' | 'metres';

/** What a word or phrase may mean in a search. One phrase may have several meanings: ม. after a number is metres. */
export type Term =
  | { is: 'filter'; meaning: Meaning }
  /** An `isShy` name counts as a place only after a level or by itself: เลย also means "at all". */
  | { is: 'place'; level: PlaceLevel; code: string; isShy: boolean }
  /**
   * An `isShy` station counts only with a rail system, a word for "near", or by itself; one of a soi (ลาดพร้าว 71) or
   * of a town or airport (รังสิต, สุวรรณภูมิ) not even by itself.
   */
  | { is: 'station'; id: string; system: RailSystem; isShy: boolean; isOfSoi: boolean; isOfTown: boolean }
  | { is: 'road'; name: string; isLong: boolean }
  | { is: 'project'; name: string }
  | { is: 'level'; level: PlaceLevel }
  | { is: 'rail'; system: RailSystem | null }
  /** Rail in general: รถไฟฟ้า, the train. */
  | { is: 'transit' }
  | { is: 'unit'; unit: Unit; factor: number }
  | { is: 'numberWord'; value: number }
  | { is: 'bound'; side: 'min' | 'max'; stands: 'before' | 'after' | 'either' }
  /** The part of a unit that an amount lies in, as shares of the unit above it: 3 ล้านต้น ๆ is 3 to 3.4 million. */
  | { is: 'shade'; from: number; to: number }
  /** A monthly payment or income; `share` of it pays the instalment of a loan. */
  | { is: 'instalment'; share: number }
  /** Money that a buyer has for the day of transfer. */
  | { is: 'cash' }
  /** ชั้น before a number is the unit's floor; after it, storeys. */
  | { is: 'storey' }
  /** After a number: 20th floor. */
  | { is: 'ordinalFloor' }
  /** Parking, and the cars that are counted. */
  | { is: 'parking' | 'cars' }
  /** A year of construction follows; `side` is the limit that the word sets. */
  | { is: 'built'; side: 'min' | 'max' | null }
  /** Walking; only with `minutes` it is a distance. */
  | { is: 'onFoot' | 'minutes' }
  | { is: 'half' }
  /** The amount may differ by a tenth. */
  | { is: 'about' }
  /** A price per area or of something else, which no filter can express. */
  | { is: 'otherPrice' }
  /** The name beside it belongs to a road or to a side street, not to a district. */
  | { is: 'street'; kind: 'road' | 'soi' }
  /** A `filler` has no meaning. Words inside a `name` have no separate meaning, e.g. in Land and Houses. */
  /** Between two numbers of rooms: 1/2 bed, 1 หรือ 2 นอน. */
  | { is: 'either' }
  | { is: 'near' | 'between' | 'join' | 'currency' | 'monthly' | 'filler' | 'name' }
  | { is: 'measure'; what: 'price' | 'size' };

export type TermOf<Is extends Term['is']> = Extract<Term, { is: Is }>;
