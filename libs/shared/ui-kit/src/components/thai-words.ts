/**
 * Property terms and names, in their common spellings, that browsers break in the middle: their Thai dictionaries segment
 * คอน|โด, ทา|วน์|เฮา|ส์, ห้อง|นอน and สิ|ริกิ|ติ์. They know คอนโดมิเนียม, and ทาวน์|โฮม breaks between two words.
 */
const words = [
  'คอนโด(?!มิเนียม)',
  '(?:ทาวน์|เพน[ตท]์|คลับ|เกสต์)?เฮ้?าส์',
  'อพาร์[ตท]เม้?น[ตท]์',
  'ดูเพล็กซ์',
  'สตูดิโอ',
  'รีสอร์ต',
  'โฮสเทล',
  'รีโนเว[ตท]',
  'บิ(?:ล|ว|้ว)(?:[ตท]์)?อิน',
  'มินิมอล',
  'โซลาร์',
  'ซาวน่า',
  'โคเวิร์กกิงสเปซ',
  'ซูเปอร์มาร์เก็ต',
  'บีทีเอส',
  'เอ็มอาร์ที',
  'ที่จอดรถ',
  'พาร์[คก]',
  '(?:เงิน|ขาย|ผ่อน)ดาวน์',
  'อาคาร',
  // Names
  'สิริกิติ์',
  'สิรินธร',
  'ลุมพินี',
  'แบริ่ง',
  'แพรกษา',
  'รัช(?:ดา(?:ภิเษก)?|โยธิน)',
  'ปุณณวิถี',
  'เทอดไท',
  'นวมินทร์',
  'นิมมานเหมินท์',
  'ราชมังคลากีฬาสถาน',
  'เทอร์มินอล',
  'พารากอน',
  'จอมเทียน',
  'บางแสน',
  'แหลมฉบัง',
  'แคราย',
  'ศรีนครินทร์',
  'อภิวัฒน์',
];
const amount = '\\b\\d[\\d.,]* ?';
/** Units that stay on one line with the number before them. */
const units =
  'ตร\\.[มว]\\.|ตารางเมตร|ตารางวา|กม\\.|ล้าน|แสน|หมื่น|บาท|นาที|ชั่วโมง|ไร่|งาน|วา|ชั้น|ขั้น|คัน|ปี|เดือน|วัน|เมตร|หลัง|แปลง|คูหา|ตัน|ข้อ|ครั้ง';
/** What a heading also counts. In prose, the number before such a word too often belongs to something else. */
const things = `${units}|ห้อง|นอน|น้ำ|ที่จอด|คน|ภาพ|รูป|ทำเล|สถานี|แบบ|วิธี|เรื่อง|จุด|แห่ง|ราย|เท่า|อย่าง`;

/** A word, or a number with its unit, that no line may end in. */
export const wholeWord = [...words, `(?:${amount})?ห้อง(?:นอน|น้ำ)`, `${amount}(?:${units})`].join('|');

/** Words that belong to what follows: BTS ทองหล่อ, ที่ 110 ตร.ว. */
const leading = /^(?:BTS|MRT|ARL|SRT|ใกล้|ที่|ขนาด|ราคา|ซอย|ถนน|ชั้น|เดอะ|ณ|และ)$/;
const number = /^[\d๐-๙][\d๐-๙.,/–-]*%?$/;
const countedThing = new RegExp(`^(?:${things})`);
const isNumber = (token: string | undefined) => token !== undefined && number.test(token) && !token.endsWith(',');

/** Marks above and below a letter, which add nothing to its width. */
const marks = /[ัิ-ฺ็-๎]/g;
/** Letters that fit on a line of the largest heading at 320 pixels. */
const widest = 17;
const fits = (text: string) => text.replaceAll(marks, '').length <= widest;

export interface Phrase {
  readonly text: string;
  /** Short enough to stay on one line. */
  readonly isWhole: boolean;
}

/**
 * The parts between which a heading may break: what stands between two spaces, with the number that it counts (4 ไร่เศษ)
 * or that belongs to its name (ซอย 8). Browser dictionaries do not know place names.
 */
export const phrasesOf = (text: string): Phrase[] => {
  const tokens = text.split(/\s+/).filter(Boolean);
  const phrases: string[][] = [];
  tokens.forEach((token, index) => {
    const phrase = phrases.at(-1);
    const last = phrase?.at(-1);
    const belongs =
      last !== undefined &&
      ((leading.test(last) && !isNumber(phrase?.at(-2))) ||
        token === 'ๆ' ||
        (isNumber(last) && countedThing.test(token)) ||
        (number.test(token) && !number.test(last) && !(isNumber(token) && countedThing.test(tokens[index + 1] ?? ''))));
    if (phrase && belongs && fits([...phrase, token].join(' '))) phrase.push(token);
    else if (phrase && belongs && isNumber(last) && phrase.length > 1) phrases.push([phrase.pop()!, token]);
    else phrases.push([token]);
  });
  return phrases.map((parts) => parts.join(' ')).map((part) => ({ text: part, isWhole: fits(part) }));
};
