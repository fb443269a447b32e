import { orientations } from '@yoodee/asset-rules/options';
import { toBuddhistYear } from '@yoodee/formatters';

interface BilingualName {
  th: string;
  en: string;
}

/** The filters that concern a building, in words, by key. */
export const buildingNames = {
  floor_min: (floor) => ({ th: `ชั้น ${floor} ขึ้นไป`, en: `Floor ${floor} or higher` }),
  floor_max: (floor) => ({ th: `ไม่เกินชั้น ${floor}`, en: `Floor ${floor} or lower` }),
  parking_min: (cars) => ({ th: `จอดรถ ${cars} คันขึ้นไป`, en: `Parking for ${cars} or more` }),
  year_min: (year) => ({ th: `สร้างตั้งแต่ปี ${toBuddhistYear(year)}`, en: `Built in ${year} or later` }),
  year_max: (year) => ({ th: `สร้างไม่เกินปี ${toBuddhistYear(year)}`, en: `Built in ${year} or earlier` }),
} as const satisfies Record<string, (number: number) => BilingualName>;

/** Where the front looks: ทิศใต้, south facing. */
export const facingName = (code: keyof typeof orientations): BilingualName => ({
  th: `ทิศ${orientations[code].th}`,
  en: `${orientations[code].en} facing`,
});
