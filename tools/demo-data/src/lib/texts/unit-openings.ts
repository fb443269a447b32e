import type { Phrase } from './phrase.ts';
import {
  capital,
  hasFeature,
  hasView,
  homeOf,
  isLet,
  isOnlyLet,
  isSold,
  isSettled,
  isUnderWay,
  where,
  withArticle,
} from './say-of.ts';
import { counted } from './words.ts';

/** How descriptions of condominiums and apartments begin. */
export const unitOpenings: readonly Phrase[] = [
  (f) => [
    `${homeOf(f)[0]} ${f.size![0]} ${f.floor![0]} ${where(f).text[0]} วางผังดี ไม่มีมุมอับ`,
    `${capital(withArticle(homeOf(f)[1]))} of ${f.size![1]} ${f.floor![1]} ${where(f).text[1]}, with a plan that wastes no corner.`,
  ],
  (f) =>
    isOnlyLet(f)
      ? [
          `ปล่อยเช่า${homeOf(f)[0]} ${where(f).text[0]} ${f.floor![0]} ห้องพร้อม หิ้วกระเป๋าเข้าอยู่ได้`,
          `${capital(homeOf(f)[1])} to let ${where(f).text[1]}, ${f.floor![1]}: bring a suitcase and move in.`,
        ]
      : null,
  (f) =>
    isSold(f) && f.asset.seller_role === 'owner' && !isUnderWay(f)
      ? [
          `เจ้าของอยู่เองมาตั้งแต่ต้น ดูแลอย่างดี ตอนนี้ย้ายที่ทำงานจึงขายต่อ`,
          `I have lived here myself from the start and looked after it; a new job is the only reason it is for sale.`,
        ]
      : null,
  (f) =>
    isLet(f) && f.asset.seller_role === 'owner'
      ? [
          `ห้องของเจ้าของเอง ปล่อยเช่าโดยตรง คุยกันง่าย มีอะไรเสียซ่อมให้ภายในสองวัน`,
          `Let by its owner: easy to talk to, and what breaks is mended within two days.`,
        ]
      : null,
  (f) =>
    f.asset.bedrooms === 0
      ? [
          `สตูดิโอ ${f.size![0]} แยกครัวกับที่นอนชัดเจน อยู่คนเดียวสบาย อยู่สองคนก็ไม่อึดอัด`,
          `A studio of ${f.size![1]} with the kitchen set well apart from the bed; right for one, and not cramped for two.`,
        ]
      : null,
  (f) =>
    (f.asset.bedrooms ?? 0) >= 2
      ? [
          `${f.rooms![0]} ${f.asset.bathrooms} ห้องน้ำ ขนาด ${f.size![0]} อยู่เป็นครอบครัวได้จริง`,
          `${capital(counted(f.asset.bedrooms!, 'bedroom'))} and ${counted(f.asset.bathrooms!, 'bathroom')} in ${f.size![1]}: a flat a family can really live in.`,
        ]
      : null,
  (f) =>
    isUnderWay(f) && f.project
      ? [
          `${f.project[0]} กำลังก่อสร้าง ห้องนี้จองไว้ตั้งแต่รอบแรก ได้ตำแหน่งที่คนเลือกก่อน`,
          `${f.project[1]} is under construction; this unit was booked in the first round, when the good positions were still free.`,
        ]
      : null,
  (f) =>
    (f.asset.floor_no ?? 0) > 18
      ? [
          `${f.floor![0]} สูงพ้นตึกรอบข้าง ได้ทั้งลม แสง และความเงียบ`,
          `${capital(f.floor![1])}, above the neighbouring roofs: breeze, light and quiet.`,
        ]
      : null,
  (f) =>
    hasView(f, 'river')
      ? [
          'ตื่นมาเห็นแม่น้ำจากเตียง เย็น ๆ นั่งดูเรือจากระเบียงได้',
          'You wake to the river and watch the boats from the balcony in the evening.',
        ]
      : null,
  (f) =>
    hasView(f, 'sea')
      ? [
          'เห็นทะเลจากห้องนั่งเล่นและระเบียง ลมพัดทั้งวัน แทบไม่ต้องเปิดแอร์',
          'The sea is in sight from the sitting room and the balcony, and with the breeze the air-conditioning mostly stays off.',
        ]
      : null,
  (f) =>
    f.asset.building_condition === 'renovated'
      ? [
          'รีโนเวทใหม่ทั้งห้อง เดินระบบไฟและประปาใหม่ ปูพื้นใหม่ ทาสีใหม่',
          'Renovated throughout: new wiring, new pipes, new floors, fresh paint.',
        ]
      : null,
  (f) =>
    f.asset.building_condition === 'needs_renovation'
      ? [
          'สภาพเดิมตามอายุ ขายราคานี้เพราะให้ผู้ซื้อไปตกแต่งเองตามชอบ',
          'In its original state; the price leaves room to do it up as you like.',
        ]
      : null,
  (f) =>
    f.asset.seller_role === 'bank'
      ? [
          'ทรัพย์สินรอการขายของธนาคาร ขายตามสภาพ ดูห้องจริงได้ก่อนยื่นข้อเสนอ',
          'Bank-owned and sold as seen; the unit can be inspected before an offer is made.',
        ]
      : null,
  (f) =>
    f.asset.seller_role === 'developer'
      ? [
          'ห้องใหม่จากโครงการ พร้อมตรวจรับพร้อมช่างของเรา รับประกันงานตามสัญญา',
          'New from the developer, handed over together with our technicians and under warranty.',
        ]
      : null,
  (f) =>
    hasFeature(f, 'corner_unit')
      ? [
          'เป็นห้องมุม หน้าต่างสองด้าน ลมผ่าน ผนังติดเพื่อนบ้านแค่ด้านเดียว',
          'A corner unit: windows on two sides, a breeze right through, and only one wall shared.',
        ]
      : null,
  (f) =>
    f.station
      ? [
          `เหมาะกับคนที่เดินทางด้วยรถไฟฟ้า ห้องนี้ใกล้ ${f.station.name[0]} แต่เข้าซอยแล้วเงียบ`,
          `For people who travel by train: close to ${f.station.name[1]}, yet quiet once you are inside.`,
        ]
      : null,
  (f) =>
    isSettled(f)
      ? [
          'ห้องสวย แสงดี เพื่อนบ้านอยู่จริงไม่ใช่ปล่อยรายวัน นิติบุคคลดูแลเข้มงวด',
          'A light, well-kept room among people who live here; no daily lets, and a strict building office.',
        ]
      : null,
  (f) =>
    f.asset.orientation === 's' || f.asset.orientation === 'se'
      ? [
          'ห้องรับลมใต้ เปิดประตูระเบียงแล้วลมวิ่งทั้งห้อง',
          'It takes the south wind: open the balcony and the air moves through every room.',
        ]
      : null,
  (f) =>
    f.asset.orientation === 'e' || f.asset.orientation === 'ne'
      ? [
          'แดดเช้าเข้าพอดีตื่น บ่ายห้องเย็น ตากผ้าแห้งก่อนเที่ยง',
          'Morning sun wakes you, the afternoon is cool, and the washing is dry by noon.',
        ]
      : null,
  (f) =>
    f.asset.orientation === 'w' || f.asset.orientation === 'sw' || f.asset.orientation === 'nw'
      ? ['เห็นพระอาทิตย์ตกจากระเบียง ติดฟิล์มกันร้อนไว้แล้ว', 'The balcony sees the sunset, and the glass has heat film already.']
      : null,
  (f) =>
    f.asset.usable_area_sqm! > 34 && f.asset.bedrooms === 1
      ? [
          `1 ห้องนอนขนาด ${f.size![0]} ใหญ่กว่าห้องทั่วไปในย่านนี้ มีที่วางโต๊ะทำงาน`,
          `One bedroom in ${f.size![1]}, larger than most around here, with room for a desk.`,
        ]
      : null,
  (f) =>
    f.asset.usable_area_sqm! <= 30 && isSold(f)
      ? [
          'ขนาดกะทัดรัด ค่าส่วนกลางไม่แพง เหมาะซื้อไว้ใกล้ที่ทำงานหรือปล่อยเช่า',
          'Compact and cheap to run: a place near work, or one to let.',
        ]
      : null,
  (f) =>
    f.age !== null && f.age >= 12 && isSettled(f)
      ? [
          'คอนโดรุ่นที่ห้องยังใหญ่ เพดานสูง โครงสร้างแน่น อยู่แล้วรู้สึกต่างจากตึกใหม่',
          'From the years when rooms were still large and walls thick; one feels the difference.',
        ]
      : null,
  (f) =>
    f.age !== null && f.age >= 2 && f.age <= 6 && isSettled(f)
      ? [
          `อาคารอายุ ${f.age} ปี ส่วนกลางยังใหม่ ระบบทุกอย่างยังอยู่ในสภาพดี`,
          `The building is ${counted(f.age, 'year')} old, so its systems and shared rooms are still fresh.`,
        ]
      : null,
  (f) =>
    isLet(f) && f.asset.furnishing === 'fully_furnished'
      ? [
          'เจ้าของเพิ่งเปลี่ยนที่นอนและผ้าม่านใหม่ก่อนปล่อยเช่า',
          'The mattress and the curtains have just been replaced for the new tenant.',
        ]
      : null,
  (f) =>
    isLet(f) && f.station
      ? [
          `ทำงานแถวรถไฟฟ้าสายนี้เดินทางง่าย ขึ้นที่ ${f.station.name[0]} ได้เลย`,
          `If you work along this train line, ${f.station.name[1]} is where you get on.`,
        ]
      : null,
  (f) =>
    f.asset.floor_no! > 8 && f.asset.floor_no! <= 18
      ? [
          `${f.floor![0]} กำลังดี ไม่สูงจนรอลิฟต์นาน ไม่ต่ำจนได้ยินเสียงรถ`,
          `${capital(f.floor![1])}: not so high that one waits for the lift, nor so low that one hears the street.`,
        ]
      : null,
  (f) =>
    f.asset.floor_no! <= 4
      ? ['ชั้นล่าง เดินขึ้นลงบันไดได้ ไม่ต้องรอลิฟต์ เหมาะกับผู้สูงอายุ', 'Low enough to take the stairs, which suits older people.']
      : null,
  (f) => [
    `ใครหา${homeOf(f)[0]}แถว${f.place[0]}ที่สภาพดีและราคาไม่เกินจริง อยากให้มาดูห้องนี้ก่อน`,
    `If you are looking for ${withArticle(homeOf(f)[1])} in ${f.area[1]} that is in good order and fairly priced, see this one first.`,
  ],
];
