import type { Facts } from './facts.ts';
import type { Phrase } from './phrase.ts';
import { capital, walkable } from './say-of.ts';
import { grouped } from './words.ts';

type Setting = Facts['site']['neighbourhood']['setting'];

/** Phrases that are true of all places with these settings. */
const around =
  (settings: readonly Setting[], th: string, en: string): Phrase =>
  ({ site }) =>
    settings.includes(site.neighbourhood.setting) ? [th, en] : null;

const inGreaterBangkok = ({ site }: Facts) => site.province.region === 'bangkok';

/** The way to the station; comes first where there is one. */
export const stationPhrases: readonly Phrase[] = [
  (f) => {
    const station = walkable(f);
    return (
      station && [
        `เดินถึง ${station.name[0]} ประมาณ ${station.walk_minutes} นาที (${grouped(station.metres)} เมตร)`,
        `${station.name[1]} is about ${station.walk_minutes} minutes away on foot (${grouped(station.metres)} m).`,
      ]
    );
  },
  (f) => {
    const station = walkable(f);
    return (
      station && [
        `${station.name[0]} อยู่ห่างแค่ ${grouped(station.metres)} เมตร ฝนตกก็ไม่ต้องกังวลเรื่องรถติด`,
        `${station.name[1]} is ${grouped(station.metres)} m away, so the traffic of a rainy evening is no concern.`,
      ]
    );
  },
  (f) =>
    f.station && !walkable(f)
      ? [
          `ห่าง ${f.station.name[0]} ราว ${(f.station.metres / 1_000).toFixed(1)} กม. นั่งวินมอเตอร์ไซค์ไม่ถึงสิบนาที`,
          `${f.station.name[1]} is some ${(f.station.metres / 1_000).toFixed(1)} km away, less than ten minutes by motorcycle taxi.`,
        ]
      : null,
];

