import { mostSuggestedPlaces, type SuggestedPlace } from '@yoodee/api-contract/place-suggestions';
import { nameKeys } from '@yoodee/search-query';
import {
  districtsOf,
  findDistrict,
  findProvince,
  provinces,
  subdistrictsOf,
  type District,
  type Subdistrict,
} from '@yoodee/server-thai-geo';
import { parseThaiDigits } from '@yoodee/site';
import { findNamed, keysOf, type Named } from '../assets/find-named.ts';

const nameOf = ({ name_th, name_en }: { name_th: string; name_en: string }) => ({ th: name_th, en: name_en });

const districtEntry = (district: District): Named<SuggestedPlace> => ({
  keys: keysOf([district.name_th, district.name_en]),
  value: {
    province_code: district.province_code,
    district_code: district.code,
    subdistrict_code: null,
    postal_code: null,
    name: nameOf(district),
    within: nameOf(findProvince(district.province_code)!),
  },
});

/** The parents of a subdistrict: `วัฒนา กรุงเทพมหานคร`, `Watthana, Bangkok`. */
export const aroundSubdistrict = ({
  district_code,
  province_code,
}: Pick<Subdistrict, 'district_code' | 'province_code'>) => {
  const outer = [findDistrict(district_code)!, findProvince(province_code)!];
  return {
    th: outer.map(({ name_th }) => name_th).join(' '),
    en: outer.map(({ name_en }) => name_en).join(', '),
  };
};

export const placeOfSubdistrict = (subdistrict: Subdistrict): SuggestedPlace => ({
  province_code: subdistrict.province_code,
  district_code: subdistrict.district_code,
  subdistrict_code: subdistrict.code,
  postal_code: subdistrict.postal_code,
  name: nameOf(subdistrict),
  within: aroundSubdistrict(subdistrict),
});

const subdistrictEntry = (subdistrict: Subdistrict): Named<SuggestedPlace> => ({
  keys: keysOf([subdistrict.name_th, subdistrict.name_en]),
  value: placeOfSubdistrict(subdistrict),
});

const districts = provinces.flatMap(({ code }) => districtsOf(code));
const subdistrictEntries = districts.flatMap(({ code }) => subdistrictsOf(code)).map(subdistrictEntry);
// Addresses need the subdistrict, so with equal names the smaller place comes first.
const entries = [...subdistrictEntries, ...districts.map(districtEntry)];

const postalCode = /^\d{3,5}$/;

/** Matching districts and subdistricts; digits are a prefix of a postal code. */
export const suggestPlacesFor = (typed: string): SuggestedPlace[] => {
  const digits = parseThaiDigits(typed).trim();
  if (!postalCode.test(digits)) return findNamed(entries, nameKeys(typed), mostSuggestedPlaces);
  return subdistrictEntries
    .map(({ value }) => value)
    .filter(({ postal_code }) => postal_code!.startsWith(digits))
    .slice(0, mostSuggestedPlaces);
};
