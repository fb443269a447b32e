import type { AssetFields } from '@yoodee/asset-rules/fields';
import type { PropertyType } from '@yoodee/asset-rules/options';
import { squareWahOf } from '../market/deed.ts';
import type { Names } from '../market/neighbourhoods/neighbourhood.ts';
import type { NearStation } from '../market/site.ts';

/** Property types as sellers write them in a sentence. */
export const typeNames: Readonly<Record<PropertyType, Names>> = {
  condo: ['คอนโด', 'condo'],
  detached_house: ['บ้านเดี่ยว', 'house'],
  semi_detached: ['บ้านแฝด', 'semi-detached house'],
  townhouse: ['ทาวน์โฮม', 'townhouse'],
  pool_villa: ['พูลวิลล่า', 'pool villa'],
  home_office: ['โฮมออฟฟิศ', 'home office'],
  apartment: ['อพาร์ตเมนต์', 'apartment'],
  land: ['ที่ดิน', 'land'],
  commercial_building: ['อาคารพาณิชย์', 'shophouse'],
  office: ['สำนักงาน', 'office'],
  retail: ['พื้นที่ค้าขาย', 'shop space'],
  warehouse: ['โกดัง', 'warehouse'],
  factory: ['โรงงาน', 'factory'],
  hotel: ['โรงแรม', 'hotel'],
  business: ['กิจการ', 'business'],
};

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** `three`; digits from eleven on. */
export const inWords = (count: number): string => numbers[count] ?? String(count);

/** `1 bathroom`, `two bathrooms` */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${inWords(count)} ${count === 1 ? one : many}`;

/** `12th` */
export const ordinal = (count: number): string => {
  const ending = count % 100 > 10 && count % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
};

export const floorNames = (floor: number): Names => [
  `ชั้น ${floor}`,
  floor === 1 ? 'on the ground floor' : `on the ${ordinal(floor)} floor`,
];

export const roomNames = (bedrooms: number): Names =>
  bedrooms === 0 ? ['สตูดิโอ', 'studio'] : [`${bedrooms} ห้องนอน`, `${inWords(bedrooms)}-bedroom`];

const numberFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** 1,250.5 in both languages. */
export const grouped = (value: number): string => numberFormat.format(value);

export const sizeNames = (area: number | null): Names | null =>
  area === null ? null : [`${grouped(area)} ตร.ม.`, `${grouped(area)} m²`];

type Deed = Pick<AssetFields, 'land_rai' | 'land_ngan' | 'land_sq_wah'>;

/** Small plots are given in square wah, larger ones as on the deed. */
export const plotNames = (deed: Deed): Names | null => {
  const total = squareWahOf(deed);
  if (total === 0) return null;
  if (total < 400) return [`${grouped(total)} ตร.ว.`, `${grouped(total)} sq wah`];
  const parts = [
    [deed.land_rai, 'ไร่', 'rai'],
    [deed.land_ngan, 'งาน', 'ngan'],
    [deed.land_sq_wah, 'ตร.ว.', 'sq wah'],
  ] as const;
  const present = parts.filter(([count]) => count);
  return [
    present.map(([count, th]) => `${grouped(count!)} ${th}`).join(' '),
    present.map(([count, , en]) => `${grouped(count!)} ${en}`).join(' '),
  ];
};

/** Names of highways and streets contain their kind; the rest are roads. */
export const roadNames = ([th, en]: Names): Names => [
  /^(?:ทางหลวง|ซูเปอร์ไฮเวย์)/.test(th) ? th : `ถนน${th}`,
  /(?:highway|bypass|street|road)/i.test(en) ? en : `${en} Road`,
];

const networks: readonly (readonly [prefix: string, th: string, en: string])[] = [
  ['bts', 'BTS ', 'BTS '],
  ['mrt', 'MRT ', 'MRT '],
  ['arl', 'แอร์พอร์ตลิงก์', 'Airport Link '],
  ['srt', 'รถไฟฟ้าสายสีแดง สถานี', 'Red Line '],
];

export const stationNames = ({ line_id, name_th, name_en }: NearStation): Names => {
  const [, th, en] = networks.find(([prefix]) => line_id.startsWith(prefix))!;
  return [`${th}${name_th}`, `${en}${name_en}`];
};

/** `Three` */
export const capitalised = (count: number): string => {
  const word = inWords(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
};