/** Roads, shops and character of the place. */
export const placePhrases: readonly Phrase[] = [
  (f) =>
    f.soi
      ? [
          `ทางเข้าอยู่ใน${f.soi[0]} ออก${f.road[0]}ได้เลย`,
          `It stands on ${f.soi[1]}, which leads straight out to ${f.road[1]}.`,
        ]
      : null,
  (f) =>
    f.soi
      ? ['ซอยเข้าออกได้สองทาง ไม่ต้องวนกลับรถไกล', 'The lane has two ways out, so there is no long detour to turn.']
      : null,
  (f) =>
    f.soi
      ? null
      : [`อยู่ใกล้${f.road[0]} เดินทางต่อได้หลายเส้นทาง`, `It lies near ${f.road[1]}, from which several ways lead on.`],
  (f) =>
    f.soi
      ? null
      : ['ทางเข้าไม่ลึกจากถนนใหญ่ กลางคืนมีไฟสว่างตลอด', 'It is not far in from the main road, and the way is lit at night.'],
  (f) => [
    `ใกล้${f.landmark[0]}${f.otherLandmark ? ` และ${f.otherLandmark[0]}` : ''}`,
    `${capital(f.landmark[1])}${f.otherLandmark ? ` and ${f.otherLandmark[1]} are` : ' is'} near by.`,
  ],
  (f) =>
    f.otherLandmark
      ? [
          `นอกชั่วโมงเร่งด่วน ขับรถไป${f.otherLandmark[0]}ไม่ถึงสิบห้านาที`,
          `Outside the rush it is less than fifteen minutes to ${f.otherLandmark[1]}.`,
        ]
      : null,
  around(
    ['downtown'],
    'รอบ ๆ มีร้านอาหาร ซูเปอร์มาร์เก็ต และคาเฟ่ เดินถึงทั้งหมด',
    'Restaurants, a supermarket and cafés are all within a walk.',
  ),
  around(
    ['downtown'],
    'ย่านคนทำงาน กลางวันคึกคัก กลางคืนเงียบกว่าที่คิด',
    'A working quarter: lively by day, and quieter at night than one would think.',
  ),
  around(
    ['downtown', 'city'],
    'มีร้านข้าวแกงเจ้าเก่าหน้าปากซอย เปิดตั้งแต่หกโมงเช้า',
    'An old curry stall at the mouth of the lane opens at six.',
  ),
  around(
    ['city'],
    'ในซอยมีร้านข้าว ร้านซักผ้า และตลาดเย็น ใช้ชีวิตได้โดยไม่ต้องขับรถ',
    'Food stalls, a laundry and an evening market are in the lane; a car is not needed for daily life.',
  ),
  around(
    ['city'],
    'ของกินเยอะ ร้านกาแฟดี ๆ หลายร้าน ซื้อของสดได้ทั้งเช้าและเย็น',
    'There is much to eat, several good coffee shops, and fresh food to buy morning and evening.',
  ),
  (f) =>
    f.site.neighbourhood.setting === 'suburb' && inGreaterBangkok(f)
      ? [
          'ขึ้นทางด่วนได้ไม่ไกล โรงเรียนและตลาดอยู่ในระยะขับรถห้านาที',
          'The expressway is not far, and school and market are five minutes by car.',
        ]
      : null,
  (f) =>
    f.site.neighbourhood.setting === 'suburb' && !inGreaterBangkok(f)
      ? [
          'ออกถนนสายหลักได้ไม่กี่นาที เข้าเมืองไม่ต้องผ่านไฟแดงหลายแยก',
          'The main road is minutes away, and town is reached without many lights.',
        ]
      : null,
  around(
    ['suburb'],
    'ตอนเย็นคนในหมู่บ้านออกมาเดินและปั่นจักรยานกัน บรรยากาศสบาย',
    'In the evening the neighbours come out to walk and cycle; it is an easy-going place.',
  ),
  around(
    ['suburb', 'industrial'],
    'มีตลาดนัด ร้านวัสดุ และปั๊มน้ำมันครบในรัศมีไม่กี่กิโลเมตร',
    'Market, builders’ merchants and petrol stations are within a few kilometres.',
  ),
  around(
    ['industrial'],
    'เชื่อมถนนสายหลักไปท่าเรือและสนามบินได้โดยไม่ผ่านตัวเมือง',
    'Main roads lead to the port and the airport without passing through town.',
  ),
  around(
    ['industrial'],
    'รถรับส่งของโรงงานผ่านหน้าถนนทั้งเช้าและเย็น',
    'The factories’ buses pass on the road, morning and evening.',
  ),
  around(
    ['beach'],
    'ตอนเย็นออกไปเดินเล่นริมทะเลได้ มีร้านอาหารทะเลที่คนพื้นที่กินกันหลายร้าน',
    'In the evening one goes down to the sea, where the seafood places are those the locals use.',
  ),
  around(
    ['beach'],
    'หน้าร้อนคึกคัก หน้าฝนเงียบสบาย ร้านที่เปิดทั้งปีก็มีพอ',
    'Lively in the season, calm in the rains, and enough stays open all year.',
  ),
  around(
    ['beach'],
    'มีร้านเช่ามอเตอร์ไซค์ ซูเปอร์มาร์เก็ต และคลินิกอยู่ไม่ไกล',
    'Motorbike hire, a supermarket and a clinic are not far.',
  ),
  around(
    ['hills'],
    'อากาศดี เงียบ กลางคืนเห็นดาว แต่ร้านสะดวกซื้อยังขับรถถึงในสิบนาที',
    'Clean air, silence and stars at night, and still a shop within ten minutes by car.',
  ),
  around(
    ['hills'],
    'ตอนเช้ามีหมอก ตลาดในหมู่บ้านขายผักที่ปลูกแถวนี้เอง',
    'Mornings are misty, and the village market sells what is grown around it.',
  ),
  around(
    ['hills'],
    'ถนนลาดยางถึงหน้าทรัพย์ หน้าฝนรถเก๋งเข้าได้',
    'The road is paved all the way and fit for an ordinary car in the rains.',
  ),
  (f) =>
    f.site.neighbourhood.setting === 'town'
      ? [
          `อยู่ใน${f.area[0]} ตลาด โรงเรียน โรงพยาบาล และสถานีขนส่งอยู่ไม่ไกลกัน`,
          `In ${f.area[1]} the market, schools, hospital and bus station are all close together.`,
        ]
      : null,
  around(
    ['town'],
    'เมืองไม่ใหญ่ รถไม่ติด ไปไหนก็ไม่เกินสิบนาที',
    'The town is small and free of jams; nothing is more than ten minutes away.',
  ),
  around(
    ['town'],
    'เพื่อนบ้านส่วนใหญ่เป็นข้าราชการและคนค้าขาย อยู่กันมานาน',
    'Most of the neighbours work for the state or keep a shop, and have been here for long.',
  ),
  around(['town'], 'ตอนเย็นมีตลาดโต้รุ่งให้เลือกกินทุกวัน', 'A night market opens every evening.'),
];
