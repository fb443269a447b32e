// @vitest-environment node
import { measuredPages } from '@yoodee/api-contract/web-vitals';
import { layoutOf } from '@yoodee/layouts';
import { expect, it } from 'vitest';
import { pages, routesIn, sitemapPaths } from './routes';

/** Pages with a layout of their own: on a phone, and elsewhere. */
const layouts: Record<string, [mobile: string, wide: string]> = {
  'assets/:id': ['no-contact-topbar', 'default'],
  'member/:id': ['no-contact-topbar', 'default'],
  'assets/compare': ['menu', 'default'],
  services: ['menu', 'nocontact'],
  'services/:slug': ['menu', 'nocontact'],
};

it.each(pages)('behaviours.md section 7: /$path has its layout', async ({ path, importPage }) => {
  const [mobile, wide] = layouts[path] ?? ['default', 'default'];

  expect(layoutOf([{ handle: (await importPage())?.handle }])).toEqual({ mobile, tablet: wide, desktop: wide });
});

it('every page exists in both languages, with its component and its loader', async () => {
  for (const [locale, prefix] of [
    ['th', '/'],
    ['en', '/en/'],
  ] as const)
    for (const { id, path, lazy } of routesIn(locale)) {
      const { Component, loader } = (await (lazy as () => Promise<{ Component: unknown; loader?: unknown }>)()) ?? {};

      expect(id).toMatch(new RegExp(`^${locale}/`));
      expect(path).toMatch(new RegExp(`^${prefix}`));
      expect(Component).toBeTypeOf('function');
      expect(loader).toBeTypeOf(id === `${locale}/favourites` ? 'undefined' : 'function');
    }
});

it('the API accepts measurements of every page', () => {
  expect([...measuredPages].sort()).toEqual(pages.map(({ name }) => name).sort());
});

it('page names are unique, because chunks are found by name', () => {
  const names = pages.map(({ name }) => name);

  expect(new Set(names).size).toBe(names.length);
});

it('the sitemap lists the pages with the sitemap flag', async () => {
  const paths = await sitemapPaths();

  expect(paths).toEqual(expect.arrayContaining(['/', '/assets', '/areas', '/news', '/services']));
  expect(paths).not.toContain('/favourites');
});
