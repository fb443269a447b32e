import type { PlacesNear, SuggestedPlace } from '@yoodee/api-contract/place-suggestions';
import type { AssetFields } from '@yoodee/asset-rules/fields';

type Address = Pick<AssetFields, 'province_code' | 'district_code' | 'subdistrict_code' | 'postal_code'>;
export type NearPlace = PlacesNear['places'][number];
type Outlined = NonNullable<PlacesNear['outlined']>;

/**
 * Result of comparing a pin with the outlines of provinces: in the sea or abroad, certainly in another province, or
 * null.
 */
export type PinProvince = { kind: 'outside' } | { kind: 'other'; code: string } | null;

/** The warning or suggestion to show for a pin. */
export type PinVerdict =
  | { kind: 'outside' }
  /** `place`: the address there, or the likeliest one, if known. */
  | { kind: 'province'; pinCode: string; place: SuggestedPlace | null }
  /** By outlines. */
  | { kind: 'district' | 'subdistrict'; place: SuggestedPlace }
  /** By listings around the pin. */
  | { kind: 'probable-district'; place: NearPlace }
  /** The address by outlines, which completes what is given. */
  | { kind: 'found'; place: SuggestedPlace }
  /** Addresses that complete what is given. */
  | { kind: 'guess'; places: readonly NearPlace[] };

/**
 * Minimum number of nearby assets in one subdistrict before the district is questioned, because a single asset may have
 * a wrong position.
 */
const enough = 3;

const completes = ({ province_code, district_code }: Address, place: SuggestedPlace) =>
  (province_code === null || province_code === place.province_code) &&
  (district_code === null || district_code === place.district_code);

const byOutlines = (address: Address, { place, possible }: Outlined): PinVerdict | null => {
  // The code of a place begins with that of the place around it.
  const isPossible = (code: string | null) => code === null || possible.some((each) => each.startsWith(code));
  if (!isPossible(address.province_code)) return { kind: 'province', pinCode: place.province_code, place };
  if (!isPossible(address.district_code)) return { kind: 'district', place };
  if (!isPossible(address.subdistrict_code)) return { kind: 'subdistrict', place };
  return address.subdistrict_code === null && completes(address, place) ? { kind: 'found', place } : null;
};

/**
 * Compares a pin with the address of the form, by the outlines of subdistricts where the site has them. Otherwise a
 * district is questioned only if no published asset within 2.5 km of the pin is in it, and subdistricts, which are too
 * small for this comparison, are suggested, but never questioned.
 */
export const pinVerdict = (address: Address, province: PinProvince, near: PlacesNear | null): PinVerdict | null => {
  if (near?.outlined) return byOutlines(address, near.outlined);
  if (province?.kind === 'outside') return { kind: 'outside' };
  const places = near?.places ?? [];
  if (province) {
    const place = places.find(({ province_code }) => province_code === province.code) ?? null;
    return { kind: 'province', pinCode: province.code, place };
  }
  const [likeliest] = places;
  const { district_code: district } = address;
  if (likeliest && likeliest.count >= enough && district !== null && !near!.districts.includes(district))
    return { kind: 'probable-district', place: likeliest };
  if (address.subdistrict_code !== null) return null;
  const guessed = places.filter((place) => completes(address, place));
  return guessed.length > 0 ? { kind: 'guess', places: guessed } : null;
};
