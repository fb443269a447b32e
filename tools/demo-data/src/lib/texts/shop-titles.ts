import type { Phrase } from './phrase.ts';
import { capital, isLet, isOnlyLet, isSold, isTakeover, walkable, where } from './say-of.ts';
import { capitalised } from './words.ts';

/** Titles of shophouses, offices and shops. */
export const shopTitles: readonly Phrase[] = [
  (f) => [
    `${f.typeName[0]} ${f.size![0]} ${f.place[0]} ใกล้${f.landmark[0]}`,
    `${capital(f.typeName[1])} of ${f.size![1]} near ${f.landmark[1]}`,
  ],
  (f) =>
    isOnlyLet(f)
      ? [
          `ให้เช่า${f.typeName[0]} ${f.place[0]} ${f.size![0]}`,
          `${capital(f.typeName[1])} for rent in ${f.place[1]}, ${f.size![1]}`,
        ]
      : null,
  (f) =>
    isSold(f)
      ? [
          `ขาย${f.typeName[0]} ${f.place[0]} ${f.size![0]}`,
          `${capital(f.typeName[1])} for sale in ${f.place[1]}, ${f.size![1]}`,
        ]
      : null,
  (f) =>
    isTakeover(f)
      ? [
          `เซ้ง${f.typeName[0]} ${f.place[0]} ${f.size![0]} พร้อมขาย`,
          `Lease to take over: ${f.typeName[1]} in ${f.place[1]}, ${f.size![1]}`,
        ]
      : null,
  (f) =>
    isTakeover(f) && f.asset.lease_remaining_months
      ? [
          `เซ้ง${f.typeName[0]} สัญญาเหลือ ${f.asset.lease_remaining_months} เดือน ${f.place[0]}`,
          `${capital(f.typeName[1])} in ${f.place[1]}, ${f.asset.lease_remaining_months} months of lease left`,
        ]
      : null,
  (f) => {
    const station = walkable(f);
    return (
      station && [
        `${f.typeName[0]} ใกล้ ${station.name[0]} ${f.size![0]}`,
        `${capital(f.typeName[1])} near ${station.name[1]}, ${f.size![1]}`,
      ]
    );
  },
  (f) => {
    const station = walkable(f);
    return (
      station && [
        `${f.typeName[0]} เดินจาก ${station.name[0]} ${station.walk_minutes} นาที`,
        `${capital(f.typeName[1])} ${station.walk_minutes} minutes from ${station.name[1]} on foot`,
      ]
    );
  },
  (f) =>
    f.type === 'commercial_building'
      ? [
          `อาคารพาณิชย์ ${f.asset.building_floors} ชั้น ติด${f.road[0]}`,
          `${capitalised(f.asset.building_floors!)}-storey shophouse on ${f.road[1]}`,
        ]
      : null,
  (f) =>
    f.type === 'commercial_building'
      ? [
          `ตึกแถว ${f.asset.building_floors} ชั้น ${f.plot![0]} ${f.place[0]}`,
          `${capitalised(f.asset.building_floors!)}-storey shophouse on ${f.plot![1]} in ${f.place[1]}`,
        ]
      : null,
  (f) =>
    f.type === 'commercial_building' && f.asset.frontage_m
      ? [
          `ตึกหน้ากว้าง ${f.asset.frontage_m} เมตร ${f.place[0]} ทำเลค้าขาย`,
          `Shophouse ${f.asset.frontage_m} m wide on a trading street, ${f.place[1]}`,
        ]
      : null,
  (f) =>
    f.type === 'office' && f.project
      ? [
          `ออฟฟิศ ${f.project[0]} ${f.floor![0]} ${f.size![0]}`,
          `Office at ${f.project[1]}, ${f.size![1]}, ${f.floor![1]}`,
        ]
      : null,
  (f) =>
    f.type === 'office' && f.asset.furnishing === 'fully_furnished'
      ? [`ออฟฟิศตกแต่งพร้อมใช้ ${f.size![0]} ${f.place[0]}`, `Office ready to work in, ${f.size![1]}, ${f.place[1]}`]
      : null,
  (f) =>
    f.type === 'office'
      ? [`พื้นที่สำนักงาน ${f.size![0]} ${where(f).title[0]}`, `${f.size![1]} of office space, ${where(f).title[1]}`]
      : null,
  (f) =>
    f.type === 'retail'
      ? [`ล็อกขายของ ${f.size![0]} หน้า${f.landmark[0]}`, `Shop unit of ${f.size![1]} by ${f.landmark[1]}`]
      : null,
  (f) =>
    f.type === 'retail' && f.asset.floor_no === 1
      ? [`หน้าร้านชั้นล่าง ${f.size![0]} ${f.road[0]}`, `Ground-floor shop, ${f.size![1]}, ${f.road[1]}`]
      : null,
  (f) =>
    isLet(f) && f.soi
      ? [
          `${f.typeName[0]} ${f.soi[0]} ${f.size![0]} ให้เช่า`,
          `${capital(f.typeName[1])} to let on ${f.soi[1]}, ${f.size![1]}`,
        ]
      : null,
  (f) =>
    f.asset.building_condition === 'renovated'
      ? [
          `${f.typeName[0]}รีโนเวทแล้ว ${f.place[0]} ${f.size![0]}`,
          `Renovated ${f.typeName[1]} in ${f.place[1]}, ${f.size![1]}`,
        ]
      : null,
];
