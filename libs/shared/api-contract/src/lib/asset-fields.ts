import type { ListingType, PropertyType } from './asset.options.ts';
import { priceFields, startFields } from './asset-fields.deal.ts';
import { detailFields } from './asset-fields.details.ts';
import { placeFields, textFields } from './asset-fields.place.ts';
import type { Applies, AssetField, AssetGroup, ValueOf } from './asset-fields.types.ts';

/**
 * Every field of an asset that a member fills in: which assets have it, when it is demanded, what it may hold.
 * The form, the validator, the completeness score, the detail page and compare all read this table.
 */
export const assetFields = {
  ...startFields,
  ...placeFields,
  ...detailFields,
  ...priceFields,
  ...textFields,
} as const satisfies Record<string, AssetField>;

export type AssetFieldName = keyof typeof assetFields;

/** What a member has filled in so far; unknown is `null`. */
export type AssetFields = { [Name in AssetFieldName]: ValueOf<(typeof assetFields)[Name]> | null };

export const assetFieldNames = Object.keys(assetFields) as AssetFieldName[];

/** All fields, each with what `valueOf` says of it: a value of that field, as the contract's schema has let it in. */
export const assetFieldsFrom = (
  valueOf: (name: AssetFieldName) => string | number | boolean | readonly string[] | null,
): AssetFields => Object.fromEntries(assetFieldNames.map((name) => [name, valueOf(name)])) as unknown as AssetFields;

/** The table's row, with the optional columns visible. */
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

/** The heading under which a field stands: a plot has no building, but it faces somewhere. */
export const fieldGroup = (name: AssetFieldName, { property_type }: Pick<Kind, 'property_type'>): AssetGroup => {
  const { group } = assetField(name);
  return group === 'building' && property_type === 'land' ? 'land' : group;
};

/** Whether the field must be filled before an asset of this type and deal can be published. */
export const fieldRequired = (name: AssetFieldName, kind: Kind): boolean => {
  const { required } = assetField(name);
  return required !== undefined && fieldExists(name, kind) && (required === true || covers(required, kind));
};
