import type { SuggestedProject } from '@yoodee/api-contract/place-suggestions';
import { codesOf, facilities } from '@yoodee/asset-rules/options';
import { findSubdistrict } from '@yoodee/server-thai-geo';
import type { ProjectListing, ProjectRow } from './projects.queries.ts';
import { aroundSubdistrict } from './suggest-places.ts';

/** The most common value, of equals the first; null for none. */
const mostCommon = (values: readonly (string | null)[]): string | null => {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first?.[0] ?? null;
};

const middle = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
};

const pointOf = (listings: readonly ProjectListing[]): SuggestedProject['point'] => {
  const lats = listings.flatMap(({ lat }) => lat ?? []);
  const lngs = listings.flatMap(({ lng }) => lng ?? []);
  return lats.length > 0 && lngs.length > 0 ? { lat: middle(lats), lng: middle(lngs) } : null;
};

/** The facilities in at least half of the listings that name any. */
const facilitiesOf = (listings: readonly ProjectListing[]): SuggestedProject['facilities'] => {
  const withFacilities = listings.filter((listing) => listing.facilities?.length);
  return codesOf(facilities).filter((facility) => {
    const naming = withFacilities.filter((listing) => listing.facilities!.includes(facility)).length;
    return naming > 0 && naming * 2 >= withFacilities.length;
  });
};

interface Described {
  /** The name to use when the project has no row. */
  name: string;
  listings: readonly ProjectListing[];
  row?: ProjectRow;
  fee?: SuggestedProject['fee'];
}

/** A project from its row, with gaps filled from its listings; null without a known subdistrict. */
export const describeProject = ({ name, listings: all, row, fee = null }: Described): SuggestedProject | null => {
  const code = row?.subdistrict_code ?? mostCommon(all.map(({ subdistrict_code }) => subdistrict_code));
  const subdistrict = code === null ? null : findSubdistrict(code);
  if (!subdistrict) return null;
  // A chain has the same name in many places: only listings in the most common place count.
  const listings = all.filter(({ subdistrict_code }) => subdistrict_code === code);
  const own = row && row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : null;
  const declared = codesOf(facilities).filter((code) => row?.facilities.includes(code));
  return {
    id: row?.id ?? null,
    name: { th: row?.name_th ?? name, en: row?.name_en ?? mostCommon(listings.map(({ name_en }) => name_en)) },
    within: aroundSubdistrict(subdistrict),
    province_code: subdistrict.province_code,
    district_code: subdistrict.district_code,
    subdistrict_code: subdistrict.code,
    postal_code: subdistrict.postal_code,
    point: own ?? pointOf(listings),
    facilities: declared.length > 0 ? declared : facilitiesOf(listings),
    year_completed: row?.year_completed ?? null,
    storeys: row?.storeys ?? null,
    fee,
  };
};
