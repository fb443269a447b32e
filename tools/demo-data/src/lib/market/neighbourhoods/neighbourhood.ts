/** A name in Thai and English. */
export type Names = readonly [th: string, en: string];

/** The side on which the sea, a great river or a border lies. */
export type Water = 'n' | 'e' | 's' | 'w';

/** What kind of place it is; decides which property is on offer there and what its texts dwell on. */
export type Setting = 'downtown' | 'city' | 'suburb' | 'industrial' | 'beach' | 'hills' | 'town';

/** A place people look for by name, with what property costs there. The tables keep each to a few lines, so Prettier is kept out of them. */
export interface Neighbourhood {
  /** As listings write it, e.g. ทองหล่อ; towns begin with เมือง. */
  readonly th: string;
  readonly en: string;
  /** Official 6-digit code of the subdistrict around the point. */
  readonly subdistrict: string;
  readonly lat: number;
  readonly lng: number;
  /** Metres around the point within which its property lies. */
  readonly radius: number;
  /** Nothing stands on that side of the point. */
  readonly water?: Water;
  readonly setting: Setting;
  /** Share among the neighbourhoods of its province. */
  readonly weight: number;
  /** Thousand baht per m² of a condominium about ten years old, and per square wah (4 m²) of a house plot. */
  readonly condo: number;
  readonly land: number;
  readonly road: Names;
  /** Numbers of side streets that are named after the road, e.g. 55 for สุขุมวิท 55. */
  readonly sois: readonly number[];
  /** What everybody there knows: shops, schools, hospitals, parks. */
  readonly landmarks: readonly Names[];
}
