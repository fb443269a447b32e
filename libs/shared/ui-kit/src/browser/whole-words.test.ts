// @vitest-environment node
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withWholeWords } from '../components/whole-words.tsx';
import { staticCss } from '../static-css/static-css.ts';
import { launchChromium } from './chromium.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);

afterAll(() => browser?.close());

it('breaks a line beside a word of the trade, and not in it', async () => {
  const text = 'ขายคอนโดทองหล่อ ทาวน์เฮ้าส์ใหม่ เพนต์เฮาส์สตูดิโอรีโนเวทแล้ว ใกล้บีทีเอส';
  const page = await browser.newPage();
  await page.setContent(`<style>${staticCss()}</style><p lang="th" style="width:1px">${withWholeWords(text)}</p>`);

  const words = page.locator('.y-whole-word');
  const tops = await words.evaluateAll((found) =>
    found.map((word) => Array.from(word.getClientRects(), ({ top }) => Math.round(top))),
  );

  expect(tops.map((ofWord) => ofWord.length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(new Set(tops.flat()).size).toBe(tops.length);
});
