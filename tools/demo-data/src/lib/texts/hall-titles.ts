import type { Phrase } from './phrase.ts';
import { capital, isOnlyLet, isSold } from './say-of.ts';

/** Titles of warehouses and factories. */
export const hallTitles: readonly Phrase[] = [
  (f) => [
    `${f.typeName[0]} ${f.size![0]} ${f.place[0]} พร้อมลานจอด`,
    `${capital(f.typeName[1])} of ${f.size![1]} with a yard, ${f.place[1]}`,
  ],
  (f) =>
    isOnlyLet(f)
      ? [
          `ให้เช่า${f.typeName[0]} ${f.size![0]} ${f.place[0]}`,
          `${capital(f.typeName[1])} for rent, ${f.size![1]}, ${f.place[1]}`,
        ]
      : null,
  (f) =>
    isSold(f)
      ? [
          `ขาย${f.typeName[0]} ${f.size![0]} บนที่ดิน ${f.plot![0]} ${f.place[0]}`,
          `${capital(f.typeName[1])} for sale, ${f.size![1]} on ${f.plot![1]}, ${f.place[1]}`,
        ]
      : null,
  (f) => [
    `${f.typeName[0]} ${f.size![0]} ใกล้${f.landmark[0]}`,
    `${capital(f.typeName[1])} of ${f.size![1]} near ${f.landmark[1]}`,
  ],
  (f) =>
    f.asset.road_width_m
      ? [
          `${f.typeName[0]} ถนนหน้า ${f.asset.road_width_m} เมตร รถเทรลเลอร์เข้าได้ ${f.place[0]}`,
          `${capital(f.typeName[1])} on a ${f.asset.road_width_m} m road, ${f.size![1]}, ${f.place[1]}`,
        ]
      : null,
  (f) =>
    f.asset.city_plan_colour === 'purple'
      ? [
          `${f.typeName[0]} ผังสีม่วง ${f.size![0]} ${f.place[0]}`,
          `${capital(f.typeName[1])} on industrial land, ${f.size![1]}, ${f.place[1]}`,
        ]
      : null,
  (f) =>
    f.type === 'factory'
      ? [`โรงงานพร้อมสำนักงาน ${f.size![0]} ${f.place[0]}`, `Factory with offices, ${f.size![1]}, ${f.place[1]}`]
      : null,
  (f) =>
    f.type === 'warehouse' && f.asset.usable_area_sqm! < 600
      ? [
          `โกดังขนาดเล็ก ${f.size![0]} ${f.place[0]} เหมาะเก็บสินค้าออนไลน์`,
          `Small warehouse for an online shop, ${f.size![1]}, ${f.place[1]}`,
        ]
      : null,
];
