import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appOfPath } from './app-of-path.ts';
import { namedCrawlers } from './crawlers.ts';
import { safeNext } from './hrefs.ts';
import { imageBreakpoints, imageDensities, imageWidths, responsiveImage } from './images.ts';
import { localeOfPath, otherLocale, toLocale } from './locales.ts';

describe('toLocale', () => {
  it.each([
    ['en', '/', '/en'],
    ['en', '/assets?q=x#a', '/en/assets?q=x#a'],
    ['en', '/en/assets', '/en/assets'],
    ['th', '/en', '/'],
    ['th', '/en?x=1', '/?x=1'],
    ['th', '/en/assets/7?x=1', '/assets/7?x=1'],
    ['th', '/english', '/english'],
  ] as const)('%s of %s is %s', (locale, path, expected) => {
    expect(toLocale(locale, path)).toBe(expected);
  });

  it('does not treat /english as English', () => {
    expect(localeOfPath('/english')).toBe('th');
    expect(localeOfPath('/en/assets')).toBe('en');
  });
});

describe('safeNext', () => {
  it.each(['/my-account', '/en/assets?page=2#top', '/assets?q=//x'])('accepts %s', (next) => {
    expect(safeNext(next)).toBe(next);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/.//evil.example',
    '',
    null,
  ])('refuses %j', (next) => {
    expect(safeNext(next)).toBeNull();
  });
});

describe('images', () => {
  it('derives the list of widths from breakpoints and densities', () => {
    expect(imageWidths).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
  });

  it('builds srcset from screens and sizes, with the smallest sharp width', () => {
    const { srcSet, sizes, src } = responsiveImage('k', '100vw md:50vw');

    expect(sizes).toBe('(min-width: 768px) 50vw, 100vw');
    expect(srcSet.split(', ').map((entry) => entry.split(' ')[1])).toEqual([
      '320w',
      '640w',
      '768w',
      '1024w',
      '1280w',
      '1536w',
    ]);
    expect(src).toBe('/img/768/k.webp');
  });

  const screens = Object.values(imageBreakpoints);
  const length = fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((share) => `${share}vw`),
    fc.integer({ min: 16, max: 1600 }).map((pixels) => `${pixels}px`),
  );
  const shortForm = fc
    .tuple(length, fc.dictionary(fc.constantFrom(...Object.keys(imageBreakpoints)), length))
    .map(([first, later]) => [first, ...Object.entries(later).map((step) => step.join(':'))].join(' '));

  /** The CSS pixels that a browser selects from `sizes`: the first condition that matches. */
  const shownOn = (screen: number, sizes: string) => {
    const chosen = sizes
      .split(', ')
      .map((entry) => /^(?:\(min-width: (\d+)px\) )?(\d+)(vw|px)$/.exec(entry)!)
      .find(([, from]) => screen >= Number(from ?? 0))!;
    return chosen[3] === 'vw' ? (Number(chosen[2]) / 100) * screen : Number(chosen[2]);
  };

  it('I3: offers a sharp picture for all sizes, screens and densities, and only available widths', () => {
    fc.assert(
      fc.property(shortForm, (sizes) => {
        const image = responsiveImage('k', sizes);
        const widths = image.srcSet.split(', ').map((candidate) => {
          const [, width, said] = /^\/img\/(\d+)\/k\.webp (\d+)w$/.exec(candidate)!;
          expect(said).toBe(width);
          return Number(width);
        });

        expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
        expect(widths.filter((width) => !imageWidths.includes(width))).toEqual([]);
        expect(widths.map((width) => `/img/${width}/k.webp`)).toContain(image.src);
        for (const screen of screens)
          for (const density of imageDensities) {
            const needed = shownOn(screen, image.sizes) * density;
            const smallest = imageWidths.find((width) => width >= needed) ?? imageWidths.at(-1);
            expect(widths, `${screen} px × ${density} of ${image.sizes}`).toContain(smallest);
          }
      }),
    );
  });
});

it.each(['SomeBot/1.0', 'Mozilla/5.0 Chrome-Lighthouse', 'facebookexternalhit/1.1', 'GoogleOther'])(
  'E2: %s is a crawler by its user agent, also in a browser',
  (userAgent) => {
    expect(namedCrawlers.test(userAgent)).toBe(true);
  },
);

describe('appOfPath', () => {
  it.each([
    ['/', 'public'],
    ['/assets/7?x=/my-account', 'public'],
    ['/my-account', 'account'],
    ['/en/my-account/create-asset?step=2', 'account'],
    ['/authenticate?next=%2F', 'account'],
    ['/my-accounting', 'public'],
  ])('%s belongs to %s', (path, app) => {
    expect(appOfPath(path)).toBe(app);
  });
});

describe('otherLocale', () => {
  it.each([
    ['ซอยสุขุมวิท 39', undefined, 'th'],
    ['Sukhumvit Soi 39', 'en', undefined],
    ['Noble ทองหล่อ', undefined, 'th'],
    ['฿5,000 39/1', undefined, undefined],
  ])('of %s is %s on a Thai page and %s on an English one', (text, onThai, onEnglish) => {
    expect([otherLocale('th', text), otherLocale('en', text)]).toEqual([onThai, onEnglish]);
  });
});
