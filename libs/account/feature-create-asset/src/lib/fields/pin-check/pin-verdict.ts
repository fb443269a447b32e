import type { PlacesNear } from '@yoodee/api-contract/place-suggestions';
import type { AssetFields } from '@yoodee/asset-rules/fields';

type Address = Pick<AssetFields, 'province_code' | 'district_code' | 'subdistrict_code' | 'postal_code'>;
export type NearPlace = PlacesNear['places'][number];

/**
 * Result of comparing a pin with the outlines of provinces: in the sea or abroad, certainly in another province, or
 * null.
 */
export type PinProvince = { kind: 'outside' } | { kind: 'other'; code: string } | null;

/** The warning or suggestion to show for a pin. */
export type PinVerdict =
  | { kind: 'outside' }
  /** `place`: the likeliest address there, if known. */
  | { kind: 'province'; pinCode: string; place: NearPlace | null }
  | { kind: 'district'; place: NearPlace }
  /** Addresses that complete what is given. */
  | { kind: 'guess'; places: readonly NearPlace[] };

/**
 * Minimum number of nearby assets in one subdistrict before the district is questioned, because a single asset may have
 * a wrong position.
 */
const enough = 3;

const completes = ({ province_code, district_code }: Address, place: NearPlace) =>
  (province_code === null || province_code === place.province_code) &&
  (district_code === null || district_code === place.district_code);

/**
 * Compares a pin with the address of the form. A district is questioned only if no published asset within 2.5 km of the
 * pin is in it. Subdistricts are too small for this comparison: they are suggested, but never questioned.
 */
export const pinVerdict = (address: Address, province: PinProvince, near: PlacesNear | null): PinVerdict | null => {
  if (province?.kind === 'outside') return { kind: 'outside' };
  const places = near?.places ?? [];
  if (province) {
    const place = places.find(({ province_code }) => province_code === province.code) ?? null;
    return { kind: 'province', pinCode: province.code, place };
  }
  const [likeliest] = places;
  const { district_code: district } = address;
  if (likeliest && likeliest.count >= enough && district !== null && !near!.districts.includes(district))
    return { kind: 'district', place: likeliest };
  if (address.subdistrict_code !== null) return null;
  const guessed = places.filter((place) => completes(address, place));
  return guessed.length > 0 ? { kind: 'guess', places: guessed } : null;
};
