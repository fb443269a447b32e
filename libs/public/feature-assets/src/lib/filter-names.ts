import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { IntlShape, TypedMessageDescriptor } from 'react-intl';
import { messages as listMessages } from './assets-page.messages.ts';
import { messages } from './filter-names.messages.ts';

/** The name of each filter. */
export const filterNames: Record<keyof AssetQuery, TypedMessageDescriptor> = {
  q: messages.search,
  listing_type: messages.deal,
  property_type: messages.type,
  province: messages.province,
  district: messages.district,
  subdistrict: messages.subdistrict,
  station: messages.station,
  station_m: messages.distance,
  rail: messages.rail,
  reach: messages.reach,
  road: messages.road,
  project: messages.project,
  price_min: messages.priceMin,
  price_max: messages.priceMax,
  monthly_max: messages.means,
  cash_max: messages.means,
  bedrooms_min: messages.bedrooms,
  bathrooms_min: messages.bathrooms,
  usable_min: messages.usable,
  usable_max: messages.usable,
  land_min: messages.land,
  land_max: messages.land,
  floor_min: messages.floor,
  floor_max: messages.floor,
  parking_min: messages.parking,
  year_min: messages.yearBuilt,
  year_max: messages.yearBuilt,
  orientation: messages.orientation,
  furnishing: messages.furnishing,
  condition: messages.condition,
  title_deed: messages.titleDeed,
  tenure: messages.tenure,
  quota: messages.quota,
  seller_role: messages.sellerRole,
  facilities: messages.facilities,
  features: messages.features,
  views: messages.view,
  traits: messages.traits,
  pets: messages.pets,
  posted_within: messages.postedWithin,
  price_reduced: messages.priceReduced,
  has_floor_plan: messages.hasFloorPlan,
  has_video: messages.hasVideo,
  bbox: messages.mapArea,
  drawn: messages.drawnArea,
  sort: listMessages.sort,
  page: listMessages.pages,
};

/** Filter names in lower case, without duplicates, for use inside a sentence: "property type, price". */
export const filtersInWords = (intl: IntlShape, keys: readonly (keyof AssetQuery)[]): string[] => [
  ...new Set(keys.map((key) => intl.formatMessage(filterNames[key]).toLowerCase())),
];
