import type { MemberRow } from './member-row.ts';

/** Developers and a bank, all invented. */
export const firms: readonly MemberRow[] = [
  {
    name: ['เรือนรวี', 'ดีเวลลอปเมนต์'],
    role: 'developer',
    region: 'bangkok',
    portrait: 0,
    bio: [
      'สร้างบ้านเดี่ยวและทาวน์โฮมรอบกรุงเทพฯ มาตั้งแต่ปี 2542 ทุกหลังมีวิศวกรของเราตรวจพร้อมลูกบ้านก่อนโอน และรับประกันโครงสร้าง 5 ปี',
      'Builders of houses and townhomes around Bangkok since 1999. Our engineers check every house together with its buyer before transfer, and structures carry a five-year warranty.',
    ],
    line: '@ruenrawee.yoodee',
    facebook: 'yoodee.ruenrawee',
  },
  {
    name: ['ลูเมนา', 'เรียลตี้'],
    role: 'developer',
    region: 'bangkok',
    portrait: 2,
    bio: [
      'คอนโดแนวรถไฟฟ้าที่คิดจากชีวิตจริงของคนเมือง ห้องตัวอย่างเปิดทุกวัน ไม่ต้องนัดล่วงหน้า',
      'Condominiums along the train lines, planned around how people in the city really live. Show units are open every day, no appointment needed.',
    ],
    line: '@lumena.yoodee',
  },
  {
    name: ['ธาราวัน', 'แลนด์'],
    role: 'developer',
    region: 'bangkok',
    portrait: 3,
    bio: [
      'โครงการขนาดเล็กไม่เกิน 60 ยูนิต ริมน้ำและติดสวน ดูแลนิติบุคคลเองทุกโครงการ',
      'Small developments of no more than sixty homes, by the water or beside a park. We manage every one of them ourselves.',
    ],
    facebook: 'yoodee.tharawan',
  },
  {
    name: ['เพียงตะวัน', 'เอสเตท'],
    role: 'developer',
    region: 'east',
    portrait: 5,
    bio: [
      'บ้านและทาวน์โฮมสำหรับคนทำงานในชลบุรีและระยอง ใกล้นิคม เดินทางเช้าไม่ติด ผ่อนเท่าค่าเช่า',
      'Homes for people who work in Chonburi and Rayong: close to the estates, an easy drive in the morning, instalments about what rent would be.',
    ],
    line: '@phiangtawan.yoodee',
  },
  {
    name: ['Andaman Tides', 'Development'],
    role: 'developer',
    region: 'south',
    portrait: 7,
    isForeign: true,
    bio: [
      'พูลวิลล่าและคอนโดตากอากาศฝั่งอันดามัน ออกแบบโดยสถาปนิกไทย มีทีมดูแลบ้านและปล่อยเช่าให้เจ้าของที่ไม่ได้อยู่ประจำ',
      'Pool villas and holiday condominiums on the Andaman coast, drawn by Thai architects, with a team that looks after and lets your home while you are away.',
    ],
    line: '@andamantides.yoodee',
    facebook: 'yoodee.andamantides',
  },
  {
    name: ['ล้านนา โฮมส์', 'พร็อพเพอร์ตี้'],
    role: 'developer',
    region: 'north',
    portrait: 1,
    bio: [
      'บ้านสไตล์ล้านนาร่วมสมัยในเชียงใหม่และเชียงราย ใช้ช่างท้องถิ่นและไม้เก่าจากเรือนที่รื้อถอนถูกต้อง',
      'Contemporary Lanna houses in Chiang Mai and Chiang Rai, built by local craftsmen with reclaimed timber.',
    ],
  },
  {
    name: ['อีสานสุข', 'เคหะ'],
    role: 'developer',
    region: 'northeast',
    portrait: 6,
    bio: [
      'บ้านชั้นเดียวและบ้านแฝดในขอนแก่น โคราช และอุดรธานี กู้ร่วมได้ มีเจ้าหน้าที่ช่วยเรื่องสินเชื่อจนโอนเสร็จ',
      'Bungalows and semi-detached houses in Khon Kaen, Korat and Udon Thani, with someone at your side from the loan to the transfer.',
    ],
    line: '@isansuk.yoodee',
  },
  {
    name: ['ธนาคารเรือนทรัพย์', 'ทรัพย์สินรอขาย'],
    role: 'bank',
    portrait: 4,
    bio: [
      'ทรัพย์สินรอการขายของธนาคาร ขายตามสภาพ ดูทรัพย์ได้ก่อนยื่นซื้อ มีสินเชื่อดอกเบี้ยพิเศษสำหรับผู้ซื้อทรัพย์ธนาคาร',
      'Property owned by the bank, sold as seen. It can be visited before an offer is made, and buyers may apply for a loan at a special rate.',
    ],
    line: '@rueansap.yoodee',
  },
];
