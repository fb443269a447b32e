import { JSDOM } from 'jsdom';
import { afterAll, describe, expect, it } from 'vitest';
import { player } from './hostile-texts.ts';
import { createSanitiser } from './sanitiser.ts';

const sanitiser = createSanitiser();
const withTours = createSanitiser({ furtherFrames: ['https://tours.example'] });
afterAll(() => Promise.all([sanitiser.close(), withTours.close()]));

const bodyOf = (html: string) => new JSDOM(html).window.document.body;

describe('an embedded frame', () => {
  it.each([
    ['width', '560'],
    ['height', '315'],
    ['src', player],
    ['frameborder', '0'],
    ['allow', 'encrypted-media; picture-in-picture'],
    ['allowfullscreen', ''],
    ['referrerpolicy', 'strict-origin-when-cross-origin'],
    ['title', 'Tour'],
    ['class', 'video'],
    ['url', 'https://example.com/'],
    ['data-start', '10'],
  ])('keeps its %s, which the specification names', async (name, value) => {
    const given = Object.entries({ src: player, [name]: value }).map(([key, text]) => `${key}="${text}"`);

    const frame = bodyOf(await sanitiser.article(`<iframe ${given.join(' ')}></iframe>`)).querySelector('iframe')!;

    expect(Object.fromEntries([...frame.attributes].map((attribute) => [attribute.name, attribute.value]))).toEqual({
      src: player,
      [name]: value,
      loading: 'lazy',
    });
  });

  it.each([
    'https://evil.example/embed/abc',
    'http://www.youtube.com/embed/abc',
    '//www.youtube.com/embed/abc',
    'https://www.youtube.com.evil.example/embed/abc',
    'https://www.youtube.com@evil.example/',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '',
  ])('from %j is removed', async (src) => {
    expect(await sanitiser.article(`<p>x</p><iframe src="${src}" title="x"></iframe>`)).toBe('<p>x</p>');
  });

  it('from an origin of FRAME_ORIGINS is kept there, beside the known players, and nowhere else', async () => {
    const frame = (src: string) => `<iframe src="${src}" title="x"></iframe>`;
    const tour = 'https://tours.example/embed/7';

    expect(await withTours.article(frame(tour))).toContain(`src="${tour}"`);
    expect(await withTours.article(frame(player))).toContain(`src="${player}"`);
    expect(await withTours.article(`<p>x</p>${frame('https://tours.example.evil.example/')}`)).toBe('<p>x</p>');
    expect(await withTours.article(`<p>x</p>${frame('http://tours.example/embed/7')}`)).toBe('<p>x</p>');
    expect(await sanitiser.article(`<p>x</p>${frame(tour)}`)).toBe('<p>x</p>');
  });

  it('without a URL, or with `srcdoc`, is removed', async () => {
    expect(await sanitiser.article('<p>x</p><iframe srcdoc="<script>alert(1)</script>"></iframe>')).toBe('<p>x</p>');
  });

  it('cannot have a `srcdoc` beside an allowed URL', async () => {
    const html = await sanitiser.article(`<iframe src="${player}" srcdoc="x" onload="alert(1)"></iframe>`);

    expect(html).not.toMatch(/srcdoc|onload/);
  });
});

it.each([
  ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
  ['<p onclick="alert(1)" onerror="alert(1)" style="color:red">x</p>', '<p>x</p>'],
  ['<img src="x" onerror="alert(1)"><p>x</p>', '<p>x</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  [
    '<a href="https://www.dol.go.th" target="_blank">x</a>',
    '<a href="https://www.dol.go.th" target="_blank" rel="noopener">x</a>',
  ],
  ['<a href="/news" target="parent">x</a>', '<a href="/news">x</a>'],
  ['<p data-note="1">x</p>', '<p data-note="1">x</p>'],
  ['<form action="//evil.example"><input name="x"></form><p>x</p>', '<p>x</p>'],
  ['<svg><script>alert(1)</script></svg><p>x</p>', '<p>x</p>'],
])('makes of %s', async (given, kept) => {
  expect(await sanitiser.article(given)).toBe(kept);
});

it('keeps the language of a word in an article', async () => {
  const text = '<p>Seng (<span lang="th">เซ้ง</span>)</p>';

  expect(await sanitiser.article(text)).toBe(text);
});

it('removes article elements from a description', async () => {
  expect(await sanitiser.prose(`<p>x</p><iframe src="${player}"></iframe><h2 id="a">y</h2>`)).toBe('<p>x</p>y');
});
