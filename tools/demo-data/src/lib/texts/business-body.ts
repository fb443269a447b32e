import type { Phrase } from './phrase.ts';
import { capital } from './say-of.ts';

export const businessOpenings: readonly Phrase[] = [
  (f) =>
    f.trade && [
      `${f.trade.name[0]} ${f.size![0]} ${f.area[0]} เปิดมาแล้วหลายปี ระบบลงตัวแล้ว ส่งต่อให้คนที่พร้อมทำ`,
      `${capital(f.trade.name[1])} of ${f.size![1]} in ${f.area[1]} to be taken over; it has run for years and runs smoothly.`,
    ],
  (f) =>
    f.trade && [
      `เจ้าของต้องย้ายไปดูแลครอบครัวต่างจังหวัด จึงอยากส่งต่อ${f.trade.name[0]}ให้คนที่ทำต่อจริง`,
      `The owner has to go home to the family and hopes the ${f.trade.name[1]} will be carried on.`,
    ],
  (f) =>
    f.trade && [
      `${f.trade.name[0]}ทำเลดี ${f.road[0]} เข้ามาเปิดขายต่อได้ตั้งแต่วันแรก`,
      `A well-placed ${f.trade.name[1]} on ${f.road[1]} that you can open from the first day.`,
    ],
];

export const businessInsides: readonly Phrase[] = [
  (f) => f.trade && [`ได้${f.trade.equipment[0]}`, `With it come ${f.trade.equipment[1]}.`],
  (f) => f.trade && f.trade.custom,
  () => [
    'สอนงานและแนะนำผู้จัดส่งวัตถุดิบให้หนึ่งเดือน',
    'The owner stays for a month to teach you and to introduce the suppliers.',
  ],
  () => ['เจ้าของตึกรับทราบแล้วและยินดีทำสัญญาใหม่กับผู้รับช่วง', 'The landlord knows and will sign a new contract with you.'],
  () => ['ดูยอดขายย้อนหลังหกเดือนได้ที่ร้าน', 'Six months of takings can be seen at the shop.'],
];
