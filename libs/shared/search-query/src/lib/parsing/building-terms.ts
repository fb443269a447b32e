import { codesOf, orientations } from '@yoodee/asset-rules/options';
import type { Meaning, Term } from './terms.ts';

/** "Built in 2017" and its like, with and without the word for a year. */
const builtIn = (thai: readonly string[], english: readonly string[]): string[] => [
  ...thai.flatMap((words) => [words, `${words}ปี`, `${words}ปี พ.ศ.`, `${words} พ.ศ.`, `${words}ปีพ.ศ.`]),
  ...english,
];

/** Words that accompany floors, cars and years of construction. */
export const buildingTerms: readonly (readonly [Term, readonly string[]])[] = [
  [
    { is: 'storey' },
    ['ชั้น', 'ชั้นที่', 'อยู่ชั้น', 'ห้องชั้น', 'floor', 'floors', 'fl', 'fl.', 'level', 'on floor', 'storey', 'storeys'],
  ],
  [
    { is: 'parking' },
    [
      ...['ที่จอดรถ', 'ที่จอด', 'จอดรถ', 'จอดรถได้', 'จอดได้', 'มีที่จอดรถ', 'มีที่จอด', 'จอด', 'ที่จอดรถยนต์', 'โรงรถ', 'โรงจอดรถ'],
      ...['parking', 'parking space', 'parking spaces', 'parking spot', 'parking spots', 'parking lot', 'parking lots'],
      ...[
        'parking for',
        'car park',
        'car parks',
        'car parking',
        'garage',
        'car garage',
        'carpark',
        'car parking spaces',
      ],
    ],
  ],
  [{ is: 'ordinalFloor' }, ['th', 'st', 'nd', 'rd'].flatMap((ending) => [`${ending} floor`, `${ending} fl`])],
  [{ is: 'cars' }, ['คัน', 'ช่องจอด', 'cars', 'car', 'vehicles']],
  [
    { is: 'built', side: null },
    builtIn(['สร้าง', 'สร้างเสร็จ', 'สร้างเมื่อ', 'ปีที่สร้าง', 'ปีสร้าง'], ['built', 'built in', 'year built', 'completed in']),
  ],
  [
    { is: 'built', side: 'min' },
    builtIn(
      ['สร้างหลัง', 'สร้างหลังจาก', 'สร้างตั้งแต่', 'สร้างเสร็จหลัง', 'สร้างเสร็จตั้งแต่'],
      ['built after', 'built since', 'built from', 'completed after', 'newer than'],
    ),
  ],
  [
    { is: 'built', side: 'max' },
    builtIn(['สร้างก่อน', 'สร้างไม่เกิน', 'สร้างเสร็จก่อน'], ['built before', 'completed before', 'older than']),
  ],
];

const facingWords = (code: keyof typeof orientations): string[] => {
  const { th, en } = orientations[code];
  const [joined, spaced] = [en.replace('-', ''), en.replace('-', ' ')];
  return [
    ...['ทิศ', 'หัน', 'หันทิศ', 'หันหน้า', 'หันหน้าทิศ', 'หันหน้าทาง', 'หันหน้าทางทิศ', 'หันไปทางทิศ', 'หันทางทิศ'].flatMap((words) => [
      `${words}${th}`,
      `ห้อง${words}${th}`,
      `หน้าบ้าน${words}${th}`,
    ]),
    ...[...new Set([joined, spaced])].flatMap((name) => [
      ...[`${name} facing`, `facing ${name}`, `faces ${name}`, `${name} orientation`, `${name} exposure`],
    ]),
  ];
};

/** Where a home looks: หันทิศใต้, north facing. */
export const facingTerms: readonly (readonly [Meaning, readonly string[]])[] = codesOf(orientations).map((code) => [
  { orientation: [code] },
  facingWords(code),
]);
