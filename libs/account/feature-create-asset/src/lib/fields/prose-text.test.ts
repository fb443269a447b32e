import { describe, expect, it } from 'vitest';
import { toProseHtml, toProseText } from './prose-text.ts';

describe('toProseHtml', () => {
  it.each([
    ['บ้านสวย\n\nใกล้รถไฟฟ้า\nเดิน 5 นาที', '<p>บ้านสวย</p><p>ใกล้รถไฟฟ้า<br>เดิน 5 นาที</p>'],
    ['ข้อดี\n- เงียบ\n- ลมดี', '<p>ข้อดี</p><ul><li>เงียบ</li><li>ลมดี</li></ul>'],
    ['ราคา < 5 ล้าน & <b>', '<p>ราคา &lt; 5 ล้าน &amp; &lt;b&gt;</p>'],
    ['a\r\n \r\n\r\nb', '<p>a</p><p>b</p>'],
    [' \n ', ''],
  ])('%j becomes %j', (text, html) => {
    expect(toProseHtml(text)).toBe(html);
  });
});

describe('toProseText', () => {
  it.each([
    ['<p>บ้าน <b>สวย</b></p><h3>ทำเล</h3><ol><li>ใกล้</li></ol>', 'บ้าน สวย\n\nทำเล\n\n- ใกล้'],
    ['<p><b>a<br>b</b></p>', 'a\nb'],
    ['ไม่มีแท็ก', 'ไม่มีแท็ก'],
    ['', ''],
  ])('%j reads as %j', (html, text) => {
    expect(toProseText(html)).toBe(text);
  });

  it.each(['บ้านสวย\n\nใกล้รถไฟฟ้า\nเดิน 5 นาที', '- เงียบ\n- ลมดี', 'ราคา < 5 ล้าน & <b>'])(
    'gives %j back as it was typed',
    (text) => {
      expect(toProseText(toProseHtml(text))).toBe(text);
    },
  );
});
