import { groupBy } from './group-by.ts';
import { placeRows } from './place-rows.ts';
import { provinceRows, type Region } from './provinces.data.ts';

/** Codes are the official ones: 2 digits for a province, 4 for a district, 6 for a subdistrict; each starts with its parent's. */
export interface Province {
  readonly code: string;
  readonly name_th: string;
  readonly name_en: string;
  readonly region: Region;
  /** Rough centre, degrees. */
  readonly lat: number;
  readonly lng: number;
}

/** An amphoe, or in Bangkok a khet; names carry no prefix. */
export interface District {
  readonly code: string;
  readonly province_code: string;
  readonly name_th: string;
  readonly name_en: string;
}

/** A tambon, or in Bangkok a khwaeng; names carry no prefix. */
export interface Subdistrict {
  readonly code: string;
  readonly district_code: string;
  readonly province_code: string;
  readonly name_th: string;
  readonly name_en: string;
  /** 5 digits. */
  readonly postal_code: string;
}

const thai = new Intl.Collator('th');

/** The 77 provinces in Thai order. */
export const provinces: readonly Province[] = provinceRows
  .map(([code, name_th, name_en, region, lat, lng]) => ({ code, name_th, name_en, region, lat, lng }))
  .sort((a, b) => thai.compare(a.name_th, b.name_th));

const districts = placeRows.districts.map(([code, name_th, name_en]): District => ({
  code,
  province_code: code.slice(0, 2),
  name_th,
  name_en,
}));

const subdistricts = placeRows.subdistricts.map(([code, name_th, name_en, postal_code]): Subdistrict => ({
  code,
  district_code: code.slice(0, 4),
  province_code: code.slice(0, 2),
  name_th,
  name_en,
  postal_code,
}));

const byCode = <Place extends { readonly code: string }>(places: readonly Place[]) =>
  new Map(places.map((place) => [place.code, place]));

const provinceByCode = byCode(provinces);
const districtByCode = byCode(districts);
const subdistrictByCode = byCode(subdistricts);
const districtsByProvince = groupBy(districts, ({ province_code }) => province_code);
const subdistrictsByDistrict = groupBy(subdistricts, ({ district_code }) => district_code);

/** A province's districts in Thai order; empty for an unknown code. */
export const districtsOf = (provinceCode: string): readonly District[] => districtsByProvince.get(provinceCode) ?? [];

/** A district's subdistricts in Thai order; empty for an unknown code. */
export const subdistrictsOf = (districtCode: string): readonly Subdistrict[] =>
  subdistrictsByDistrict.get(districtCode) ?? [];

export const findProvince = (code: string): Province | null => provinceByCode.get(code) ?? null;
export const findDistrict = (code: string): District | null => districtByCode.get(code) ?? null;
export const findSubdistrict = (code: string): Subdistrict | null => subdistrictByCode.get(code) ?? null;

/** The optional codes of an address. */
export interface PlaceCodes {
  readonly province_code?: string | null;
  readonly district_code?: string | null;
  readonly subdistrict_code?: string | null;
}

export interface PlaceName {
  readonly th: string;
  readonly en: string;
}

export interface PlaceNames {
  readonly province: PlaceName | null;
  readonly district: PlaceName | null;
  readonly subdistrict: PlaceName | null;
}

const nameOf = (place: Province | District | Subdistrict | null): PlaceName | null =>
  place && { th: place.name_th, en: place.name_en };

/** Both names of each part of an address; null for an absent or unknown code. */
export const placeNames = ({ province_code, district_code, subdistrict_code }: PlaceCodes): PlaceNames => ({
  province: nameOf(findProvince(province_code ?? '')),
  district: nameOf(findDistrict(district_code ?? '')),
  subdistrict: nameOf(findSubdistrict(subdistrict_code ?? '')),
});
