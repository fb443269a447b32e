import { locales, toLocale } from '@yoodee/site';
import { readStructuredData } from '../src/documents.ts';
import { expect, test } from '../src/fixtures.ts';

const hostile = '</script><script>alert(1)</script>\u2028<img src=x onerror=alert(2)>';

test('T18, T20: a hostile title is escaped on every page and in the hydration state', async ({
  page,
  request,
  publish,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const { id, title_th: kept } = await publish({
    title_th: hostile,
    title_en: hostile,
    description_th: `<p>${hostile}</p>${'<p>ห้องมุม ลมเข้า แสงดี เดินถึงรถไฟฟ้า</p>'.repeat(4)}`,
  });

  for (const locale of locales) {
    const path = toLocale(locale, `/assets/${id}`);
    const html = await (await request.get(path)).text();
    const [{ '@graph': things } = {}] = readStructuredData(html);
    expect(things).toContainEqual(expect.objectContaining({ '@type': 'RealEstateListing', name: kept }));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kept!);
    await page.goto(toLocale(locale, '/assets'));
    await expect(page.getByRole('link', { name: kept! })).toBeVisible();
  }
  // The pages above have hydrated from the state that contains the title, so the router handles this click.
  await page.getByRole('link', { name: kept! }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kept!);
  expect(dialogs).toEqual([]);
});
