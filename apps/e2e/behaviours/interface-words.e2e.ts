import { locales } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';

const words = { th: 'ค้นหา...', en: 'Search...' };

for (const locale of locales)
  test.describe(`in ${locale}`, { tag: `@${locale}` }, () => {
    test.use({ locale });

    test(`U4: the search box has the placeholder of the specification (${locale})`, async ({ page, to }) => {
      await page.goto(to.news);

      await expect(page.getByRole('banner').getByPlaceholder(words[locale])).toBeVisible();
    });
  });
