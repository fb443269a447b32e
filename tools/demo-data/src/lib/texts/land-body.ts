import { squareWahOf } from '../market/deed.ts';
import type { Phrase } from './phrase.ts';
import { facing, isOnlyLet, isSold } from './say-of.ts';

const setting = (f: Parameters<Phrase>[0]) => f.site.neighbourhood.setting;

/** How descriptions of land begin. */
export const landOpenings: readonly Phrase[] = [
  (f) => [
    `ที่ดินเปล่า ${f.plot![0]} ${f.area[0]} จังหวัด${f.province[0]} รูปแปลงสวย ไม่มีสิ่งปลูกสร้าง`,
    `${f.plot![1]} of vacant land in ${f.area[1]}, ${f.province[1]}, in a good shape and with nothing standing on it.`,
  ],
  (f) =>
    isSold(f) && f.asset.seller_role === 'owner'
      ? [
          'ที่ดินมรดกของครอบครัว พี่น้องตกลงขายพร้อมกัน เอกสารเรียบร้อยทุกคน',
          'Family land; brothers and sisters have agreed to sell together, and everyone’s papers are in order.',
        ]
      : null,
  (f) =>
    isSold(f) && f.asset.seller_role === 'agent'
      ? [
          'เจ้าของฝากขายเพราะย้ายไปอยู่ต่างจังหวัด พร้อมพาดูแนวเขตทุกวัน',
          'The owner has moved away and left the sale to us; we walk the boundary with you on any day.',
        ]
      : null,
  (f) =>
    isOnlyLet(f)
      ? [
          'ให้เช่าระยะยาว ทำลานจอดรถ ร้านอาหาร หรือโกดังชั่วคราวได้ คุยสัญญา 3 ปีขึ้นไป',
          'For a long lease of three years or more: a car park, a restaurant or a temporary store.',
        ]
      : null,
  (f) =>
    squareWahOf(f.asset) < 150
      ? ['แปลงขนาดกำลังดีสำหรับปลูกบ้านหลังเดียว เหลือที่ทำสวนหน้าบ้าน', 'Just the size for one house with a garden in front.']
      : null,
  (f) =>
    squareWahOf(f.asset) >= 1_600
      ? [
          'แปลงใหญ่ผืนเดียว เหมาะทำโครงการจัดสรร เกษตร หรือถือยาว แบ่งขายเป็นส่วนได้ถ้าตกลงกัน',
          'One large piece for an estate, for farming or to keep; a part can be sold if we agree.',
        ]
      : null,
  (f) =>
    setting(f) === 'hills'
      ? [
          'ที่ดินลาดเอียงเล็กน้อย เห็นเขาซ้อนกันสามชั้น อากาศเย็นเกือบทั้งปี',
          'It slopes gently and looks at three lines of hills; the air is cool for most of the year.',
        ]
      : null,
  (f) =>
    setting(f) === 'beach'
      ? [
          'ขับรถถึงทะเลไม่กี่นาที รอบ ๆ เป็นบ้านพักตากอากาศ ยังเงียบอยู่',
          'The sea is minutes away by car; holiday homes stand around, and it is still quiet.',
        ]
      : null,
  (f) =>
    setting(f) === 'industrial'
      ? [
          'อยู่ในโซนโรงงาน รถเทรลเลอร์เข้าออกได้ ไฟสามเฟสถึงหน้าแปลง',
          'In the industrial belt, with access for trailers and three-phase power at the edge.',
        ]
      : null,
  (f) =>
    setting(f) === 'town' || setting(f) === 'suburb'
      ? [
          'รอบแปลงมีบ้านคนอยู่แล้ว น้ำประปาและไฟฟ้าถึง ไม่ต้องรอขยายเขต',
          'There are homes around it already, with mains water and power at hand.',
        ]
      : null,
];

export const landInsides: readonly Phrase[] = [
  (f) =>
    f.asset.frontage_m && f.asset.depth_m
      ? [
          `หน้ากว้างประมาณ ${f.asset.frontage_m} เมตร ลึกประมาณ ${f.asset.depth_m} เมตร`,
          `It is about ${f.asset.frontage_m} m wide and ${f.asset.depth_m} m deep.`,
        ]
      : null,
  (f) =>
    f.asset.frontage_m && !f.asset.depth_m
      ? [`หน้ากว้างประมาณ ${f.asset.frontage_m} เมตร`, `The frontage is about ${f.asset.frontage_m} m.`]
      : null,
  (f) =>
    f.asset.road_width_m && f.asset.road_access === 'public'
      ? [
          `ถนนหน้าแปลงกว้าง ${f.asset.road_width_m} เมตร เป็นทางสาธารณะ`,
          `The public road in front is ${f.asset.road_width_m} m wide.`,
        ]
      : null,
  (f) =>
    f.asset.road_access === 'easement'
      ? ['เข้าออกผ่านทางภาระจำยอมที่จดทะเบียนแล้ว', 'Access is by a registered easement.']
      : null,
  (f) =>
    f.asset.road_access === 'none'
      ? [
          'ขอบอกตรง ๆ ว่ายังไม่มีทางเข้า ต้องคุยขอทางกับแปลงข้างเคียง ราคาจึงต่ำกว่าตลาดมาก',
          'To be plain: there is no access yet, and a way has to be agreed with the neighbours, which is why the price is so low.',
        ]
      : null,
  (f) =>
    f.asset.title_deed_type === 'chanote'
      ? ['โฉนดครุฑแดง ชื่อเจ้าของตรง รังวัดแล้วเมื่อปีก่อน', 'It has a full chanote in the seller’s name, surveyed last year.']
      : null,
  (f) =>
    f.asset.title_deed_type === 'ns3_gor' || f.asset.title_deed_type === 'ns3'
      ? [
          'เอกสารเป็น น.ส.3 ขอออกโฉนดต่อได้ที่สำนักงานที่ดิน',
          'The paper is a Nor Sor 3, and an upgrade can be applied for at the Land Office.',
        ]
      : null,
  (f) =>
    ['sk1', 'pbt5', 'spk', 'ns2'].includes(f.asset.title_deed_type ?? '')
      ? [
          'เอกสารสิทธิ์เป็นประเภทที่มีข้อจำกัดในการโอน ผู้ซื้อควรสอบถามสำนักงานที่ดินก่อน',
          'The document restricts transfer; please ask the Land Office before you decide.',
        ]
      : null,
  (f) =>
    squareWahOf(f.asset) < 1_600 && setting(f) !== 'hills'
      ? ['ถมแล้วเสมอถนน หน้าฝนที่ผ่านมาน้ำไม่ท่วม', 'It is filled to the level of the road and stayed dry in the last rains.']
      : null,
  (f) =>
    squareWahOf(f.asset) >= 1_600
      ? ['มีบ่อน้ำและคลองสาธารณะด้านหลัง ใช้น้ำทำเกษตรได้ทั้งปี', 'A pond and a public canal at the back give water all year.']
      : null,
  (f) =>
    f.asset.city_plan_colour
      ? ['ตรวจผังเมืองแล้ว มีเอกสารจากสำนักงานโยธาให้ดู', 'The zoning has been checked, and the city’s paper can be seen.']
      : null,
  (f) => {
    const side = facing(f);
    return side && [`หน้าแปลงหัน${side[0]}`, `It faces ${side[1]}.`];
  },
];
