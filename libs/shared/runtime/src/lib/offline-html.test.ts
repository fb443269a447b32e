import { describe, expect, it } from 'vitest';
import { headScript } from '../inline-scripts.ts';
import { toStoredPage } from './offline-html.ts';
import { storedPictureHref } from './offline-pictures.ts';

const at = new Date('2026-01-02T03:04:05Z');
const picture = (n: number) =>
  `<img alt="Room ${n}" srcset="/img/640/key-${n}0000000.webp 640w" sizes="100vw" src="/img/1280/key-${n}0000000.webp" width="4" height="3">`;
const page = (body: string) =>
  `<!doctype html><html><head><title>Condo &amp; sky | Yoodee</title><script>${headScript}</script><link rel="preload" href="/f.woff2" as="font"></head><body class="a">${body}<script type="application/json" id="hydration">{}</script><script>start()</script></body></html>`;

describe('a stored page', () => {
  it('has no script except the colour mode script', () => {
    const { html } = toStoredPage(page('<p>x</p>'), 'th', at);

    expect(html.match(/<script[^]*?<\/script>/g)).toEqual([`<script>${headScript}</script>`]);
    expect(html).not.toContain('preload');
  });

  it.each([
    ['th', 'บันทึกไว้เมื่อ 2 ม.ค. 2569'],
    ['en', 'as saved on 2 Jan 2026'],
  ] as const)('shows in %s when it was saved', (locale, words) => {
    expect(toStoredPage(page(''), locale, at).html).toMatch(
      new RegExp(`<body class="a"><p role="status"[^>]*>[^<]*${words}`),
    );
  });

  it('has its first eight images at one width, and only the alt text of the others', () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const { html, pictures } = toStoredPage(page(numbers.map(picture).join('') + picture(1)), 'en', at);

    expect(pictures).toEqual(numbers.slice(0, 8).map((n) => `key-${n}0000000`));
    expect(html).toContain(`<img alt="Room 1" width="4" height="3" src="${storedPictureHref('key-10000000')}">`);
    expect(html).toContain('<img alt="Room 9" width="4" height="3">');
    expect(html).not.toMatch(/srcset|sizes/);
  });

  it('has the document’s title without the site’s name', () => {
    expect(toStoredPage(page(''), 'en', at).title).toBe('Condo & sky');
  });
});
