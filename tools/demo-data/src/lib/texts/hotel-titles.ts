import type { Phrase } from './phrase.ts';
import { isOnlyLet, isSold, isTakeover } from './say-of.ts';

/** Titles of hotels and resorts. */
export const hotelTitles: readonly Phrase[] = [
  (f) => [
    `โรงแรม ${f.asset.bedrooms} ห้อง ${f.place[0]} ใกล้${f.landmark[0]}`,
    `${f.asset.bedrooms}-room hotel in ${f.place[1]} near ${f.landmark[1]}`,
  ],
  (f) =>
    isSold(f)
      ? [
          `ขายโรงแรมขนาดเล็ก ${f.asset.bedrooms} ห้อง ${f.place[0]}`,
          `Small hotel for sale, ${f.asset.bedrooms} rooms, ${f.place[1]}`,
        ]
      : null,
  (f) =>
    isTakeover(f)
      ? [
          `เซ้งโรงแรม ${f.asset.bedrooms} ห้อง ${f.place[0]} เปิดอยู่`,
          `Hotel lease to take over, ${f.asset.bedrooms} rooms, ${f.place[1]}`,
        ]
      : null,
  (f) =>
    isOnlyLet(f)
      ? [`ให้เช่าโรงแรม ${f.asset.bedrooms} ห้อง ${f.place[0]}`, `Hotel to let, ${f.asset.bedrooms} rooms, ${f.place[1]}`]
      : null,
  (f) =>
    f.site.neighbourhood.setting === 'beach' || f.site.neighbourhood.setting === 'hills'
      ? [
          `รีสอร์ต ${f.asset.bedrooms} ห้อง บนที่ดิน ${f.plot![0]} ${f.place[0]}`,
          `Resort of ${f.asset.bedrooms} rooms on ${f.plot![1]}, ${f.place[1]}`,
        ]
      : null,
  (f) => [
    `โรงแรมบูทีค ${f.asset.bedrooms} ห้อง ${f.road[0]}`,
    `Boutique hotel on ${f.road[1]}, ${f.asset.bedrooms} rooms`,
  ],
  (f) =>
    f.asset.building_condition === 'renovated'
      ? [
          `โรงแรมรีโนเวทแล้ว ${f.asset.bedrooms} ห้อง ${f.place[0]}`,
          `Renovated hotel, ${f.asset.bedrooms} rooms, ${f.place[1]}`,
        ]
      : null,
];
