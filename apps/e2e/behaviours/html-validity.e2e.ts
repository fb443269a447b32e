import { HtmlValidate } from 'html-validate';
import { locales, toLocale } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';

/** A page of each kind. */
const paths = [
  '/',
  '/assets',
  '/assets?filters=all',
  '/assets/1',
  '/assets/compare?ids=1,2',
  '/areas',
  '/areas/bangkok',
  '/favourites',
  '/news',
  '/news/1',
  '/services',
  '/services/cleaning-9',
  '/member/1',
  '/privacy',
];

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

for (const locale of locales)
  for (const path of paths)
    test(`${toLocale(locale, path)} is valid HTML`, async ({ request }) => {
      const reply = await request.get(toLocale(locale, path), { headers: { cookie: `locale=${locale}` } });
      expect(reply.status()).toBe(200);

      const { results } = await validator.validateString(await reply.text());

      expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
        [],
      );
    });
