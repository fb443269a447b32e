import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WholeWords, withWholeWords } from './whole-words.tsx';

const marked = (word: string) => `<span class="y-whole-word">${word}</span>`;

describe('WholeWords', () => {
  it.each([
    ['ขายคอนโดทองหล่อ ใกล้คอนโดเก่า', `ขาย${marked('คอนโด')}ทองหล่อ ใกล้${marked('คอนโด')}เก่า`],
    ['ทาวน์เฮาส์', marked('ทาวน์เฮาส์')],
    ['เพนท์เฮ้าส์ใหม่', `${marked('เพนท์เฮ้าส์')}ใหม่`],
    ['ให้เช่า 1 ห้องนอน เดินถึง BTS', `ให้เช่า ${marked('1 ห้องนอน')} เดินถึง BTS`],
    ['สองห้องนอน 38.5 ตร.ม.', `สอง${marked('ห้องนอน')} ${marked('38.5 ตร.ม.')}`],
    ['ราคา 2,500,000 บาท ห่าง 5 นาที', `ราคา ${marked('2,500,000 บาท')} ห่าง ${marked('5 นาที')}`],
    ['อพาร์ทเม้นท์บิ้วท์อิน', marked('อพาร์ทเม้นท์') + marked('บิ้วท์อิน')],
  ])('keeps words and measures of %s whole', (text, html) => {
    expect(renderToStaticMarkup(<WholeWords>{text}</WholeWords>)).toBe(html);
  });

  it.each(['คอนโดมิเนียม', 'ทาวน์โฮม', 'บ้านเดี่ยว ใกล้ทะเล', 'Condo in Thong Lo', ''])('does not change “%s”', (text) => {
    expect(renderToStaticMarkup(<WholeWords>{text}</WholeWords>)).toBe(text);
  });
});

describe('withWholeWords', () => {
  it('keeps words of HTML whole, and does not change its tags', () => {
    expect(withWholeWords('<p>คอนโด<a href="/คอนโด" title="สตูดิโอ">สตูดิโอ</a></p>')).toBe(
      `<p>${marked('คอนโด')}<a href="/คอนโด" title="สตูดิโอ">${marked('สตูดิโอ')}</a></p>`,
    );
  });
});
