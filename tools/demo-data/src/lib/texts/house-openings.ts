import { squareWahOf } from '../market/deed.ts';
import type { Phrase } from './phrase.ts';
import { capital, homeOf, isLet, isOnlyLet, isSold, isSettled, isUnderWay, where, withArticle } from './say-of.ts';
import { inWords } from './words.ts';

/** How descriptions of houses begin. */
export const houseOpenings: readonly Phrase[] = [
  (f) => [
    `${f.typeName[0]} ${f.asset.building_floors} ชั้น เนื้อที่ ${f.plot![0]} พื้นที่ใช้สอย ${f.size![0]} ${where(f).text[0]}`,
    `${capital(withArticle(`${inWords(f.asset.building_floors!)}-storey ${f.typeName[1]}`))} on ${f.plot![1]} with ${f.size![1]} of floor, ${where(f).text[1]}.`,
  ],
  (f) =>
    isSold(f) && f.asset.seller_role === 'owner' && !isUnderWay(f)
      ? [
          'บ้านหลังนี้ครอบครัวเราอยู่เองมาตลอด ซ่อมบำรุงทุกปี ลูกโตแยกบ้านไปแล้วจึงอยากส่งต่อให้คนที่จะรักบ้านเหมือนเรา',
          'Our family has always lived here and looked after it year by year. The children have moved out, and we would like someone else to love it.',
        ]
      : null,
  (f) =>
    isOnlyLet(f)
      ? [
          `ให้เช่า${homeOf(f)[0]} ${where(f).text[0]} บ้านทำความสะอาดแล้ว พร้อมเข้าอยู่`,
          `${capital(homeOf(f)[1])} to let ${where(f).text[1]}, cleaned and ready.`,
        ]
      : null,
  (f) =>
    isLet(f)
      ? [
          'รับครอบครัวหรือบริษัทเช่าให้พนักงาน อยู่ยาวคุยค่าเช่าได้',
          'Families and company lets are welcome; for a long stay the rent can be discussed.',
        ]
      : null,
  (f) =>
    f.asset.building_condition === 'new'
      ? [
          'บ้านใหม่ ยังไม่เคยเข้าอยู่ ตรวจรับกับวิศวกรก่อนโอนได้ทุกจุด',
          'A new house that nobody has lived in; bring your own engineer before the transfer.',
        ]
      : null,
  (f) =>
    f.asset.building_condition === 'renovated'
      ? [
          'รีโนเวทเสร็จแล้วทั้งหลัง หลังคา ระบบไฟ ระบบน้ำ พื้น และห้องน้ำใหม่หมด',
          'Renovated from the roof down: wiring, pipes, floors and bathrooms are all new.',
        ]
      : null,
  (f) =>
    f.asset.building_condition === 'needs_renovation'
      ? [
          'โครงสร้างแข็งแรง แต่งานตกแต่งเก่าตามอายุ ตั้งราคาเผื่อค่ารีโนเวทไว้แล้ว',
          'The structure is sound and the finishes are old; the price allows for the work.',
        ]
      : null,
  (f) =>
    f.asset.seller_role === 'bank'
      ? [
          'ทรัพย์ธนาคาร ขายตามสภาพปัจจุบัน มีกุญแจให้เข้าดูบ้านได้ตามนัด',
          'Bank-owned, sold as it stands; keys are at hand for a viewing.',
        ]
      : null,
  (f) =>
    f.asset.seller_role === 'developer' && !isUnderWay(f)
      ? [
          'บ้านสร้างเสร็จพร้อมโอน ราคารวมม่านปรับแสงและแอร์ตามแบบมาตรฐานโครงการ',
          'Finished and ready for transfer; blinds and air-conditioning of the standard package are in the price.',
        ]
      : null,
  (f) =>
    isUnderWay(f)
      ? [
          'อยู่ระหว่างก่อสร้าง เสาและโครงสร้างเสร็จแล้ว เข้าดูความคืบหน้าหน้างานได้',
          'Under construction, with the frame complete; you may come and see how it goes.',
        ]
      : null,
  (f) =>
    f.type === 'townhouse'
      ? [
          'ทาวน์โฮมหน้าบ้านไม่ชนใคร จอดรถในบ้านได้ ไม่ต้องแย่งที่หน้าซอย',
          'A townhouse with nothing built opposite and the car kept inside, so there is no struggle for a place in the lane.',
        ]
      : null,
  (f) =>
    f.type === 'semi_detached'
      ? [
          'บ้านแฝดที่อยู่แล้วเหมือนบ้านเดี่ยว ผนังติดกันเฉพาะห้องเก็บของ',
          'A semi-detached house that lives like a detached one: only the store rooms touch.',
        ]
      : null,
  (f) =>
    f.type === 'pool_villa'
      ? [
          'พูลวิลล่าเป็นส่วนตัว ห้องนั่งเล่นเปิดออกสู่สระได้ทั้งแนว นั่งเล่นได้ทั้งวัน',
          'A private villa whose sitting room opens along its whole length to the pool.',
        ]
      : null,
  (f) =>
    f.type === 'pool_villa' && isSold(f)
      ? [
          'อยู่เองก็ดี ปล่อยเช่ารายเดือนช่วงที่ไม่อยู่ก็มีคนดูแลให้',
          'Good to live in, and someone can let it by the month while you are away.',
        ]
      : null,
  (f) =>
    f.type === 'home_office'
      ? [
          'ชั้นล่างทำออฟฟิศหรือโชว์รูม ชั้นบนพักอาศัย ทางเข้าแยกกันได้',
          'An office or a showroom below, a home above, and the two can have separate doors.',
        ]
      : null,
  (f) =>
    squareWahOf(f.asset) > 90 && f.type === 'detached_house'
      ? [
          'บ้านหลังใหญ่ รอบบ้านเหลือที่ปลูกต้นไม้และให้เด็กวิ่งเล่นได้เต็มที่',
          'A large house with room left around it for trees and for children to run.',
        ]
      : null,
  (f) =>
    isSettled(f)
      ? [
          `${homeOf(f)[0]} ${f.area[0]} ถนนในซอยสวนกันสบาย เพื่อนบ้านดี อยู่กันมานาน`,
          `${capital(withArticle(homeOf(f)[1]))} in ${f.area[1]}; the lane is wide enough for two cars, and the neighbours are long settled.`,
        ]
      : null,
];
