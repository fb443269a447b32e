// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Heading } from '../components/text.tsx';
import { WholePhrases } from '../components/whole-words.tsx';
import { staticCss } from '../static-css/static-css.ts';
import { thaiHeadings } from '../testing/thai-headings.data.ts';
import { launchChromium } from './chromium.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);

afterAll(() => browser?.close());

const font = (script: 'thai' | 'latin') => {
  const file = `@fontsource-variable/anuphan/files/anuphan-${script}-wght-normal.woff2`;
  const data = readFileSync(new URL(import.meta.resolve(file))).toString('base64');
  return `@font-face{font-family:'Anuphan Variable';font-weight:100 700;src:url(data:font/woff2;base64,${data})}`;
};

const headings = thaiHeadings
  .map(([heading]) => {
    const children = createElement(WholePhrases, { children: heading });
    return renderToStaticMarkup(createElement(Heading, { level: 1, children }));
  })
  .join('');

it('holds 60 headings', () => {
  expect(thaiHeadings.length).toBeGreaterThanOrEqual(60);
});

it.each([320, 390, 820, 1440])(
  'no line of a heading at %i px ends in a word, a name or before a unit',
  async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.setContent(
      `<html lang="th"><style>${staticCss()}${font('thai').replace('}', ';unicode-range:U+E00-E7F}')}</style>
     <body><main style="padding-inline:16px;font-family:'Anuphan Variable'">${headings}</main>`,
    );
    await page.evaluate(() => document.fonts.ready);

    const { broken, scrolled } = await page.evaluate((rows) => {
      /** The text nodes of a heading, with the place of each in its text. */
      const nodesOf = (heading: Element) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const nodes: Text[] = [];
        while (walker.nextNode()) nodes.push(walker.currentNode as Text);
        return nodes;
      };
      /** The tops of the lines that letters of a heading are on. */
      const linesOf = (heading: Element, from: number, to: number) => {
        const tops = new Set<number>();
        let start = 0;
        for (const node of nodesOf(heading)) {
          const range = document.createRange();
          const [first, last] = [Math.max(from - start, 0), Math.min(to - start, node.length)];
          if (first < last) {
            range.setStart(node, first);
            range.setEnd(node, last);
            for (const { top, width: drawn } of range.getClientRects()) if (drawn > 1) tops.add(Math.round(top));
          }
          start += node.length;
        }
        return tops.size;
      };
      const found = Array.from(document.querySelectorAll('h1'), (heading, index) => {
        const [, ...whole] = rows[index]!;
        const text = heading.textContent;
        return whole.filter((part) => linesOf(heading, text.indexOf(part), text.indexOf(part) + part.length) !== 1);
      });
      return { broken: found.flat(), scrolled: document.documentElement.scrollWidth };
    }, thaiHeadings);

    expect(broken).toEqual([]);
    expect(scrolled).toBeLessThanOrEqual(width);
  },
);
