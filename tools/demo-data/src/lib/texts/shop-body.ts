import type { Phrase } from './phrase.ts';
import { capital, isOnlyLet, isSold, isTakeover, where } from './say-of.ts';
import { capitalised } from './words.ts';

/** How descriptions of shophouses, offices and shops begin. */
export const shopOpenings: readonly Phrase[] = [
  (f) => [
    `${f.typeName[0]} ${f.size![0]} ${where(f).text[0]} หน้าร้านเห็นชัดจากถนน`,
    `${capital(f.typeName[1])} of ${f.size![1]} ${where(f).text[1]}, easily seen from the street.`,
  ],
  (f) =>
    f.type === 'commercial_building'
      ? [
          `อาคาร ${f.asset.building_floors} ชั้น ชั้นล่างเปิดร้าน ชั้นบนพักอาศัยหรือเก็บสต็อก`,
          `${capitalised(f.asset.building_floors!)} storeys: a shop below, living or stock above.`,
        ]
      : null,
  (f) =>
    f.type === 'office'
      ? [
          'พื้นที่ทำงานโล่ง จัดโต๊ะได้อิสระ แสงเข้าสองด้าน ลูกค้ามาหาง่าย',
          'Open floor, light from two sides, desks wherever you want them, and easy to find for clients.',
        ]
      : null,
  (f) =>
    f.type === 'office'
      ? [
          'ย้ายทีมเข้ามาทำงานได้เลย อินเทอร์เน็ตและระบบไฟพร้อม มีที่จอดรถสำหรับลูกค้า',
          'Your team can move in at once: power and internet are in place, and clients can park.',
        ]
      : null,
  (f) =>
    f.type === 'retail'
      ? [
          'คนเดินผ่านตั้งแต่เช้าถึงสามทุ่ม เหมาะกับร้านเครื่องดื่ม ร้านอาหาร คลินิก หรือร้านมือถือ',
          'People pass from morning until nine at night; right for drinks, food, a clinic or a phone shop.',
        ]
      : null,
  (f) =>
    isTakeover(f) && f.type !== 'business'
      ? [
          'เซ้งพร้อมของตกแต่งทั้งหมด เจ้าของตึกยินดีทำสัญญากับผู้เช่าใหม่',
          'The lease is handed over with all the fittings, and the landlord will sign with the new tenant.',
        ]
      : null,
  (f) =>
    isOnlyLet(f)
      ? [
          'ให้เช่าโดยตรง เจ้าของตึกใจดี ตกแต่งได้ แจ้งแบบก่อนเท่านั้น',
          'Let directly; you may fit it out as you like if you show the plans first.',
        ]
      : null,
  (f) =>
    isSold(f) && f.asset.seller_role !== 'bank'
      ? ['ขายพร้อมผู้เช่าปัจจุบันหรือขายแบบตึกเปล่าก็ได้ แล้วแต่ผู้ซื้อ', 'Sold with the present tenant or empty, as the buyer prefers.']
      : null,
  (f) =>
    f.asset.seller_role === 'bank'
      ? ['ทรัพย์ธนาคาร ขายตามสภาพ เข้าดูได้ตามนัด', 'Bank-owned, sold as seen, with viewings by appointment.']
      : null,
];

export const shopInsides: readonly Phrase[] = [
  (f) =>
    f.asset.parking_spaces
      ? [
          `มีที่จอดรถ ${f.asset.parking_spaces} คัน ลูกค้าจอดหน้าร้านได้ช่วงเย็น`,
          `There is parking for ${f.asset.parking_spaces}, and in the evening customers can stop in front.`,
        ]
      : null,
  (f) =>
    f.asset.furnishing === 'fully_furnished'
      ? ['มีโต๊ะ เก้าอี้ ตู้ และแอร์ให้ครบ', 'Desks, chairs, cabinets and air-conditioning stay.']
      : null,
  (f) =>
    f.asset.furnishing === 'unfurnished'
      ? ['ส่งมอบเป็นพื้นที่โล่ง ผนังและพื้นพร้อมตกแต่ง', 'Handed over bare, with walls and floor ready to fit out.']
      : null,
  (f) =>
    f.asset.frontage_m
      ? [
          `หน้ากว้าง ${f.asset.frontage_m} เมตร ติดป้ายได้เต็มหน้า`,
          `The front is ${f.asset.frontage_m} m wide and takes a full sign.`,
        ]
      : null,
  (f) =>
    f.type === 'commercial_building'
      ? ['มีประตูม้วนไฟฟ้า หลังตึกมีทางขนของ', 'There is an electric shutter, and goods come in at the back.']
      : null,
  (f) =>
    f.asset.building_condition === 'renovated'
      ? ['เพิ่งปรับปรุงใหม่ ฝ้า พื้น และไฟเปลี่ยนหมด', 'It has just been refurbished: ceilings, floors and lights.']
      : null,
  (f) =>
    f.type === 'office'
      ? ['ห้องประชุมกั้นกระจกไว้แล้วหนึ่งห้อง มีมุมกาแฟ', 'One meeting room is already glazed off, and there is a coffee corner.']
      : null,
  () => [
    'ไฟสามเฟสขอเพิ่มได้ น้ำและไฟจ่ายตามมิเตอร์ ไม่บวกเพิ่ม',
    'Three-phase power can be had; water and electricity are paid by the meter with nothing added.',
  ],
  () => ['เปิดร้านได้ทุกวัน ไม่จำกัดเวลา', 'You may open on any day and at any hour.'],
];
