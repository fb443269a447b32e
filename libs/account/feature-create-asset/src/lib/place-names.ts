import type { ResponseOf } from '@yoodee/api-contract';
import type { AssetDetail } from '@yoodee/api-contract/assets';
import type { getProvince } from '@yoodee/api-contract/geo';
import type { AssetFields } from '@yoodee/asset-rules/fields';

export type ProvinceWithDistricts = ResponseOf<typeof getProvince>;

type PlaceCodes = Pick<AssetFields, 'province_code' | 'district_code' | 'subdistrict_code'>;

const unnamed = { th: '', en: '' };

/** The names of a place; empty if they are unknown or the province is not loaded. */
export const placeOf = (
  { province_code, district_code, subdistrict_code }: PlaceCodes,
  province: ProvinceWithDistricts | undefined,
): AssetDetail['place'] => {
  const district = province?.districts.find(({ code }) => code === district_code);
  const subdistrict = district?.subdistricts.find(({ code }) => code === subdistrict_code);
  return {
    province_code: province_code ?? '',
    district_code: district_code ?? '',
    subdistrict_code,
    province: province?.name ?? unnamed,
    district: district?.name ?? unnamed,
    subdistrict: subdistrict?.name ?? null,
  };
};
