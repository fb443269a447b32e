import type { ListingType, PropertyType } from '@yoodee/asset-rules/options';

/** Deal and type of a stored asset. The database holds them as text; only values of the contract are written there. */
export const kindOf = ({
  listing_type,
  property_type,
}: {
  listing_type: string | null;
  property_type: string | null;
}) => ({
  listing_type: listing_type as ListingType | null,
  property_type: property_type as PropertyType | null,
});
