/**
 * Words of the trade, in the spellings people use, inside which browsers break lines: their dictionaries of Thai read
 * คอน|โด, ทา|วน์|เฮา|ส์ and ห้อง|นอน. They know คอนโดมิเนียม, and ทาวน์|โฮม breaks between two words.
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
];
const number = '\\d[\\d.,]*';
const amount = `\\b${number} ?`;
/** What stays with the number before it. */
const counted = 'ตร\\.[มว]\\.|กม\\.|ล้าน|บาท|นาที|ไร่|งาน|ชั้น|คัน|ปี';
const whole = [...words, `(?:${amount})?ห้อง(?:นอน|น้ำ)`, `${amount}(?:${counted})`].join('|');

/**
 * What stands between spaces, short enough for a line of the largest type at 320 pixels, with the number that it counts
 * (4 ไร่เศษ) or has in its name (ซอย 8). Browsers know no word in a place's name.
 */
const thing = `${counted}|ห้อง|นอน|น้ำ|หลัง|แปลง|คูหา|ที่จอด|เมตร|วัน|เดือน|คน|ข้อ|ภาพ|รูป`;
const phrase = `(?<!\\S)(?:${number} (?=${thing}))?[\\u0e01-\\u0e4e]{2,18}(?: ${number}(?! (?:${thing})))?(?!\\S)`;

const inText = new RegExp(`(${whole})`);
const inHeading = new RegExp(`(${phrase}|${whole})`);
const inHtml = new RegExp(`<[^>]*>|${whole}`, 'g');
const className = 'y-whole-word';

const keepWhole = (text: string, parts: RegExp) =>
  text.split(parts).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={className}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Text that members or editors wrote. No line of it ends inside one of these words, or between a number and what it counts. */
export const WholeWords = ({ children }: { children: string }) => keepWhole(children, inText);

/** A heading's text: its lines end where Thai has its spaces, as far as what stands between them is short. */
export const WholePhrases = ({ children }: { children: string }) => keepWhole(children, inHeading);

/** Whole words in sanitised HTML, whose attributes hold no `>`. */
export const withWholeWords = (html: string): string =>
  html.replaceAll(inHtml, (found) => (found.startsWith('<') ? found : `<span class="${className}">${found}</span>`));
