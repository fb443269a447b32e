import '../../generated/styles/whole-word.css';
/**
 * Property terms, in their common spellings, that browsers break in the middle: their Thai dictionaries segment คอน|โด,
 * ทา|วน์|เฮา|ส์ and ห้อง|นอน. They know คอนโดมิเนียม, and ทาวน์|โฮม breaks between two words.
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
/** Units that stay on one line with the number before them. */
const counted = 'ตร\\.[มว]\\.|กม\\.|ล้าน|บาท|นาที|ไร่|งาน|ชั้น|คัน|ปี';
const whole = [...words, `(?:${amount})?ห้อง(?:นอน|น้ำ)`, `${amount}(?:${counted})`].join('|');

/**
 * A `phrase` is the text between two spaces, short enough for a line of the largest type at 320 pixels. It includes the
 * number that it counts (4 ไร่เศษ) or that belongs to its name (ซอย 8). Browser dictionaries do not know place names.
 */
const thing = `${counted}|ห้อง|นอน|น้ำ|หลัง|แปลง|คูหา|ที่จอด|เมตร|วัน|เดือน|คน|ข้อ|ภาพ|รูป`;
const phrase = `(?<!\\S)(?:${number} (?=${thing}))?[\\u0e01-\\u0e4e]{2,18}(?: ${number}(?! (?:${thing})))?(?!\\S)`;

const inText = new RegExp(`(${whole})`);
const inHeading = new RegExp(`(${phrase}|${whole})`);
const inHtml = new RegExp(`<[^>]*>|${whole}`, 'g');
const className = 'y-whole-word';

const withoutBreaksInside = (text: string, parts: RegExp) =>
  text.split(parts).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={className}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Prevents line breaks inside these words and between a number and its unit, in text of members or editors. */
export const WholeWords = ({ children }: { children: string }) => withoutBreaksInside(children, inText);

/** Prevents line breaks inside the short phrases of a heading, so that its lines end at spaces. */
export const WholePhrases = ({ children }: { children: string }) => withoutBreaksInside(children, inHeading);

/** The same for sanitised HTML, whose attributes contain no `>`. */
export const withWholeWords = (html: string): string =>
  html.replaceAll(inHtml, (found) => (found.startsWith('<') ? found : `<span class="${className}">${found}</span>`));
