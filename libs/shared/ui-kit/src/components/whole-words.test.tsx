import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WholeWords, withWholeWords } from './whole-words.tsx';

const marked = (word: string) => `<span class="y-whole-word">${word}</span>`;

describe('WholeWords', () => {
  it.each([
    ['ขายคอนโดทองหล่อ ใกล้คอนโดเก่า', `ขาย${marked('คอนโด')}ทองหล่อ ใกล้${marked('คอนโด')}เก่า`],
    ['ทาวน์เฮาส์', marked('ทาวน์เฮาส์')],
    ['เพนท์เฮ้าส์ใหม่', `${marked('เพนท์เฮ้าส์')}ใหม่`],
    ['อพาร์ทเม้นท์บิ้วท์อิน', marked('อพาร์ทเม้นท์') + marked('บิ้วท์อิน')],
  ])('keeps the loan words of %s whole', (text, html) => {
    expect(renderToStaticMarkup(<WholeWords>{text}</WholeWords>)).toBe(html);
  });

  it.each(['คอนโดมิเนียม', 'ทาวน์โฮม', 'บ้านเดี่ยว 2 ชั้น', 'Condo in Thong Lo', ''])('leaves “%s” as it is', (text) => {
    expect(renderToStaticMarkup(<WholeWords>{text}</WholeWords>)).toBe(text);
  });
});

describe('withWholeWords', () => {
  it('keeps loan words of HTML whole, and its tags as they are', () => {
    expect(withWholeWords('<p>คอนโด<a href="/คอนโด" title="สตูดิโอ">สตูดิโอ</a></p>')).toBe(
      `<p>${marked('คอนโด')}<a href="/คอนโด" title="สตูดิโอ">${marked('สตูดิโอ')}</a></p>`,
    );
  });
});
