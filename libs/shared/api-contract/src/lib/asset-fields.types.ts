import type { Code, ListingType, PropertyType } from './asset.options.ts';

type Options = Record<string, { th: string; en: string }>;

/** When a field exists or is demanded: for these property types and these deals (absent = all of them). */
export interface Applies {
  readonly property?: readonly PropertyType[];
  readonly listing?: readonly ListingType[];
}

/** The steps of the listing form, in order. */
export const assetSteps = ['start', 'place', 'details', 'price', 'photos', 'text'] as const;
export type AssetStep = (typeof assetSteps)[number];

/** Headings under which fields stand on the detail and compare pages. */
export type AssetGroup =
  'deal' | 'place' | 'rooms' | 'size' | 'building' | 'land' | 'right' | 'price' | 'cost' | 'rent' | 'text';

interface Common {
  readonly label: { readonly th: string; readonly en: string };
  readonly group: AssetGroup;
  readonly step: AssetStep;
  /** Absent: exists for every asset. */
  readonly exists?: Applies;
  /** Demanded before publishing; `true`: whenever the field exists. */
  readonly required?: true | Applies;
  /** The demand is met when any of these fields holds a number above zero (land is written in three). */
  readonly anyOf?: readonly string[];
  /** Share in the completeness score; 0 unless told. */
  readonly weight?: number;
}

interface Numeric extends Common {
  readonly min: number;
  readonly max: number;
}

export type AssetField =
  | (Numeric & { readonly kind: 'baht' | 'integer'; readonly unit?: AssetUnit })
  | (Numeric & { readonly kind: 'decimal'; readonly decimals: number; readonly unit?: AssetUnit })
  | (Common & { readonly kind: 'choice'; readonly options: Options })
  | (Common & { readonly kind: 'choices'; readonly options: Options })
  | (Common & { readonly kind: 'flag' })
  | (Common & { readonly kind: 'date' })
  /** An https address on one of `hosts`. */
  | (Common & { readonly kind: 'url'; readonly maxLength: number; readonly hosts: readonly string[] })
  /** `digits`: an official code of exactly so many digits. */
  | (Common & { readonly kind: 'code'; readonly digits: number })
  | (Common & { readonly kind: 'line' | 'prose'; readonly minLength?: number; readonly maxLength: number });

export type AssetUnit =
  'sqm' | 'rai' | 'ngan' | 'sq_wah' | 'metre' | 'month' | 'year' | 'floor' | 'baht_per_month' | 'baht_per_sqm';

/** The value a field holds on the wire, unknown (`null`) aside. */
export type ValueOf<F> = F extends { kind: 'choice'; options: infer O extends Options }
  ? Code<O>
  : F extends { kind: 'choices'; options: infer O extends Options }
    ? Code<O>[]
    : F extends { kind: 'baht' | 'integer' | 'decimal' }
      ? number
      : F extends { kind: 'flag' }
        ? boolean
        : string;
