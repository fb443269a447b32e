import type { Phrase } from './phrase.ts';
import { capital, isOnlyLet, isSold } from './say-of.ts';

export const hallOpenings: readonly Phrase[] = [
  (f) => [
    `${f.typeName[0]}พื้นที่ ${f.size![0]} บนที่ดิน ${f.plot![0]} ${f.area[0]} รถใหญ่เข้าออกสะดวก`,
    `${capital(f.typeName[1])} of ${f.size![1]} on ${f.plot![1]} in ${f.area[1]}, with easy access for lorries.`,
  ],
  (f) =>
    isOnlyLet(f)
      ? [
          'พร้อมให้เข้าใช้ทันที ตรวจสภาพหลังคาและพื้นให้แล้วก่อนปล่อยเช่า',
          'Free at once; the roof and the floor have been checked for the new tenant.',
        ]
      : null,
  (f) =>
    isSold(f)
      ? [
          'เจ้าของย้ายกำลังผลิตไปรวมที่ใหม่ จึงขายทั้งที่ดินและอาคาร',
          'The owner has moved everything to one new site and sells the land with the buildings.',
        ]
      : null,
  (f) =>
    f.type === 'factory'
      ? [
          'โรงงานมีสำนักงานสองชั้นด้านหน้า แยกทางเข้าพนักงานกับรถส่งของ',
          'There is a two-storey office in front, and staff and goods have separate gates.',
        ]
      : null,
  (f) =>
    f.type === 'warehouse'
      ? [
          'โกดังหลังคาสูง โล่ง ไม่มีเสากลาง จัดชั้นวางได้เต็มพื้นที่',
          'A high, clear hall without columns, so the racks can use the whole floor.',
        ]
      : null,
];

export const hallInsides: readonly Phrase[] = [
  () => [
    'พื้นคอนกรีตขัดมันรับน้ำหนัก 3 ตันต่อตารางเมตร ความสูงใต้คาน 8 เมตร',
    'The polished concrete carries three tonnes to the square metre, and there are 8 m under the beams.',
  ],
  () => ['ไฟสามเฟส หม้อแปลงแยก ประตูม้วนสูง 5 เมตร', 'Three-phase power with its own transformer, and shutters 5 m high.'],
  (f) =>
    f.asset.road_width_m
      ? [
          `ถนนหน้ากว้าง ${f.asset.road_width_m} เมตร รถเทรลเลอร์กลับได้ในลาน`,
          `The road in front is ${f.asset.road_width_m} m wide, and trailers can turn in the yard.`,
        ]
      : null,
  (f) =>
    f.asset.city_plan_colour === 'purple'
      ? ['อยู่ในผังเมืองสีม่วง ขอใบอนุญาตโรงงานได้', 'It lies in the purple zone, where factory licences are granted.']
      : null,
  (f) =>
    f.type === 'factory'
      ? ['ระบบดับเพลิงและบ่อบำบัดน้ำเสียผ่านการตรวจแล้ว', 'Fire system and waste-water plant have passed inspection.']
      : null,
  () => [
    'มีสำนักงานปรับอากาศและห้องน้ำพนักงานแยกชายหญิง',
    'There are an air-conditioned office and separate washrooms for the staff.',
  ],
  () => ['พื้นที่ไม่เคยน้ำท่วม ถมสูงกว่าถนนราวครึ่งเมตร', 'It has never flooded and stands half a metre above the road.'],
];
