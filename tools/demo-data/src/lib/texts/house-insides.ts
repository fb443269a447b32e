import type { Phrase } from './phrase.ts';
import { facing, hasFacility, hasFeature, hasView, isFurnished, isSettled } from './say-of.ts';
import { capitalised, counted } from './words.ts';

/** Rooms, condition and garden. */
export const houseInsides: readonly Phrase[] = [
  (f) =>
    f.asset.bathrooms
      ? [
          `จัดเป็น ${f.rooms![0]} ${f.asset.bathrooms} ห้องน้ำ${f.asset.parking_spaces ? ` จอดรถ ${f.asset.parking_spaces} คัน` : ''}`,
          `It has ${counted(f.asset.bedrooms!, 'bedroom')}, ${counted(f.asset.bathrooms, 'bathroom')}${f.asset.parking_spaces ? ` and room for ${counted(f.asset.parking_spaces, 'car')}` : ''}.`,
        ]
      : null,
  (f) =>
    f.asset.bedrooms! > 2 && f.asset.building_floors! > 1
      ? ['มีห้องนอนชั้นล่างสำหรับผู้สูงอายุ ไม่ต้องขึ้นบันได', 'One bedroom is downstairs, for those who would rather not climb.']
      : null,
  (f) =>
    isFurnished(f)
      ? ['เฟอร์นิเจอร์ครบทั้งหลัง ทั้งของลอยตัวและบิลต์อิน', 'Furnished throughout, with built-in and loose pieces alike.']
      : null,
  (f) =>
    f.asset.furnishing === 'unfurnished'
      ? ['บ้านเปล่า ตกแต่งตามใจได้ตั้งแต่ต้น', 'Empty, so you can furnish it your way from the start.']
      : null,
  (f) =>
    f.asset.furnishing === 'partly_furnished'
      ? ['ทิ้งครัว ตู้เสื้อผ้า และแอร์ไว้ให้', 'The kitchen, the wardrobes and the air-conditioners stay.']
      : null,
  (f) =>
    hasFeature(f, 'private_garden') && isSettled(f)
      ? [
          'สวนรอบบ้านปลูกไม้ผลไว้แล้ว มีมะม่วง ชมพู่ และมุมผักสวนครัว',
          'The garden already bears: mango, rose apple and a corner of herbs.',
        ]
      : null,
  (f) =>
    hasFeature(f, 'private_garden')
      ? ['มีพื้นที่สวนข้างบ้าน ทำศาลาหรือสนามหญ้าเล็ก ๆ ได้', 'There is garden at the side for a sala or a small lawn.']
      : null,
  (f) =>
    f.asset.parking_spaces
      ? [
          'โรงรถมีหลังคา ล้างรถหน้าบ้านได้ ปลั๊กชาร์จรถไฟฟ้าเดินสายรอไว้แล้ว',
          'The carport is roofed, and the wiring for an EV charger is in place.',
        ]
      : null,
  (f) =>
    f.asset.building_floors! > 1
      ? ['ชั้นบนมีโถงนั่งเล่นสำหรับครอบครัวก่อนเข้าห้องนอน', 'Upstairs a family room lies before the bedrooms.']
      : null,
  (f) =>
    hasFeature(f, 'storage')
      ? ['ห้องเก็บของใหญ่พอสำหรับจักรยานและของใช้ตามเทศกาล', 'The store room takes bicycles and what comes out once a year.']
      : null,
  (f) =>
    f.asset.building_condition === 'ready' && f.asset.seller_role !== 'bank'
      ? [
          'ทาสีภายนอกใหม่เมื่อปีที่แล้ว หลังคาไม่รั่ว ประตูหน้าต่างปิดสนิท',
          'Painted outside last year; the roof is tight, and doors and windows close well.',
        ]
      : null,
  () => [
    'พื้นชั้นล่างเป็นกระเบื้องแผ่นใหญ่ ทำความสะอาดง่าย ชั้นบนเป็นไม้',
    'Large tiles below are easy to keep clean; upstairs the floors are wood.',
  ],
  (f) =>
    hasFeature(f, 'solar')
      ? [
          'ติดโซลาร์บนหลังคาแล้ว ค่าไฟกลางวันแทบเป็นศูนย์',
          'Solar panels are on the roof, and by day the electricity costs almost nothing.',
        ]
      : null,
  (f) =>
    hasFeature(f, 'water_tank')
      ? ['มีแท็งก์น้ำและปั๊ม น้ำแรงทุกชั้น', 'There are a water tank and a pump, and good pressure on every floor.']
      : null,
  (f) => (hasFeature(f, 'private_lift') ? ['มีลิฟต์ส่วนตัว ผู้สูงอายุขึ้นลงได้ทุกชั้น', 'A private lift reaches every floor.'] : null),
  (f) =>
    hasFeature(f, 'maid_room')
      ? ['มีห้องแม่บ้านพร้อมห้องน้ำในตัวด้านหลัง', 'At the back is a maid’s room with its own bathroom.']
      : null,
  (f) =>
    hasFeature(f, 'hood')
      ? ['ครัวไทยแยกออกหลังบ้าน กลิ่นไม่เข้าตัวบ้าน', 'The Thai kitchen is apart at the back, so the smells stay out.']
      : null,
  (f) => {
    const side = facing(f);
    return side && [`หน้าบ้านหัน${side[0]}`, `The front faces ${side[1]}.`];
  },
  (f) =>
    hasView(f, 'mountain')
      ? ['หน้าหนาวตื่นมาเห็นหมอกบนเขาจากระเบียงห้องนอน', 'In the cool season the mist on the hills is seen from the bedroom.']
      : null,
  (f) =>
    hasView(f, 'sea') ? ['จากชั้นบนเห็นทะเล ลมเข้าทั้งวัน', 'The upper floor sees the sea and has its breeze all day.'] : null,
  (f) =>
    f.asset.frontage_m ? [`หน้ากว้าง ${f.asset.frontage_m} เมตร`, `The plot is ${f.asset.frontage_m} m wide.`] : null,
  (f) =>
    f.age !== null && f.age > 8 && f.asset.building_condition === 'ready'
      ? [
          `บ้านอายุ ${f.age} ปี ไม่เคยน้ำท่วม ไม่มีปลวก มีสัญญากำจัดปลวกต่อเนื่อง`,
          `${capitalised(f.age)} years old, never flooded, and under a termite contract all along.`,
        ]
      : null,
  () => [
    'เพดานสูง ลมผ่านหน้าหลัง กลางวันอยู่ชั้นล่างได้โดยไม่เปิดแอร์',
    'High ceilings and air from front to back: by day the ground floor needs no air-conditioning.',
  ],
];

