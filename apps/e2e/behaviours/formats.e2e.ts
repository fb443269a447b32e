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
  test.describe(`in ${locale}`, () => {
    // The day there is often not the day in Bangkok.
    test.use({ locale, timezoneId: 'Pacific/Honolulu' });

    test('L7: money and dates are the language’s and Bangkok’s, on the server as in a browser far away', async ({
      page,
      request,
      publish,
      to,
    }) => {
      const { id } = await publish();
      const { body } = parseDocument(await (await request.get(to.asset(id))).text());
      const served = body.querySelector('main')!.textContent;
      for (const text of Object.values(words[locale])) expect(served).toContain(text);

      // A difference between server and browser would be a complaint of the browser's.
      await openHydrated(page, to.asset(id));

      for (const text of Object.values(words[locale])) await expect(page.getByRole('main')).toContainText(text);
    });
  });
