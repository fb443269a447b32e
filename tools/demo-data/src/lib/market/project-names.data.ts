import type { Names } from './neighbourhoods/neighbourhood.ts';

/*
 * Invented names in the style of Thai developers; no existing project is known to use them. The neighbourhood or road
 * follows: ลูเมนา สุขุมวิท 49.
 */

// prettier-ignore
export const condoRoots: readonly Names[] = [
  ['ลูเมนา', 'Lumena'], ['โอเลีย', 'Olea'], ['ธาราวัน', 'Tharawan'], ['เดอะ ฟินิส', 'The Finnis'], ['อารันย่า', 'Aranya'],
  ['เวลเนีย', 'Welnia'], ['มิราดา', 'Mirada'], ['คาวาลี', 'Kavalee'], ['เซเรโน', 'Sereno'], ['เดอะ เรวา', 'The Reva'],
  ['อินทิรา', 'Intira'], ['พริมม่า', 'Primma'], ['โนวาเร่', 'Novare'], ['เดอะ โอเรียน', 'The Orian'], ['ลาวาริน', 'Lavarin'],
  ['ชีวาลัย', 'Chivalai'], ['อัลทิเร', 'Altire'], ['เดอะ ซิลวาน', 'The Sylvan'], ['มารีนอฟ', 'Marinov'], ['เอเวอร์ริน', 'Everin'],
  ['เดอะ ทาลัน', 'The Talan'], ['วีรันดา เพลส', 'Veeranda Place'], ['โซลานา', 'Solana'], ['กานดาริน', 'Kandarin'], ['เดอะ มอนเต้', 'The Montay'],
  ['เอลวานา', 'Elvana'], ['ไอริส วัน', 'Iris One'], ['เดอะ ปาริณ', 'The Parin'], ['วิสต้าริน', 'Vistarin'], ['เฮเว่นลี่', 'Havenly'],
  ['เดอะ คารา', 'The Cara'], ['ลินดารา', 'Lindara'], ['ออร่า สกาย', 'Aura Sky'], ['มณีรัตนา', 'Maneerattana'], ['เดอะ วิณา', 'The Wina'],
  ['อาร์โทเปีย', 'Artopia'], ['ซาเวียร์', 'Savier'], ['นารีตา', 'Narita'], ['เดอะ เมย์ฟิล', 'The Mayfil'], ['คีตา', 'Keeta'],
];

// prettier-ignore
export const estateRoots: readonly Names[] = [
  ['บ้านรินรดา', 'Baan Rinrada'], ['เรือนรวี', 'Ruen Rawee'], ['พิมพ์ภูมิ', 'Phim Phum'], ['อรุณาลัย', 'Arunalai'], ['ชมดาริน', 'Chom Darin'],
  ['ศศิรมย์', 'Sasirom'], ['กานต์ธารา', 'Kan Thara'], ['บ้านปลายฟ้า', 'Baan Plai Fa'], ['ร่มพฤกษา', 'Rom Pruksa'], ['ลลิลธารา', 'Lalin Thara'],
  ['เดอะ แมกโนลี', 'The Magnolee'], ['บ้านสายลม', 'Baan Sai Lom'], ['มนต์พิมาน', 'Mon Phiman'], ['วนาริน', 'Wanarin'], ['เดอะ พาโนร่า วิลล์', 'The Panora Ville'],
  ['ภัทรารมย์', 'Phattrarom'], ['บ้านอิงดาว', 'Baan Ing Dao'], ['ธนาวิลล์', 'Thana Ville'], ['กรีนนารา', 'Greennara'], ['ปรีดารมณ์', 'Preedarom'],
  ['เดอะ เลควูด', 'The Lakewood'], ['บ้านทอฝัน', 'Baan Tho Fan'], ['อิ่มสุข วิลเลจ', 'Imsuk Village'], ['เพียงตะวัน', 'Phiang Tawan'], ['ศิริภูมิ', 'Siriphum'],
  ['บ้านลำธาร', 'Baan Lamthan'], ['ณ รดา', 'Na Rada'], ['เดอะ ไพน์ส ซิตี้', 'The Pines City'], ['มธุรส', 'Mathurot'], ['ร่มเย็น พาร์ค', 'Romyen Park'],
  ['เวียงวาริน', 'Wiang Warin'], ['บ้านใจดี', 'Baan Chai Di'], ['ดารากร', 'Darakon'], ['เดอะ เมเปิล', 'The Maple'], ['สวนสราญ', 'Suan Saran'],
];

// prettier-ignore
export const villaRoots: readonly Names[] = [
  ['วิลล่า มาราล', 'Villa Maral'], ['เดอะ ไทด์', 'The Tides'], ['อันยา พูลวิลล่า', 'Anya Pool Villas'], ['บ้านทะเลริน', 'Baan Talay Rin'], ['คาซ่า ลูน่า', 'Casa Luna'],
  ['โอเชียน่า', 'Oceana'], ['เดอะ ปาล์มส์', 'The Palms'], ['สราญ วิลล่า', 'Saran Villas'], ['บาลี โซล', 'Bali Sol'], ['ภูผา วิลล่า', 'Phupha Villas'],
  ['เดอะ โคโค่', 'The Coco'], ['อลิซา วิลล่า', 'Alisa Villas'], ['มันตรา ฮิลล์', 'Mantra Hill'], ['ลากูนา เวล', 'Lagoona Vale'],
];

// prettier-ignore
export const apartmentRoots: readonly Names[] = [
  ['บ้านสุขใจ แมนชั่น', 'Baan Sukchai Mansion'], ['พีเค เพลส', 'PK Place'], ['สิริรัตน์ เรสซิเดนซ์', 'Sirirat Residence'], ['ทวีทรัพย์ แมนชั่น', 'Thaweesap Mansion'],
  ['เดอะ โคซี่ อพาร์ตเมนต์', 'The Cozy Apartment'], ['ร่มไทร เพลส', 'Romsai Place'], ['วรรณา คอร์ต', 'Wanna Court'], ['มีสุข เรสซิเดนซ์', 'Meesuk Residence'],
  ['บ้านคุณย่า', 'Baan Khun Ya'], ['ลิฟเวลล์ เพลส', 'Livewell Place'], ['อุ่นใจ แมนชั่น', 'Unchai Mansion'], ['เดอะ การ์เด้น คอร์ต', 'The Garden Court'],
];

// prettier-ignore
export const officeRoots: readonly Names[] = [
  ['อาคารวรบูรณ์', 'Worabun Building'], ['เดอะ เวิร์คเฮาส์', 'The Workhaus'], ['อาคารธนสิริ', 'Thanasiri Tower'], ['ออฟฟิศ เลน', 'Office Lane'],
  ['อาคารไพบูลย์กิจ', 'Paiboonkit Building'], ['เมอริเดียน ทาวเวอร์', 'Meridien Tower'], ['อาคารสหวัฒน์', 'Sahawat Tower'], ['พี สแควร์', 'P Square'],
];