/** Shared facilities of an estate. */
export const houseFacilities: readonly Phrase[] = [
  (f) =>
    hasFacility(f, 'clubhouse')
      ? ['คลับเฮาส์อยู่ไม่ไกล เดินไปว่ายน้ำตอนเย็นได้', 'The clubhouse is a short walk for an evening swim.']
      : null,
  (f) =>
    hasFacility(f, 'playground') && isSettled(f)
      ? [
          'มีสนามเด็กเล่นและสวน เด็กในหมู่บ้านรู้จักกันหมด',
          'There are a playground and a garden, and the children of the estate all know each other.',
        ]
      : null,
  (f) =>
    hasFacility(f, 'security_24h')
      ? ['ทางเข้าออกทางเดียว รปภ. แลกบัตรตลอด 24 ชั่วโมง', 'One gate, and guards who check every visitor, day and night.']
      : null,
  (f) =>
    hasFacility(f, 'jogging_track')
      ? ['รอบทะเลสาบของโครงการวิ่งได้ ไม่มีรถผ่าน', 'One can run around the estate’s pond without meeting a car.']
      : null,
  (f) =>
    f.asset.common_fee_month
      ? [
          'นิติบุคคลเก็บค่าส่วนกลางตรงเวลา ถนนและไฟในโครงการจึงดูแลดี',
          'The office collects its fee on time, and the lanes and lights show it.',
        ]
      : null,
];
