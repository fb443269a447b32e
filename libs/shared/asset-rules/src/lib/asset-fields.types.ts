import type { Code, ListingType, PropertyType } from './asset.options.ts';

type Options = Record<string, { th: string; en: string }>;

/** When a field exists or is required: for these property types and these deals (absent = all of them). */
export interface Applies {
  readonly property?: readonly PropertyType[];
  readonly listing?: readonly ListingType[];
}

/** The steps of the listing form, in order. */
export const assetSteps = ['start', 'place', 'details', 'price', 'photos', 'text'] as const;
export type AssetStep = (typeof assetSteps)[number];

/** Headings that group the fields on the detail and compare pages. */
export type AssetGroup =
  | 'deal'
  | 'place'
  | 'rooms'
  | 'size'
  | 'building'
  | 'land'
  | 'surroundings'
  | 'right'
  | 'price'
  | 'cost'
  | 'rent'
  | 'text'
  | 'contact';

interface Common {
  readonly label: { readonly th: string; readonly en: string };
  readonly group: AssetGroup;
  readonly step: AssetStep;
  /** Absent: exists for every asset. */
  readonly exists?: Applies;
  /** Required before publishing; `true`: whenever the field exists. */
  readonly required?: true | Applies;
  /** The requirement is met if any of these fields is above zero (land has three fields). */
  readonly anyOf?: readonly string[];
  /** Weight in the completeness score; 0 by default. */
  readonly weight?: number;
}

interface Numeric extends Common {
  readonly min: number;
  readonly max: number;
}

export type AssetField =
  /** `isYear`: a year of the calendar (C.E.), which Thai pages write in the Buddhist era. */
  | (Numeric & { readonly kind: 'baht' | 'integer'; readonly unit?: AssetUnit; readonly isYear?: true })
  | (Numeric & { readonly kind: 'decimal'; readonly decimals: number; readonly unit?: AssetUnit })
  | (Common & { readonly kind: 'choice'; readonly options: Options })
  | (Common & { readonly kind: 'choices'; readonly options: Options })
  | (Common & { readonly kind: 'flag' })
  | (Common & { readonly kind: 'date' })
  /** An https address on one of `hosts`. */
  | (Common & { readonly kind: 'url'; readonly maxLength: number; readonly hosts: readonly string[] })
  /** The corners of a plot as text, see `plot-outline.ts`. */
  | (Common & { readonly kind: 'outline'; readonly mostLetters: number })
  /** `digits`: an official code with exactly this number of digits. */
  | (Common & { readonly kind: 'code'; readonly digits: number })
  | (Common & { readonly kind: 'line' | 'prose'; readonly minLength?: number; readonly maxLength: number });

export type AssetUnit =
  | 'sqm'
  | 'rai'
  | 'ngan'
  | 'sq_wah'
  | 'metre'
  | 'centimetre'
  | 'month'
  | 'year'
  | 'floor'
  | 'baht_per_month'
  | 'baht_per_sqm';

/** The value of a field in API requests and responses, except `null` (unknown). */
export type ValueOf<F> = F extends { kind: 'choice'; options: infer O extends Options }
  ? Code<O>
  : F extends { kind: 'choices'; options: infer O extends Options }
    ? Code<O>[]
    : F extends { kind: 'baht' | 'integer' | 'decimal' }
      ? number
      : F extends { kind: 'flag' }
        ? boolean
        : string;
