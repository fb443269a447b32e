import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { locales, toLocale, type Locale } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';
import { pagesOfSitemap } from '../src/sitemap.ts';

/** One page of each kind that the sitemap does not list by itself. */
const paths = [
  '/assets?filters=all',
  '/assets/1',
  '/assets/compare?ids=1,2',
  '/areas/bangkok',
  '/projects/1',
  '/favourites',
  '/news/1',
  '/services/cleaning-9',
  '/member/3',
];

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

const expectValid = async (request: APIRequestContext, locale: Locale, path: string) => {
  const reply = await request.get(toLocale(locale, path), { headers: { cookie: `locale=${locale}` } });
  expect(reply.status(), path).toBe(200);

  const html = await reply.text();
  // React hides parts that it sends late until an inline script moves them. The policy of the site forbids that script.
  expect(html, `${path} is whole without scripts`).not.toMatch(/<div hidden(?:="")? id="S:/);
  const { results } = await validator.validateString(html);
  const problems = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
  expect(problems, path).toEqual([]);
};

for (const locale of locales) {
  for (const path of paths)
    test(`${toLocale(locale, path)} is valid HTML`, ({ request }) => expectValid(request, locale, path));

  test(`every page of the sitemap is valid HTML in ${locale}`, async ({ request }) => {
    for (const path of await pagesOfSitemap(request)) await expectValid(request, locale, path);
  });
}
