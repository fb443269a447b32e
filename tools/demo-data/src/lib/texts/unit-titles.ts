import type { Phrase } from './phrase.ts';
import {
  capital,
  facing,
  hasFeature,
  hasView,
  homeOf,
  isFurnished,
  isLet,
  isOnlyLet,
  isSold,
  isUnderWay,
  walkable,
  where,
  withArticle,
} from './say-of.ts';

/** Titles of condominiums and apartments. */
export const unitTitles: readonly Phrase[] = [
  (f) => {
    const station = walkable(f);
    return (
      station && [
        `${homeOf(f)[0]} ${f.size![0]} ใกล้ ${station.name[0]}`,
        `${capital(homeOf(f)[1])} of ${f.size![1]} near ${station.name[1]}`,
      ]
    );
  },
  (f) =>
    f.project && [
      `${f.project[0]} ${f.rooms![0]} ${f.size![0]} ${f.floor![0]}`,
      `${f.project[1]}, ${f.rooms![1]}, ${f.size![1]}, ${f.floor![1]}`,
    ],
  (f) => {
    const station = walkable(f);
    return (
      station && [
        `เดิน ${station.walk_minutes} นาทีถึง ${station.name[0]} ${homeOf(f)[0]} ${f.size![0]}`,
        `${station.walk_minutes} minutes’ walk to ${station.name[1]}: ${homeOf(f)[1]}, ${f.size![1]}`,
      ]
    );
  },
  (f) =>
    isOnlyLet(f) && f.project
      ? [
          `ให้เช่า ${f.project[0]} ${f.rooms![0]}${isFurnished(f) ? ' เฟอร์ครบ' : ''}`,
          `For rent at ${f.project[1]}: ${homeOf(f)[1]}${isFurnished(f) ? ', furnished' : ''}`,
        ]
      : null,
  (f) =>
    isSold(f) && !isUnderWay(f) && f.project
      ? [
          `ขาย ${f.project[0]} ${f.rooms![0]} ${f.size![0]}`,
          `${capital(homeOf(f)[1])} for sale at ${f.project[1]}, ${f.size![1]}`,
        ]
      : null,
  (f) =>
    hasView(f, 'river')
      ? [
          `${homeOf(f)[0]}วิวแม่น้ำ ${f.place[0]} ${f.floor![0]}`,
          `River-view ${homeOf(f)[1]} in ${f.place[1]}, ${f.floor![1]}`,
        ]
      : null,
  (f) =>
    hasView(f, 'sea')
      ? [
          `${homeOf(f)[0]}วิวทะเล ${f.place[0]} ${f.size![0]}`,
          `Sea-view ${homeOf(f)[1]} in ${f.place[1]}, ${f.size![1]}`,
        ]
      : null,
  (f) =>
    hasView(f, 'mountain')
      ? [
          `${homeOf(f)[0]}วิวภูเขา ${f.place[0]} ${f.floor![0]}`,
          `${capital(homeOf(f)[1])} with a hill view, ${f.place[1]}`,
        ]
      : null,
  (f) =>
    hasView(f, 'unblocked') && f.project
      ? [`${f.rooms![0]} ชั้นสูง ไม่บล็อกวิว ${f.project[0]}`, `High floor, open view: ${homeOf(f)[1]} at ${f.project[1]}`]
      : null,
  (f) =>
    hasView(f, 'pool') && f.project
      ? [
          `${f.rooms![0]}วิวสระ ${f.project[0]} ${f.floor![0]}`,
          `${capital(homeOf(f)[1])} over the pool, ${f.project[1]}`,
        ]
      : null,
  (f) =>
    hasFeature(f, 'corner_unit')
      ? [
          `ห้องมุม ${f.rooms![0]} ${where(f).title[0]} ${f.size![0]}`,
          `Corner ${homeOf(f)[1]} at ${where(f).title[1]}, ${f.size![1]}`,
        ]
      : null,
  (f) =>
    hasFeature(f, 'duplex')
      ? [
          `ห้องดูเพล็กซ์ ${f.rooms![0]} ${where(f).title[0]}`,
          `Duplex ${homeOf(f)[1]} at ${where(f).title[1]}, ${f.size![1]}`,
        ]
      : null,
  (f) =>
    f.asset.pets === 'yes'
      ? [
          `${f.typeName[0]}เลี้ยงสัตว์ได้ ${f.rooms![0]} ${f.place[0]}`,
          `Pets welcome: ${homeOf(f)[1]} in ${f.place[1]}, ${f.size![1]}`,
        ]
      : null,
  (f) =>
    f.asset.listing_type === 'down_payment' && f.asset.installments_left
      ? [
          `ขายดาวน์ ${where(f).title[0]} ${f.rooms![0]} เหลือ ${f.asset.installments_left} งวด`,
          `Down payment for sale, ${where(f).title[1]}, ${f.asset.installments_left} instalments left`,
        ]
      : null,
  (f) =>
    f.asset.listing_type === 'down_payment'
      ? [
          `ขายดาวน์ ${where(f).title[0]} ${f.rooms![0]} ${f.floor![0]}`,
          `Down-payment sale: ${homeOf(f)[1]} at ${where(f).title[1]}`,
        ]
      : null,
  (f) =>
    f.asset.seller_role === 'bank'
      ? [
          `ทรัพย์ธนาคาร ${homeOf(f)[0]} ${f.size![0]} ${where(f).title[0]}`,
          `Bank-owned ${homeOf(f)[1]}, ${f.size![1]}, ${where(f).title[1]}`,
        ]
      : null,
  (f) =>
    f.asset.building_condition === 'renovated'
      ? [
          `${homeOf(f)[0]} รีโนเวทใหม่ทั้งห้อง ${where(f).title[0]}`,
          `Freshly renovated ${homeOf(f)[1]}, ${where(f).title[1]}`,
        ]
      : null,
  (f) => {
    const side = facing(f);
    return side && f.project
      ? [
          `${f.project[0]} ${f.rooms![0]} ${side[0]} ${f.floor![0]}`,
          `${f.project[1]}: ${homeOf(f)[1]} facing ${side[1]}, ${f.size![1]}`,
        ]
      : null;
  },
  (f) =>
    f.soi
      ? [
          `${homeOf(f)[0]} ${f.soi[0]} ${f.size![0]}${isLet(f) ? ' พร้อมอยู่' : ''}`,
          `${capital(homeOf(f)[1])} on ${f.soi[1]}, ${f.size![1]}`,
        ]
      : null,
  (f) => [
    `${homeOf(f)[0]} ใกล้${f.landmark[0]} ${f.size![0]}`,
    `${capital(homeOf(f)[1])} near ${f.landmark[1]}, ${f.size![1]}`,
  ],
  (f) =>
    f.asset.urgency === 'quick_sale'
      ? [
          `ขายด่วน ${where(f).title[0]} ${f.rooms![0]} ${f.floor![0]}`,
          `Quick sale: ${homeOf(f)[1]} at ${where(f).title[1]}`,
        ]
      : null,
  (f) =>
    f.age !== null && f.age <= 1 && !isUnderWay(f)
      ? [
          `${homeOf(f)[0]}ใหม่ ไม่เคยเข้าอยู่ ${where(f).title[0]}`,
          `Never lived in: ${homeOf(f)[1]} at ${where(f).title[1]}`,
        ]
      : null,
  (f) =>
    (f.asset.usable_area_sqm ?? 0) > 110
      ? [
          `ห้องใหญ่ ${f.size![0]} ${f.rooms![0]} ${where(f).title[0]}`,
          `${f.size![1]} to spread out in: ${homeOf(f)[1]}, ${where(f).title[1]}`,
        ]
      : null,
  (f) =>
    f.type === 'apartment'
      ? [
          `ห้องเช่า${f.rooms![0]} ${where(f).title[0]} ${f.floor![0]}`,
          `${capital(withArticle(f.rooms![1] === 'studio' ? 'studio' : homeOf(f)[1]))} to let, ${where(f).title[1]}`,
        ]
      : null,
  (f) => [
    `${homeOf(f)[0]} ${f.place[0]} ${f.size![0]} ${f.floor![0]}`,
    `${capital(homeOf(f)[1])} in ${f.place[1]}, ${f.size![1]}, ${f.floor![1]}`,
  ],
];

/** Fallback when no other title has a valid length. */
export const plainTitle: Phrase = (f) => {
  const measure = f.size ?? f.plot ?? (['', ''] as const);
  return [
    `${homeOf(f)[0]} ${measure[0]} ${f.place[0]}`.trim(),
    `${capital(homeOf(f)[1])}, ${measure[1]}, ${f.place[1]}`,
  ];
};
