import { squareWahOf } from '../market/deed.ts';
import { titleDeedTypes } from '@yoodee/asset-rules/options';
import type { Phrase } from './phrase.ts';
import { isOnlyLet, isSold, walkable } from './say-of.ts';

const deedName = { chanote: ['โฉนด', 'chanote'], ns3_gor: ['น.ส.3 ก.', 'Nor Sor 3 Gor'] } as const;

/** Titles of land. */
export const landTitles: readonly Phrase[] = [
  (f) => [`ที่ดิน ${f.plot![0]} ${f.place[0]} ใกล้${f.landmark[0]}`, `${f.plot![1]} of land near ${f.landmark[1]}`],
  (f) =>
    isSold(f) && f.place[0] !== f.province[0]
      ? [
          `ขายที่ดิน ${f.plot![0]} ${f.place[0]} ${f.province[0]}`,
          `Land for sale: ${f.plot![1]} in ${f.place[1]}, ${f.province[1]}`,
        ]
      : null,
  (f) =>
    isSold(f)
      ? [`ขายที่ดิน ${f.plot![0]} ${f.road[0]} ${f.place[0]}`, `${f.plot![1]} for sale by ${f.road[1]}, ${f.place[1]}`]
      : null,
  (f) =>
    isOnlyLet(f) ? [`ให้เช่าที่ดิน ${f.plot![0]} ${f.place[0]}`, `Land to let in ${f.place[1]}, ${f.plot![1]}`] : null,
  (f) =>
    f.asset.frontage_m
      ? [
          `ที่ดินหน้ากว้าง ${f.asset.frontage_m} เมตร ${f.place[0]} ${f.plot![0]}`,
          `${f.plot![1]} with ${f.asset.frontage_m} m of frontage, ${f.place[1]}`,
        ]
      : null,
  (f) =>
    f.asset.road_access === 'public' && (f.asset.road_width_m ?? 0) >= 8
      ? [`ที่ดินติด${f.road[0]} ${f.plot![0]} ${f.place[0]}`, `${f.plot![1]} on ${f.road[1]}, ${f.place[1]}`]
      : null,
  (f) =>
    squareWahOf(f.asset) < 130
      ? [`ที่ดินเปล่าแปลงเล็ก ${f.plot![0]} เหมาะปลูกบ้าน ${f.place[0]}`, `A building plot of ${f.plot![1]} in ${f.place[1]}`]
      : null,
  (f) =>
    squareWahOf(f.asset) >= 1_600
      ? [`ที่ดินแปลงใหญ่ ${f.plot![0]} ${f.place[0]} แบ่งขายได้`, `${f.plot![1]} in one piece, ${f.place[1]}; can be divided`]
      : null,
  (f) =>
    f.asset.city_plan_colour === 'purple'
      ? [`ที่ดินผังสีม่วง ${f.plot![0]} ${f.place[0]} เหมาะโรงงาน`, `Industrial-zoned land, ${f.plot![1]}, ${f.place[1]}`]
      : null,
  (f) =>
    f.asset.city_plan_colour === 'red' || f.asset.city_plan_colour === 'brown'
      ? [`ที่ดินในเมือง ${f.plot![0]} ${f.place[0]} ทำธุรกิจได้`, `Town land for trade or flats, ${f.plot![1]}, ${f.place[1]}`]
      : null,
  (f) =>
    f.site.neighbourhood.setting === 'hills'
      ? [`ที่ดินวิวเขา ${f.place[0]} ${f.plot![0]}`, `Land with a view of the hills, ${f.place[1]}, ${f.plot![1]}`]
      : null,
  (f) =>
    f.site.neighbourhood.setting === 'beach'
      ? [`ที่ดินใกล้ทะเล ${f.place[0]} ${f.plot![0]}`, `Land near the sea, ${f.place[1]}, ${f.plot![1]}`]
      : null,
  (f) =>
    f.site.neighbourhood.setting === 'town' && squareWahOf(f.asset) > 400
      ? [
          `ที่สวน ${f.plot![0]} ใกล้${f.area[0]} น้ำไฟถึง`,
          `Garden land of ${f.plot![1]} by ${f.place[1]}, with water and power`,
        ]
      : null,
  (f) => {
    const station = walkable(f);
    return station && [`ที่ดิน ${f.plot![0]} ใกล้ ${station.name[0]}`, `${f.plot![1]} of land near ${station.name[1]}`];
  },
  (f) => (f.soi ? [`ที่ดินถมแล้ว ${f.soi[0]} ${f.plot![0]}`, `Filled plot on ${f.soi[1]}, ${f.plot![1]}`] : null),
  (f) => {
    const deed = f.asset.title_deed_type;
    if (deed !== 'chanote' && deed !== 'ns3_gor') return null;
    return [
      `ที่ดิน${deedName[deed][0]} ${f.plot![0]} ${f.place[0]}`,
      `${f.plot![1]} with ${deedName[deed][1]}, ${f.place[1]}`,
    ];
  },
  (f) =>
    f.asset.title_deed_type === 'sk1' || f.asset.title_deed_type === 'pbt5' || f.asset.title_deed_type === 'spk'
      ? [
          `ที่ดิน${titleDeedTypes[f.asset.title_deed_type].th} ${f.plot![0]} ${f.place[0]}`,
          `${f.plot![1]}, ${titleDeedTypes[f.asset.title_deed_type].en} document, ${f.place[1]}`,
        ]
      : null,
];
