import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { readReach } from '@yoodee/api-contract/reach';
import type { BilingualText } from '@yoodee/api-contract';
import {
  buildingConditions,
  facilities,
  features,
  furnishings,
  listingTypes,
  orientations,
  ownershipQuotas,
  petPolicies,
  propertyTypes,
  sellerRoles,
  tenures,
  titleDeedTypes,
  traits,
  viewTypes,
} from '@yoodee/asset-rules/options';
import { buildingNames, facingName, railNames, roadName } from '@yoodee/search-query';
import { findDistrict, findProvince, findStation, findSubdistrict } from '@yoodee/server-thai-geo';

type NameOf = (value: string) => BilingualText | null;

const listed =
  (options: Readonly<Record<string, BilingualText>>): NameOf =>
  (code) =>
    options[code] ?? null;

const place =
  (find: (code: string) => { name_th: string; name_en: string } | null): NameOf =>
  (code) => {
    const found = find(code);
    return found ? { th: found.name_th, en: found.name_en } : null;
  };

/** With the system, because several have a station of one name: BTS Asok. */
const stationOf: NameOf = (id) => {
  const station = findStation(id);
  if (!station) return null;
  const system = railNames[station.line_id.split('-')[0] as keyof typeof railNames];
  return { th: `${system.th} ${station.name_th}`, en: `${system.en} ${station.name_en}` };
};

/** The station of a place within reach; a point has no name. */
const reachOf: NameOf = (text) => {
  const place = readReach(text)?.place;
  return place && 'station' in place ? stationOf(place.station) : null;
};

const names: Partial<Record<keyof AssetQuery, NameOf>> = {
  listing_type: listed(listingTypes),
  property_type: listed(propertyTypes),
  furnishing: listed(furnishings),
  condition: listed(buildingConditions),
  title_deed: listed(titleDeedTypes),
  seller_role: listed(sellerRoles),
  facilities: listed(facilities),
  features: listed(features),
  tenure: listed(tenures),
  quota: listed(ownershipQuotas),
  pets: listed(petPolicies),
  views: listed(viewTypes),
  traits: listed(traits),
  orientation: (code) => (code in orientations ? facingName(code as keyof typeof orientations) : null),
  ...Object.fromEntries(
    Object.entries(buildingNames).map(([key, nameOf]) => [key, (value: string) => nameOf(Number(value))]),
  ),
  rail: listed(railNames),
  province: place(findProvince),
  district: place(findDistrict),
  subdistrict: place(findSubdistrict),
  station: stationOf,
  reach: reachOf,
  road: roadName,
  project: (name) => ({ th: name, en: null }),
};

/** A filter for a place makes the one for its parent redundant. */
const outer: Partial<Record<keyof AssetQuery, keyof AssetQuery>> = { province: 'district', district: 'subdistrict' };

/** The filters of a search, one by one, with the names of their codes. */
export const partsOf = (query: AssetQuery) =>
  ([...assetSearchParams(query)] as [keyof AssetQuery, string][])
    .filter(([key]) => !outer[key] || query[outer[key]] === undefined)
    .map(([key, value]) => ({ key, value, name: names[key]?.(value) ?? null }));
