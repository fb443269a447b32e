import { squareWahOf } from '../market/deed.ts';
import type { Phrase } from './phrase.ts';
import {
  capital,
  facing,
  hasFacility,
  hasFeature,
  hasView,
  homeOf,
  isFurnished,
  isOnlyLet,
  isSold,
  isUnderWay,
  walkable,
  where,
} from './say-of.ts';
import { inWords } from './words.ts';

/** Titles of houses on their own land, from townhouse to pool villa. */
export const houseTitles: readonly Phrase[] = [
  (f) => [
    `${f.typeName[0]} ${f.asset.building_floors} ชั้น ${f.plot![0]} ${where(f).title[0]}`,
    `${capital(inWords(f.asset.building_floors!))}-storey ${f.typeName[1]} on ${f.plot![1]}, ${where(f).title[1]}`,
  ],
  (f) =>
    f.project
      ? [`${f.project[0]} ${f.typeName[0]} ${f.rooms![0]}`, `${f.project[1]}: ${homeOf(f)[1]}, ${f.size![1]}`]
      : null,
  (f) =>
    isSold(f) && !isUnderWay(f)
      ? [
          `ขาย${homeOf(f)[0]} ${f.plot![0]} ${f.place[0]}`,
          `${capital(homeOf(f)[1])} for sale in ${f.place[1]}, ${f.plot![1]}`,
        ]
      : null,
  (f) =>
    isOnlyLet(f)
      ? [
          `ให้เช่า${homeOf(f)[0]} ${f.place[0]}${isFurnished(f) ? ' เฟอร์ครบ' : ''}`,
          `${capital(homeOf(f)[1])} for rent in ${f.place[1]}${isFurnished(f) ? ', furnished' : ''}`,
        ]
      : null,
  (f) => [`${homeOf(f)[0]} ใกล้${f.landmark[0]}`, `${capital(homeOf(f)[1])} near ${f.landmark[1]}, ${f.size![1]}`],
  (f) => {
    const station = walkable(f);
    return (
      station && [
        `${homeOf(f)[0]} ${f.plot![0]} ใกล้ ${station.name[0]}`,
        `${capital(homeOf(f)[1])} on ${f.plot![1]} near ${station.name[1]}`,
      ]
    );
  },
  (f) => {
    const station = walkable(f);
    return (
      station && [
        `${f.typeName[0]}เดินถึง ${station.name[0]} ${f.rooms![0]}`,
        `${capital(f.typeName[1])} within a walk of ${station.name[1]}, ${f.plot![1]}`,
      ]
    );
  },
  (f) =>
    f.soi
      ? [
          `${f.typeName[0]} ${f.soi[0]} ${f.rooms![0]} ${f.plot![0]}`,
          `${capital(homeOf(f)[1])} on ${f.soi[1]}, ${f.plot![1]}`,
        ]
      : null,
  (f) => {
    const side = facing(f);
    return (
      side && [
        `${f.typeName[0]}หน้า${side[0]} ${f.plot![0]} ${where(f).title[0]}`,
        `${capital(f.typeName[1])} facing ${side[1]}, ${f.plot![1]}, ${where(f).title[1]}`,
      ]
    );
  },
  (f) =>
    f.type === 'detached_house' && squareWahOf(f.asset) > 90
      ? [
          `บ้านสวนกว้าง ${f.plot![0]} ${f.rooms![0]} ${f.place[0]}`,
          `House with a wide garden, ${f.plot![1]}, ${f.place[1]}`,
        ]
      : null,
  (f) =>
    f.asset.building_floors === 1 && f.type !== 'pool_villa'
      ? [
          `บ้านชั้นเดียว ${f.rooms![0]} ${f.place[0]} ${f.plot![0]}`,
          `Bungalow in ${f.place[1]}, ${f.asset.bedrooms} bedrooms, ${f.plot![1]}`,
        ]
      : null,
  (f) =>
    f.asset.building_condition === 'renovated'
      ? [`${homeOf(f)[0]} รีโนเวทแล้วทั้งหลัง ${f.place[0]}`, `Renovated throughout: ${homeOf(f)[1]} in ${f.place[1]}`]
      : null,
  (f) =>
    f.asset.building_condition === 'needs_renovation'
      ? [
          `${f.typeName[0]}รอรีโนเวท ${f.plot![0]} ${f.place[0]}`,
          `${capital(f.typeName[1])} to make your own, ${f.plot![1]}, ${f.place[1]}`,
        ]
      : null,
  (f) =>
    f.asset.building_condition === 'new'
      ? [`${f.typeName[0]}ใหม่ ${f.rooms![0]} ${where(f).title[0]}`, `New ${homeOf(f)[1]} at ${where(f).title[1]}`]
      : null,
  (f) =>
    f.asset.seller_role === 'bank'
      ? [
          `ทรัพย์ธนาคาร ${homeOf(f)[0]} ${f.plot![0]} ${f.place[0]}`,
          `Bank-owned ${homeOf(f)[1]} in ${f.place[1]}, ${f.plot![1]}`,
        ]
      : null,
  (f) =>
    f.asset.listing_type === 'down_payment'
      ? [
          `ขายดาวน์ ${f.typeName[0]} ${where(f).title[0]} ${f.plot![0]}`,
          `Down-payment sale: ${f.typeName[1]} at ${where(f).title[1]}`,
        ]
      : null,
  (f) =>
    f.asset.urgency === 'quick_sale'
      ? [`ขายด่วน ${homeOf(f)[0]} ${where(f).title[0]}`, `Quick sale: ${homeOf(f)[1]}, ${where(f).title[1]}`]
      : null,
  (f) =>
    f.asset.pets === 'yes'
      ? [`${homeOf(f)[0]} เลี้ยงสัตว์ได้ ${f.place[0]}`, `Pets welcome: ${homeOf(f)[1]} in ${f.place[1]}`]
      : null,
  (f) =>
    hasFeature(f, 'solar')
      ? [`${homeOf(f)[0]} ติดโซลาร์แล้ว ${f.place[0]}`, `${capital(homeOf(f)[1])} with solar roof, ${f.place[1]}`]
      : null,
  (f) =>
    hasFacility(f, 'clubhouse') && f.project
      ? [`${f.rooms![0]} ใกล้คลับเฮาส์ ${f.project[0]}`, `${capital(homeOf(f)[1])} by the clubhouse, ${f.project[1]}`]
      : null,
  (f) =>
    hasView(f, 'sea')
      ? [
          `${f.typeName[0]}เห็นทะเล ${f.rooms![0]} ${f.place[0]}`,
          `${capital(homeOf(f)[1])} with a view of the sea, ${f.place[1]}`,
        ]
      : null,
  (f) =>
    hasView(f, 'mountain')
      ? [
          `${f.typeName[0]}วิวเขา ${f.rooms![0]} ${f.place[0]} ${f.plot![0]}`,
          `${capital(homeOf(f)[1])} under the hills of ${f.place[1]}`,
        ]
      : null,
  (f) =>
    f.type === 'pool_villa'
      ? [
          `พูลวิลล่า ${f.rooms![0]} สระส่วนตัว ${f.place[0]} ${f.plot![0]}`,
          `${capital(f.rooms![1])} villa, own pool, ${f.plot![1]}, ${f.place[1]}`,
        ]
      : null,
  (f) =>
    f.type === 'home_office'
      ? [
          `โฮมออฟฟิศ ${f.asset.building_floors} ชั้น จอดรถ ${f.asset.parking_spaces ?? 2} คัน ${f.place[0]}`,
          `${capital(inWords(f.asset.building_floors!))}-storey home office in ${f.place[1]}, ${f.size![1]}`,
        ]
      : null,
  (f) =>
    (f.asset.parking_spaces ?? 0) > 2
      ? [
          `${homeOf(f)[0]} จอดรถ ${f.asset.parking_spaces} คัน ${f.place[0]}`,
          `${capital(homeOf(f)[1])}, ${f.asset.parking_spaces} cars, ${f.place[1]}`,
        ]
      : null,
];
