/**
 * Loan words of the trade, in the spellings people use, inside which browsers break lines: their dictionaries of Thai
 * read คอน|โด and ทา|วน์|เฮา|ส์. They know คอนโดมิเนียม, and ทาวน์|โฮม breaks between two words.
 */
const loanWords = [
  'คอนโด(?!มิเนียม)',
  '(?:ทาวน์|เพน[ตท]์|คลับ|เกสต์)?เฮ้?าส์',
  'อพาร์[ตท]เม้?น[ตท]์',
  'ดูเพล็กซ์',
  'สตูดิโอ',
  'รีสอร์ต',
  'โฮสเทล',
  'รีโนเว[ตท]',
  'บิ(?:ล|ว|้ว)[ตท]์อิน',
  'มินิมอล',
  'โซลาร์',
  'ซูเปอร์มาร์เก็ต',
  'บีทีเอส',
  'เอ็มอาร์ที',
].join('|');

const inText = new RegExp(`(${loanWords})`);
const inHtml = new RegExp(`<[^>]*>|${loanWords}`, 'g');
const className = 'y-whole-word';

/** Text that members or editors wrote. No line of it ends inside a loan word. */
export const WholeWords = ({ children }: { children: string }) =>
  children.split(inText).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={className}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** The same for sanitised HTML, whose attributes hold no `>`. */
export const withWholeWords = (html: string): string =>
  html.replaceAll(inHtml, (found) => (found.startsWith('<') ? found : `<span class="${className}">${found}</span>`));
