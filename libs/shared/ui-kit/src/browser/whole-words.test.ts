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

/**
 * The unbreakable pieces in a column that is too narrow for them, one per line. Fails if a piece is split across two
 * lines.
 */
const linesOf = async (markup: string) => {
  const page = await browser.newPage();
  await page.setContent(`<style>${staticCss()}</style><p lang="th" style="width:1px">${markup}</p>`);
  const parts = await page.locator('.y-whole-word').evaluateAll((found) =>
    found.map((part) => ({
      text: part.textContent,
      tops: Array.from(part.getClientRects(), ({ top }) => Math.round(top)),
    })),
  );
  expect(new Set(parts.flatMap(({ tops }) => tops)).size).toBe(parts.length);
  return parts.map(({ text }) => text);
};

it('a line breaks next to a property term, never inside it', async () => {
  const text = 'ขายคอนโดทองหล่อ ทาวน์เฮ้าส์ใหม่ เพนต์เฮาส์สตูดิโอรีโนเวทแล้ว ใกล้บีทีเอส 7 ขั้น รวมเงินดาวน์แล้ว ศูนย์ประชุมแห่งชาติสิริกิติ์';

  expect(await linesOf(withWholeWords(text))).toEqual([
    'คอนโด',
    'ทาวน์เฮ้าส์',
    'เพนต์เฮาส์',
    'สตูดิโอ',
    'รีโนเวท',
    'บีทีเอส',
    '7 ขั้น',
    'เงินดาวน์',
    'สิริกิติ์',
  ]);
});
