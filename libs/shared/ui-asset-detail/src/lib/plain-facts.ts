import { areaPaths } from '@yoodee/api-contract/area-paths';
import type { AssetDetail } from '@yoodee/api-contract/assets';
import { listingTypes, propertyTypes, type ListingType, type PropertyType } from '@yoodee/asset-rules/options';
import type { Locale } from '@yoodee/site';
import { streetOf } from './place/asset-street.ts';

/** A breadcrumb step from the list to an asset: its text, and the query of the list or the page of an area. */
export type TrailStep = { label: string } & ({ search: string; area?: never } | { area: string; search?: never });

/** Unformatted facts, for structured data and links. */
export interface PlainFacts {
  listingType: ListingType;
  propertyType: PropertyType;
  trail: TrailStep[];
  /** The query of the list: the same deal and type in the district. */
  sameInDistrict: string;
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
  const deal = `listing_type=${listing_type}`;
  const province = { code: place.province_code, name_en: place.province.en };
  const district = { code: place.district_code, name_en: place.district.en };
  return [
    { label: listingTypes[listing_type][locale], search: deal },
    { label: propertyTypes[property_type][locale], search: `${deal}&property_type=${property_type}` },
    { label: place.province[locale], area: areaPaths.ofType(areaPaths.province(province), property_type) },
    { label: place.district[locale], area: areaPaths.ofType(areaPaths.district(province, district), property_type) },
  ];
};

const sameInDistrict = ({ listing_type, property_type, place }: AssetDetail): string =>
  new URLSearchParams({
    listing_type,
    property_type,
    province: place.province_code,
    district: place.district_code,
  }).toString();

export const toPlainFacts = (asset: AssetDetail, locale: Locale): PlainFacts => ({
  listingType: asset.listing_type,
  propertyType: asset.property_type,
  trail: trailOf(asset, locale),
  sameInDistrict: sameInDistrict(asset),
  usableSqm: asset.usable_area_sqm,
  landSqm: asset.land_sqm,
  yearBuilt: asset.year_built,
  street:
    streetOf(locale, asset)
      .map(({ text }) => text)
      .join(locale === 'en' ? ', ' : ' ') || null,
  locality: asset.place.district[locale],
  region: asset.place.province[locale],
  postalCode: asset.postal_code,
  listedAt: asset.first_published_at,
  petsAllowed: asset.pets === 'yes' ? true : asset.pets === 'no' ? false : null,
});
