import type { Phrase } from './phrase.ts';
import { facing, hasFeature, hasView, isFurnished, isSettled } from './say-of.ts';
import { counted } from './words.ts';

/** Interior and condition. */
export const unitInsides: readonly Phrase[] = [
  (f) =>
    isFurnished(f)
      ? [
          'เฟอร์นิเจอร์บิลต์อินทั้งห้อง เครื่องใช้ไฟฟ้าครบ ใช้งานได้ทุกชิ้น',
          'Built-in furniture throughout and every appliance in working order.',
        ]
      : null,
  (f) =>
    isFurnished(f) && hasFeature(f, 'washer')
      ? [
          'มีตู้เย็น เครื่องซักผ้า ไมโครเวฟ และแอร์ทุกห้อง',
          'There are a fridge, a washing machine, a microwave and air-conditioning in every room.',
        ]
      : null,
  (f) =>
    f.asset.furnishing === 'partly_furnished'
      ? ['มีตู้เสื้อผ้าและชุดครัวแล้ว ที่เหลือจัดตามใจได้', 'Wardrobes and the kitchen are in; the rest is yours to choose.']
      : null,
  (f) =>
    f.asset.furnishing === 'fully_fitted'
      ? [
          'ห้องแบบฟูลลี่ฟิตเต็ด มีครัว แอร์ และสุขภัณฑ์ครบ รอแค่เฟอร์นิเจอร์ลอยตัว',
          'Fully fitted with kitchen, air-conditioning and bathroom; only the loose furniture is missing.',
        ]
      : null,
  (f) =>
    hasFeature(f, 'bathtub')
      ? ['ห้องน้ำใหญ่มีอ่างอาบน้ำ แยกส่วนเปียกส่วนแห้ง', 'The main bathroom has a bathtub, with the shower apart.']
      : null,
  (f) =>
    hasFeature(f, 'hood')
      ? [
          'ครัวปิดมีเครื่องดูดควัน ทำอาหารไทยได้ไม่เหม็นเข้าห้อง',
          'The kitchen closes and has an extractor, so Thai cooking stays out of the bedroom.',
        ]
      : null,
  (f) =>
    hasFeature(f, 'walk_in_closet')
      ? ['ห้องนอนใหญ่มีห้องแต่งตัวในตัว', 'The main bedroom has a dressing room of its own.']
      : null,
  () => ['ฝ้าสูง 2.6 เมตร ห้องดูโปร่งกว่าขนาดจริง', 'The ceilings are 2.6 m high, which makes it seem larger than it is.'],
  (f) =>
    f.asset.bedrooms !== 0
      ? [
          'ห้องนอนกั้นเป็นสัดส่วน วางเตียงหกฟุตแล้วยังเดินรอบได้',
          'The bedroom is properly closed off and leaves room around a six-foot bed.',
        ]
      : null,
  (f) =>
    hasFeature(f, 'internet') ? ['ติดอินเทอร์เน็ตไว้แล้ว ต่อสัญญาได้เลย', 'Internet is installed and can be carried on.'] : null,
  (f) =>
    hasFeature(f, 'kitchen') && f.asset.furnishing !== 'unfurnished'
      ? [
          'เคาน์เตอร์ครัวยาวพอเตรียมอาหารจริง มีที่วางไมโครเวฟและหม้อหุงข้าว',
          'The worktop is long enough to cook on, with places for the microwave and the rice cooker.',
        ]
      : null,
  (f) =>
    f.asset.parking_spaces
      ? [
          `ได้สิทธิ์จอดรถ ${f.asset.parking_spaces} คัน ไม่ต้องจอดซ้อน`,
          `Parking for ${counted(f.asset.parking_spaces, 'car')} comes with it, without double rows.`,
        ]
      : null,
  (f) => (hasFeature(f, 'digital_lock') ? ['เปลี่ยนประตูเป็นดิจิทัลล็อกแล้ว', 'The door has a digital lock.'] : null),
  (f) =>
    hasFeature(f, 'maid_room')
      ? ['มีห้องแม่บ้านและทางเข้าครัวแยก', 'There is a maid’s room with a separate way into the kitchen.']
      : null,
  (f) =>
    hasFeature(f, 'balcony')
      ? ['ระเบียงกว้างพอวางโต๊ะเล็กและตากผ้าได้พร้อมกัน', 'The balcony takes a small table and the washing at the same time.']
      : null,
  (f) => {
    const side = facing(f);
    return side && [`ระเบียงหัน${side[0]}`, `The balcony faces ${side[1]}.`];
  },
  (f) => {
    const side = f.asset.orientation;
    return side === 'n' || side === 'ne' || side === 'e'
      ? [
          'ช่วงบ่ายไม่โดนแดด ห้องเย็นกว่าฝั่งตะวันตกชัดเจน',
          'It gets no afternoon sun and stays clearly cooler than the western side.',
        ]
      : null;
  },
  (f) =>
    hasView(f, 'city')
      ? ['กลางคืนวิวไฟเมืองสวย ไม่มีตึกบังใกล้ ๆ', 'At night the city lights are the view, and no tower stands close in front.']
      : null,
  (f) =>
    hasView(f, 'garden')
      ? [
          'มองลงไปเป็นสวน เช้า ๆ ได้ยินเสียงนกมากกว่าเสียงรถ',
          'It looks down on the garden; in the morning there are more birds than cars.',
        ]
      : null,
  (f) =>
    hasView(f, 'pool')
      ? ['วิวสระว่ายน้ำ ลงไปว่ายหลังเลิกงานได้ในสองนาที', 'It looks over the pool, two minutes away after work.']
      : null,
  (f) =>
    f.asset.building_condition === 'ready'
      ? [
          'สภาพดี ผนังไม่ร้าว น้ำไม่รั่ว ล้างแอร์ให้ใหม่ก่อนส่งมอบ',
          'In good order: no cracks, no leaks, and the air-conditioners will be cleaned before handover.',
        ]
      : null,
  (f) =>
    isSettled(f)
      ? [
          'ผนังกันเสียงดี ประชุมออนไลน์จากห้องได้ไม่มีเสียงรบกวน',
          'The walls keep the noise out, so a video meeting at home is no trouble.',
        ]
      : [
          'เลือกโทนสีครัวและพื้นได้จากตัวอย่างของโครงการ',
          'The colours of kitchen and floor can be chosen from the show unit’s.',
        ],
];
