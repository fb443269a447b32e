import type { Phrase } from './phrase.ts';
import { capital, facing } from './say-of.ts';
import { counted, grouped, ordinal } from './words.ts';

/** Bullet points, for descriptions in list style. */
export const listPoints: readonly Phrase[] = [
  (f) => f.size && [`พื้นที่ใช้สอย ${f.size[0]}`, `Floor area ${f.size[1]}`],
  (f) => f.plot && [`เนื้อที่ดิน ${f.plot[0]}`, `Plot ${f.plot[1]}`],
  (f) =>
    f.asset.bedrooms && f.asset.bathrooms
      ? [
          `${f.asset.bedrooms} ห้องนอน ${f.asset.bathrooms} ห้องน้ำ`,
          `${capital(counted(f.asset.bedrooms, 'bedroom'))}, ${counted(f.asset.bathrooms, 'bathroom')}`,
        ]
      : null,
  (f) =>
    f.asset.floor_no && f.asset.building_floors
      ? [
          `ชั้น ${f.asset.floor_no} จาก ${f.asset.building_floors} ชั้น`,
          `${ordinal(f.asset.floor_no)} floor of ${f.asset.building_floors}`,
        ]
      : null,
  (f) =>
    f.asset.parking_spaces
      ? [`ที่จอดรถ ${f.asset.parking_spaces} คัน`, `Parking for ${counted(f.asset.parking_spaces, 'car')}`]
      : null,
  (f) => (f.asset.frontage_m ? [`หน้ากว้าง ${f.asset.frontage_m} เมตร`, `Frontage ${f.asset.frontage_m} m`] : null),
  (f) => {
    const side = facing(f);
    return side && [`หัน${side[0]}`, `Faces ${side[1]}`];
  },
  (f) =>
    f.asset.common_fee_month
      ? [
          `ค่าส่วนกลางเดือนละ ${grouped(f.asset.common_fee_month)} บาท`,
          `Common fee ${grouped(f.asset.common_fee_month)} baht a month`,
        ]
      : null,
  (f) =>
    f.station && [
      `${f.station.name[0]} ${grouped(f.station.metres)} เมตร`,
      `${f.station.name[1]} ${grouped(f.station.metres)} m`,
    ],
  (f) => [`ใกล้${f.landmark[0]}`, `Near ${f.landmark[1]}`],
];
