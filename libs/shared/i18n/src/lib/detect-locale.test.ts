import { describe, expect, it } from 'vitest';
import { localeFromRequest, localeRedirect } from './detect-locale.ts';

const at = (path: string) => new URL(path, 'https://site.example');

describe('localeFromRequest', () => {
  it.each([
    ['en', 'en'],
    ['en-GB,en;q=0.9', 'en'],
    ['th-TH,th;q=0.9,en;q=0.8', 'th'],
    ['th;q=0.5,en;q=0.9', 'en'],
    ['fr-FR, fr;q=0.9, en;q=0.8', 'en'],
    ['EN-us', 'en'],
    ['en;q=0, th', 'th'],
    ['en;q=nonsense, th;q=0.1', 'th'],
    ['fr, de', 'th'],
    ['*', 'th'],
    [',;q=,', 'th'],
    ['', 'th'],
    [null, 'th'],
  ])('maps the Accept-Language %s to %s', (acceptLanguage, locale) => {
    expect(localeFromRequest({ acceptLanguage })).toBe(locale);
  });

  it.each([
    ['locale=en', 'en'],
    ['a=b; locale=en; c=d', 'en'],
    ['xlocale=en', 'th'],
    ['locale=fr', 'th'],
    ['locale=', 'th'],
  ])('prefers the cookie %s when it is a language of the site: %s', (cookie, locale) => {
    expect(localeFromRequest({ cookie, acceptLanguage: 'th' })).toBe(locale);
  });
});

describe('localeRedirect', () => {
  const paths = ['/', '/assets', '/en', '/en/assets'];
  const cookies = [null, 'locale=th', 'locale=en'];
  const rows = paths.flatMap((path) => cookies.map((cookie) => [path, cookie] as const));

  it.each(rows)('%s with cookie %s, in a Thai, English and French browser', (path, cookie) => {
    const locations = ['th', 'en', 'fr'].map(
      (acceptLanguage) => localeRedirect(at(path), { cookie, acceptLanguage })?.headers.Location ?? null,
    );

    const expected =
      path !== '/' || cookie === 'locale=th'
        ? [null, null, null]
        : cookie
          ? ['/en', '/en', '/en']
          : [null, '/en', null];
    expect(locations).toEqual(expected);
  });

  it('keeps the query, sets the cookie and is not cached', () => {
    expect(localeRedirect(at('/?utm_source=line&x=1'), { acceptLanguage: 'en' })).toEqual({
      status: 302,
      headers: {
        Location: '/en?utm_source=line&x=1',
        'Set-Cookie': 'locale=en; Path=/; Max-Age=31536000; SameSite=Lax',
        'Cache-Control': 'private, no-store',
        Vary: 'Accept-Language, Cookie',
      },
    });
  });
});
