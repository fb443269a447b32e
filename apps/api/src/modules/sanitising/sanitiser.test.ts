import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hostileTexts } from './hostile-texts.ts';
import { cleanLine, hasMarkup } from './member-text.ts';
import { createSanitiser, idleMs } from './sanitiser.ts';

const sanitiser = createSanitiser();
afterAll(() => sanitiser.close());

const allowedTags = new Set(['P', 'BR', 'B', 'STRONG', 'I', 'EM', 'UL', 'OL', 'LI', 'H3']);

/** Elements of the parsed `html` that are not allowed, and any attributes. */
const strangers = (html: string) => {
  const elements = [...new JSDOM(html).window.document.body.querySelectorAll('*')];
  return elements.filter(({ tagName, attributes }) => !allowedTags.has(tagName) || attributes.length > 0);
};

describe('prose', () => {
  it.each([
    ['บ้านสวย\n\nใกล้รถไฟฟ้า\nเดิน 5 นาที', '<p>บ้านสวย</p><p>ใกล้รถไฟฟ้า<br>เดิน 5 นาที</p>'],
    ['ราคา < 5 ล้าน & ต่อรองได้ > 1', '<p>ราคา &lt; 5 ล้าน &amp; ต่อรองได้ &gt; 1</p>'],
    ['a\r\n\r\n\r\nb\u2028c', '<p>a</p><p>b<br>c</p>'],
    ['nul\u0000 and \u202eoverride', '<p>nul and override</p>'],
    [
      '<p>บ้าน <b>สวย</b></p><h3>ทำเล</h3><ul><li>ใกล้</li></ul>',
      '<p>บ้าน <b>สวย</b></p><h3>ทำเล</h3><ul><li>ใกล้</li></ul>',
    ],
    ['<div class="x" style="color:red"><p onclick="x()">hi</p></div>', '<p>hi</p>'],
    ['  \n ', null],
    ['<p> &nbsp; </p><br>', null],
    ['<script>alert(1)</script>', null],
    ['<b>'.repeat(900), 'too_long'],
  ])('%j becomes %j', async (given, stored) => {
    expect(await sanitiser.prose(given)).toBe(stored);
  });

  it.each(hostileTexts)('leaves nothing active in %s', async (payload) => {
    expect(strangers(String(await sanitiser.prose(payload)))).toEqual([]);
  });

  it('leaves only allowed elements without attributes in anything', async () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '</',
      '"',
      "'",
      '=',
      '&lt;',
      '<!--',
      '-->',
      'script',
      'img',
      'svg',
      'p',
      'b',
      'onerror',
      'style',
      'math',
      ' ',
      'ก',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
        expect(strangers(String(await sanitiser.prose(pieces.join(''))))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('does not change its own output', async () => {
    const once = await sanitiser.prose('บ้าน & สวน\n\n<b>สวย</b><div>มาก</div>');

    expect(await sanitiser.prose(String(once))).toBe(once);
  });
});

it('stops its worker after a minute without texts, and starts another with the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stop = vi.spyOn(Worker.prototype, 'terminate');
  const idle = createSanitiser();
  onTestFinished(async () => {
    vi.useRealTimers();
    await idle.close();
    stop.mockRestore();
  });

  expect(await idle.prose('<b>สวย</b>')).toBe('<b>สวย</b>');
  vi.advanceTimersByTime(idleMs - 1);
  expect(await idle.prose('<b>ใหม่</b>')).toBe('<b>ใหม่</b>');
  vi.advanceTimersByTime(idleMs - 1);
  expect(stop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(stop).toHaveBeenCalledOnce();
  expect(await idle.prose('<b>มาก</b>')).toBe('<b>มาก</b>');
});

it.each([
  ['  คอนโด \t ทองหล่อ\n', 'คอนโด ทองหล่อ'],
  ['\u0000\u200e\ufeff ', null],
  ['\u0007', null],
  ['\u0e49'.repeat(20), null],
  ['\u3164', null],
  ['lone \ud800 half', 'lone \ufffd half'],
])('stores the line %j as %j', (given, stored) => {
  expect(cleanLine(given)).toBe(stored);
});

it.each([
  ['<p>x</p>', true],
  ['</b>', true],
  ['<!-- x -->', true],
  ['1 < 2 > 0', false],
  ['<3', false],
  ['a<b', false],
])('%s is detected as HTML: %s', (text, isMarkup) => {
  expect(hasMarkup(text)).toBe(isMarkup);
});
