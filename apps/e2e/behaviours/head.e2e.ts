import { brand, localeTags, locales, toLocale } from '@yoodee/site';
import { readHead } from '../src/documents.ts';
import { expect, test } from '../src/fixtures.ts';
import { pagesOfSitemap } from '../src/sitemap.ts';

const pages = [
  { path: '/', canonical: '/' },
  { path: '/assets', canonical: '/assets' },
  { path: '/assets?page=2&utm_source=line&q=condo', canonical: '/assets?page=2' },
];

for (const locale of locales)
  for (const { path, canonical } of pages)
    test(`L1, L6: the head of ${toLocale(locale, path)} has its canonical URL and its language alternates`, async ({
      request,
      baseURL,
    }) => {
      const reply = await request.get(toLocale(locale, path), { headers: { cookie: `locale=${locale}` } });
      const html = await reply.text();
      const head = readHead(html);

      const [th, en] = locales.map((of) => baseURL + toLocale(of, canonical));
      expect(html).toContain(`<html lang="${localeTags[locale]}" dir="ltr"`);
      expect(head.title).toContain(brand.name[locale]);
      expect(head.description).toBeTruthy();
      expect(head.canonical).toBe(locale === 'th' ? th : en);
      expect(head.alternates).toEqual({ th, 'th-TH': th, en, 'en-US': en, 'x-default': th });
      expect(head.ogLocale).toBe(locale === 'th' ? 'th_TH' : 'en_US');
      expect(head.ogLocaleAlternate).toBe(locale === 'th' ? 'en_US' : 'th_TH');
    });

const routes = [
  ...['/', '/news', '/news/1', '/assets', '/assets/compare', '/services', '/services/cleaning-9', '/member/3'],
  ...['/sign-up', '/authenticate', '/authenticate/line_login', '/my-account', '/my-account/setting'],
  ...['/my-account/setting/edit', '/my-account/create-asset', '/my-account/create-asset/preview'],
  ...['/my-account/create-asset/published', '/authenticate/undo-phone'],
];

for (const locale of locales)
  test(`L1: every route exists in ${locale}`, async ({ request, listing }) => {
    for (const path of new Set([...routes, `/assets/${listing.id}`, ...(await pagesOfSitemap(request))])) {
      const reply = await request.get(toLocale(locale, path), { headers: { cookie: `locale=${locale}` } });

      expect(reply.status(), path).toBe(200);
      expect(await reply.text(), path).toContain(`<html lang="${localeTags[locale]}" dir="ltr"`);
    }
  });
