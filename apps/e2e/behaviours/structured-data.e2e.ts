import { locales, toLocale } from '@yoodee/site';
import { parseDocument, readStructuredData } from '../src/documents.ts';
import { expect, test } from '../src/fixtures.ts';
import { nodesOfType, structuredDataProblems } from '../src/structured-data.ts';

/** A page of each kind, and the expected types of its structured data. */
const pages = [
  ['/', ['Organization', 'WebSite', 'SearchAction']],
  ['/assets', ['ItemList']],
  ['/assets/1', ['RealEstateListing', 'Offer', 'BreadcrumbList']],
  ['/areas', ['ItemList', 'BreadcrumbList']],
  ['/areas/bangkok', ['ItemList', 'BreadcrumbList']],
  ['/areas/bangkok/watthana/condo', ['ItemList', 'BreadcrumbList']],
  ['/areas/stations/asok-e4', ['ItemList', 'BreadcrumbList']],
  ['/projects/1', ['ItemList', 'BreadcrumbList']],
  ['/news', ['ItemList']],
  ['/news/1', ['NewsArticle', 'BreadcrumbList']],
  ['/services', ['ItemList', 'BreadcrumbList']],
  ['/services/cleaning-9', ['Service', 'BreadcrumbList']],
] as const;

for (const locale of locales)
  for (const [path, types] of pages)
    test(`${toLocale(locale, path)} has valid structured data`, async ({ request }) => {
      const reply = await request.get(toLocale(locale, path), { headers: { cookie: `locale=${locale}` } });
      expect(reply.status()).toBe(200);
      const html = await reply.text();
      const found = readStructuredData(html);

      expect(found.flatMap(structuredDataProblems)).toEqual([]);
      for (const type of types) expect(nodesOfType(found, type).length, type).toBeGreaterThan(0);
      const visible = [...parseDocument(html).querySelectorAll('.y-breadcrumb li')].map(
        ({ textContent }) => textContent,
      );
      const described = nodesOfType(nodesOfType(found, 'BreadcrumbList'), 'ListItem').map(({ name }) => name);
      // Where the visible breadcrumb ends above the page itself, the structured data also contains the page.
      expect([0, 1]).toContain(described.length - visible.length);
    });
