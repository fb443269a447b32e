/** Thai and English name. */
export type Names = readonly [th: string, en: string];

/** The side on which the sea, a great river or a border lies. */
export type Water = 'n' | 'e' | 's' | 'w';

/** Kind of place. It determines which property is offered there and what its texts mention. */
export type Setting = 'downtown' | 'city' | 'suburb' | 'industrial' | 'beach' | 'hills' | 'town';

/**
 * A place that people search by name, with its property prices. Prettier would expand the tables, so it is disabled for
 * them.
 */
export interface Neighbourhood {
  /** As listings write it, e.g. ทองหล่อ; towns begin with เมือง. */
  readonly th: string;
  readonly en: string;
  /** Official 6-digit code of the subdistrict around the point. */
  readonly subdistrict: string;
  readonly lat: number;
  readonly lng: number;
  /** Radius of the area in metres. */
  readonly radius: number;
  /** No assets are generated on this side of the point. */
  readonly water?: Water;
  readonly setting: Setting;
  /** Weight among the neighbourhoods of its province. */
  readonly weight: number;
  /** Thousand baht per m² of a condominium about ten years old, and per square wah (4 m²) of a house plot. */
  readonly condo: number;
  readonly land: number;
  readonly road: Names;
  /** Numbers of side streets that are named after the road, e.g. 55 for สุขุมวิท 55. */
  readonly sois: readonly number[];
  /** Well-known places there: shops, schools, hospitals, parks. */
  readonly landmarks: readonly Names[];
}
