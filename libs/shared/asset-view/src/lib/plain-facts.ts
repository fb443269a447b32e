import {
  listingTypes,
  propertyTypes,
  type AssetDetail,
  type ListingType,
  type PropertyType,
} from '@yoodee/api-contract';
import type { Locale } from '@yoodee/site';

/** A step on the way from the whole list to an asset: its words and the list's query. */
export interface TrailStep {
  label: string;
  search: string;
}

/** Facts as machines want them: unformatted, for structured data and links. */
export interface PlainFacts {
  listingType: ListingType;
  propertyType: PropertyType;
  trail: TrailStep[];
  usableSqm: number | null;
  landSqm: number | null;
  yearBuilt: number | null;
  street: string | null;
  locality: string;
  region: string;
  postalCode: string | null;
  listedAt: string | null;
  petsAllowed: boolean | null;
}

const trailOf = ({ property_type, listing_type, place }: AssetDetail, locale: Locale): TrailStep[] => {
  const steps = [
    [listingTypes[listing_type][locale], 'listing_type', listing_type],
    [propertyTypes[property_type][locale], 'property_type', property_type],
    [place.province[locale], 'province', place.province_code],
    [place.district[locale], 'district', place.district_code],
  ] as const;
  const query = new URLSearchParams();
  return steps.flatMap(([label, key, code]) => {
    if (!label || !code) return [];
    query.set(key, code);
    return [{ label, search: query.toString() }];
  });
};

export const toPlainFacts = (asset: AssetDetail, locale: Locale): PlainFacts => ({
  listingType: asset.listing_type,
  propertyType: asset.property_type,
  trail: trailOf(asset, locale),
  usableSqm: asset.usable_area_sqm,
  landSqm: asset.land_sqm,
  yearBuilt: asset.year_built,
  street: [asset.soi, asset.road].filter(Boolean).join(' ') || null,
  locality: asset.place.district[locale],
  region: asset.place.province[locale],
  postalCode: asset.postal_code,
  listedAt: asset.first_published_at,
  petsAllowed: asset.pets === 'yes' ? true : asset.pets === 'no' ? false : null,
});
