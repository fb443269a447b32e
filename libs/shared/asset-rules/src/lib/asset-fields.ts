import type { ListingType, PropertyType } from './asset.options.ts';
import { priceFields, startFields } from './asset-fields.deal.ts';
import { declaredFields } from './asset-fields.declared.ts';
import { detailFields } from './asset-fields.details.ts';
import { placeFields, textFields } from './asset-fields.place.ts';
import type { Applies, AssetField, AssetGroup, ValueOf } from './asset-fields.types.ts';

/**
 * Every field of an asset that a member fills in: which assets have it, when it is required, which values it accepts.
 * The form, the validator, the completeness score, the detail page and compare all use this table.
 */
export const assetFields = {
  ...startFields,
  ...placeFields,
  ...detailFields,
  ...declaredFields,
  ...priceFields,
  ...textFields,
} as const satisfies Record<string, AssetField>;

export type AssetFieldName = keyof typeof assetFields;

/** The values that a member has filled in so far; `null` means unknown. */
export type AssetFields = { [Name in AssetFieldName]: ValueOf<(typeof assetFields)[Name]> | null };

export const assetFieldNames = Object.keys(assetFields) as AssetFieldName[];

/** All fields with the values that `valueOf` returns, which must be valid by the contract's schema. */
export const assetFieldsFrom = (
  valueOf: (name: AssetFieldName) => string | number | boolean | readonly string[] | null,
): AssetFields => Object.fromEntries(assetFieldNames.map((name) => [name, valueOf(name)])) as unknown as AssetFields;

/** A row of the table, typed so that optional columns are accessible. */
export const assetField = (name: AssetFieldName): AssetField => assetFields[name];

interface Kind {
  property_type: PropertyType | null;
  listing_type: ListingType | null;
}

const covers = (applies: Applies, { property_type, listing_type }: Kind): boolean =>
  (!applies.property || (property_type !== null && applies.property.includes(property_type))) &&
  (!applies.listing || (listing_type !== null && applies.listing.includes(listing_type)));

/** Whether an asset of this type and deal has the field at all. */
export const fieldExists = (name: AssetFieldName, kind: Kind): boolean => {
  const { exists } = assetField(name);
  return !exists || covers(exists, kind);
};

/** The heading of a field. Land has no building, so its orientation is under the land heading. */
export const fieldGroup = (name: AssetFieldName, { property_type }: Pick<Kind, 'property_type'>): AssetGroup => {
  const { group } = assetField(name);
  return group === 'building' && property_type === 'land' ? 'land' : group;
};

/** Whether the field must be filled before an asset of this type and deal can be published. */
export const fieldRequired = (name: AssetFieldName, kind: Kind): boolean => {
  const { required } = assetField(name);
  return required !== undefined && fieldExists(name, kind) && (required === true || covers(required, kind));
};
