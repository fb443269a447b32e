import { locales } from '@yoodee/site';
import { parseDocument } from '../src/documents.ts';
import { expect, test } from '../src/fixtures.ts';
import { openHydrated } from '../src/page-life.ts';

const year = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Bangkok' }).format());
const words = {
  th: { price: '฿4,500,000', year: String(year + 543) },
  en: { price: '฿4,500,000', year: String(year) },
};

for (const locale of locales)
  test.describe(`in ${locale}`, { tag: `@${locale}` }, () => {
    // The date in this time zone often differs from the date in Bangkok.
    test.use({ locale, timezoneId: 'Pacific/Honolulu' });

    test('L7: money and dates use the page’s language and Bangkok time, on the server and in a browser in another time zone', async ({
      page,
      request,
      listing,
      to,
    }) => {
      const { id } = listing;
      const { body } = parseDocument(await (await request.get(to.asset(id))).text());
      const served = body.querySelector('main')!.textContent;
      for (const text of Object.values(words[locale])) expect(served).toContain(text);

      // A hydration mismatch would be logged as an error in the console.
      await openHydrated(page, to.asset(id));

      for (const text of Object.values(words[locale])) await expect(page.getByRole('main')).toContainText(text);
    });
  });
