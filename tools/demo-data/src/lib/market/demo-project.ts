import type { AssetFields } from '@yoodee/asset-rules/fields';
import type { PropertyType } from '@yoodee/asset-rules/options';
import { createRandom } from '../random.ts';
import type { Project, ProjectFamily } from './projects.ts';
import type { Site } from './site.ts';

/** The facts of a development. Unknown is null. */
export interface DemoProject {
  name_th: string;
  name_en: string | null;
  property_type: PropertyType;
  developer: string | null;
  year_completed: number | null;
  storeys: number | null;
  units: number | null;
  facilities: NonNullable<AssetFields['facilities']>;
  lat: number | null;
  lng: number | null;
  province_code: string | null;
  district_code: string | null;
  subdistrict_code: string | null;
  /** Common fees in baht per m² and month, the oldest first. Days are ISO dates. */
  fees: { baht_per_sqm: number; from_day: string }[];
  foreign_quota: { percent: number; declared_on: string } | null;
}

const developers = ['อรุณดี เรียลตี้', 'บ้านสายลม พร็อพเพอร์ตี้', 'นครา ดีเวลลอปเมนต์', 'ธารทอง แลนด์', 'เมืองใหม่ เอสเตท'];

const typeOf: Readonly<Record<ProjectFamily, PropertyType>> = {
  condo: 'condo',
  estate: 'detached_house',
  villas: 'pool_villa',
  apartment: 'apartment',
  office: 'office',
};

/** A fee rises after so many years. */
const yearsPerFee = 6;

const feesOf = ({ fee }: Project, completed: number, year: number): DemoProject['fees'] => {
  const raises = Math.max(0, Math.floor((year - completed) / yearsPerFee));
  return Array.from({ length: raises + 1 }, (_, n) => ({
    baht_per_sqm: Math.max(15, fee - 4 * (raises - n)),
    from_day: `${completed + n * yearsPerFee}-01-01`,
  }));
};

/** The facts of the development at a site, the same for each of its units; null without one. `year` is the current one. */
export const drawProject = ({ project, subdistrict }: Site, year: number): DemoProject | null => {
  if (!project) return null;
  const { name, family, age, floors, facilities, lat, lng } = project;
  const random = createRandom('project facts', name[1], subdistrict.code);
  const isLow = family === 'estate' || family === 'villas';
  const completed = year - age;
  return {
    name_th: name[0],
    name_en: name[1],
    property_type: typeOf[family],
    developer: random.pick(developers),
    year_completed: completed,
    storeys: floors,
    units: isLow ? random.int(24, 180) : floors * random.int(6, 18),
    facilities,
    ...{ lat, lng, province_code: subdistrict.province_code },
    ...{ district_code: subdistrict.district_code, subdistrict_code: subdistrict.code },
    fees: family === 'condo' && completed <= year ? feesOf(project, completed, year) : [],
    foreign_quota:
      family === 'condo' && completed < year && random.chance(0.7)
        ? { percent: Math.round(random.between(2, 49) * 10) / 10, declared_on: `${year - 1}-12-31` }
        : null,
  };
};

/** What a handwritten listing says of its development; null without one. */
export const projectOfFields = (fields: AssetFields): DemoProject | null =>
  fields.project_name_th === null || fields.property_type === null
    ? null
    : {
        name_th: fields.project_name_th,
        name_en: fields.project_name_en,
        property_type: fields.property_type,
        ...{ developer: null, year_completed: fields.year_built, storeys: fields.building_floors, units: null },
        facilities: fields.facilities ?? [],
        ...{ lat: fields.lat, lng: fields.lng, province_code: fields.province_code },
        ...{ district_code: fields.district_code, subdistrict_code: fields.subdistrict_code },
        ...{ fees: [], foreign_quota: null },
      };
