// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { colorModeScript } from '../inline-scripts.ts';
import { keptPictureHref, toKeptPage } from './offline-html.ts';

const at = new Date('2026-01-02T03:04:05Z');
const picture = (n: number) =>
  `<img alt="Room ${n}" srcset="/img/640/key-${n}0000000.webp 640w" sizes="100vw" src="/img/1280/key-${n}0000000.webp" width="4" height="3">`;
const page = (body: string) =>
  `<!doctype html><html><head><title>Condo &amp; sky | Yoodee</title><script>${colorModeScript}</script><link rel="preload" href="/f.woff2" as="font"></head><body class="a">${body}<script type="text/plain" id="hydration" data-src="/page-data/x"></script><script>start()</script></body></html>`;

describe('a kept page', () => {
  it('runs nothing but the choice of light and dark', () => {
    const { html } = toKeptPage(page('<p>x</p>'), 'th', at);

    expect(html.match(/<script[^]*?<\/script>/g)).toEqual([`<script>${colorModeScript}</script>`]);
    expect(html).not.toContain('preload');
  });

  it.each([
    ['th', 'บันทึกไว้เมื่อ 2 ม.ค. 2569'],
    ['en', 'as saved on 2 Jan 2026'],
  ] as const)('says in %s when it was saved', (locale, words) => {
    expect(toKeptPage(page(''), locale, at).html).toMatch(
      new RegExp(`<body class="a"><p role="status"[^>]*>[^<]*${words}`),
    );
  });

  it('shows its first eight pictures at one width and the words of the others', () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const { html, pictures } = toKeptPage(page(numbers.map(picture).join('') + picture(1)), 'en', at);

    expect(pictures).toEqual(numbers.slice(0, 8).map((n) => `key-${n}0000000`));
    expect(html).toContain(`<img src="${keptPictureHref('key-10000000')}" alt="Room 1" width="4" height="3">`);
    expect(html).toContain('<img alt="Room 9" width="4" height="3">');
    expect(html).not.toMatch(/srcset|sizes/);
  });

  it('has the title of its document without the site’s name, still escaped', () => {
    expect(toKeptPage(page(''), 'en', at).title).toBe('Condo &amp; sky');
  });
});
