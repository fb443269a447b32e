import type { Names } from '../market/neighbourhoods/neighbourhood.ts';
import type { Facts } from './facts.ts';
import type { Phrase } from './phrase.ts';
import { capital, isTakeover, walkable } from './say-of.ts';

/** เซ้ง · to take over */
const deal = (f: Facts): Names => (isTakeover(f) ? ['เซ้ง', 'to take over'] : ['ขายกิจการ', 'for sale']);

/** Titles of businesses for takeover. */
export const businessTitles: readonly Phrase[] = [
  (f) =>
    f.trade && [
      `${deal(f)[0]}${f.trade.name[0]} ${f.place[0]} ใกล้${f.landmark[0]}`,
      `${capital(f.trade.name[1])} ${deal(f)[1]} in ${f.place[1]}, by ${f.landmark[1]}`,
    ],
  (f) =>
    f.trade && [
      `${deal(f)[0]}${f.trade.name[0]} ${f.size![0]} อุปกรณ์ครบ ${f.place[0]}`,
      `${capital(f.trade.name[1])} with all its equipment, ${f.size![1]}, ${f.place[1]}`,
    ],
  (f) =>
    f.trade && f.asset.lease_remaining_months !== null
      ? [
          `${f.trade.name[0]} ${f.place[0]} สัญญาเช่าเหลือ ${f.asset.lease_remaining_months} เดือน`,
          `${capital(f.trade.name[1])} in ${f.place[1]}, ${f.asset.lease_remaining_months} months of lease left`,
        ]
      : null,
  (f) => {
    const station = walkable(f);
    return f.trade && station
      ? [
          `${deal(f)[0]}${f.trade.name[0]} ใกล้ ${station.name[0]}`,
          `${capital(f.trade.name[1])} ${deal(f)[1]} near ${station.name[1]}`,
        ]
      : null;
  },
  (f) =>
    f.trade && [
      `${f.trade.name[0]}ลูกค้าประจำแน่น ${f.road[0]} ส่งต่อกิจการ`,
      `${capital(f.trade.name[1])} with steady custom, ${f.road[1]}, ${f.size![1]}`,
    ],
  (f) =>
    f.trade && [
      `ส่งต่อ${f.trade.name[0]} ย่าน${f.place[0]} เปิดขายต่อได้ทันที`,
      `Running ${f.trade.name[1]} in ${f.place[1]}, yours to open at once`,
    ],
];
