import type { Phrase } from './phrase.ts';
import { isOnlyLet, isSold, isTakeover } from './say-of.ts';

export const hotelOpenings: readonly Phrase[] = [
  (f) => [
    `โรงแรมขนาดเล็ก ${f.asset.bedrooms} ห้อง ${f.area[0]} พื้นที่ใช้สอย ${f.size![0]} บนที่ดิน ${f.plot![0]}`,
    `A small hotel of ${f.asset.bedrooms} rooms in ${f.area[1]}, ${f.size![1]} of floor on ${f.plot![1]}.`,
  ],
  (f) =>
    isSold(f)
      ? [
          'เจ้าของทำเองมาตั้งแต่เปิด อยากวางมือ ขายพร้อมอุปกรณ์และชื่อร้าน',
          'The owners have run it since it opened and wish to rest; the equipment and the name go with it.',
        ]
      : null,
  (f) =>
    isTakeover(f)
      ? [
          'เซ้งกิจการที่เปิดอยู่ มียอดจองล่วงหน้า พนักงานพร้อมทำต่อ',
          'A running house with bookings on the calendar and staff who would stay.',
        ]
      : null,
  (f) =>
    isOnlyLet(f)
      ? ['ให้เช่าทั้งอาคารพร้อมอุปกรณ์ เปิดรับแขกต่อได้ทันที', 'To let as a whole with its equipment, ready for the next guest.']
      : null,
  (f) =>
    f.asset.building_condition === 'renovated'
      ? [
          'ห้องพักปรับปรุงใหม่หมดเมื่อปีที่แล้ว ที่นอน แอร์ และห้องน้ำใหม่',
          'All rooms were redone last year: beds, air-conditioning and bathrooms.',
        ]
      : null,
];

export const hotelInsides: readonly Phrase[] = [
  () => [
    'ทุกห้องมีห้องน้ำในตัว แอร์ ทีวี ตู้เย็น และอินเทอร์เน็ต',
    'Every room has its own bathroom, air-conditioning, television, fridge and internet.',
  ],
  () => ['ใบอนุญาตโรงแรมและใบอนุญาตอาหารครบ ต่ออายุแล้ว', 'The hotel and food licences are complete and renewed.'],
  (f) =>
    f.asset.facilities?.includes('pool')
      ? ['มีสระว่ายน้ำและลานอาหารเช้าริมสระ', 'There is a pool, with breakfast served beside it.']
      : null,
  (f) =>
    f.asset.view_types?.includes('sea')
      ? ['ห้องชั้นบนเห็นทะเล เป็นห้องที่แขกจองก่อนเสมอ', 'The upper rooms see the sea and are always the first to be booked.']
      : null,
  (f) =>
    f.asset.view_types?.includes('mountain')
      ? [
          'ทุกห้องหันออกทางเขา หน้าหนาวเต็มเกือบทุกคืน',
          'Every room looks at the hills, and in the cool season nearly every night is full.',
        ]
      : null,
  () => ['บัญชีรายรับรายจ่ายสามปีย้อนหลังเปิดให้ผู้สนใจจริงดูได้', 'Three years of accounts are open to those who are serious.'],
  (f) =>
    f.asset.parking_spaces
      ? [`จอดรถได้ ${f.asset.parking_spaces} คัน`, `There is parking for ${f.asset.parking_spaces} cars.`]
      : null,
];
