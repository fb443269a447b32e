import type { APIRequestContext, APIResponse } from '@playwright/test';
import { locales, toLocale, type Locale } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';
import { pagesOfSitemap } from '../src/sitemap.ts';

/**
 * A cached page after the gateway has recompressed it at the highest quality. This takes about two seconds, so request
 * many pages in parallel.
 */
const cachedPage = async (request: APIRequestContext, path: string): Promise<APIResponse> => {
  let page: APIResponse | undefined;
  const readTag = async () => {
    page = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    return page.headers()['etag'];
  };
  // A listing of another test invalidates the page, so size and tag must come from the same response.
  await expect.poll(readTag, { message: path, intervals: [250], timeout: 60_000 }).toMatch(/-br11"$/);
  return page!;
};

const bodyBytes = (page: APIResponse) => Number(page.headers()['content-length']);

/** Size of the response head: status line, header lines and the empty line. */
const headBytes = (page: APIResponse) =>
  ['HTTP/1.1 200 OK', ...page.headersArray().map(({ name, value }) => `${name}: ${value}`), ''].reduce(
    (bytes, line) => bytes + Buffer.byteLength(line) + 2,
    0,
  );

/**
 * Bytes of each page's HTML. A value above the range is a regression; lower the range after an improvement.
 * docs/decisions/0035-budgets-of-documented-ways.md explains the values.
 */
const bounds = {
  // Includes areas, stations and articles besides the assets, and what budgets buy if there are enough listings.
  '/': { min: 14_000, max: 17_800 },
  // Includes recent assets of other tests, and the further pictures of each card (decision 0042).
  '/assets': { min: 13_000, max: 18_850 },
  // Names the card that other sites may embed (decision 0053), has directions and links to other maps (0056), and the
  // icons of facilities (0047).
  '/assets/1': { min: 15_000, max: 20_100 },
} as const;

type Bounds = readonly [path: string, bytes: { min: number; max: number }];

const expectWithinBounds = async (request: APIRequestContext, locale: Locale, [path, { min, max }]: Bounds) => {
  const bytes = bodyBytes(await cachedPage(request, toLocale(locale, path)));

  expect.soft(bytes, path).toBeLessThanOrEqual(max);
  expect.soft(bytes, path).toBeGreaterThanOrEqual(min);
};

for (const locale of locales)
  test(`B3: the HTML of home, list and asset stays within its budget, styles included (${locale})`, async ({
    request,
  }) => {
    await Promise.all(Object.entries(bounds).map((one) => expectWithinBounds(request, locale, one)));
  });

/** Limit for a document with its headers, bytes. */
const budget = 16_500;

/** Ten segments of 1,448 bytes: what a server may send before the first acknowledgement (RFC 6928). */
const firstWindow = 14_480;

/** Limit for home, lists, assets and articles, which need more styles. */
const largest = 20_000;

/**
 * Limit for the list with all filters open, which visitors without script get. The counts of listings beside its options
 * change with what other tests publish, by some 25 bytes.
 */
const allFilters = 24_800;

/** Limit by page. A page of the sitemap that is not here must fit into the first window. */
const templates: Record<string, number> = {
  '/': largest,
  '/assets': largest,
  '/assets?property_type=condo&listing_type=sale&province=10': largest,
  '/assets?filters=all': allFilters,
  '/assets?view=split': largest,
  '/assets?view=map': largest,
  '/news/16': largest,
  '/assets/compare?ids=1,2,8': budget,
  '/projects/1': largest,
  '/areas': budget,
  // Names its projects, beside its districts and its prices by month (decision 0070).
  '/areas/bangkok/watthana': 17_000,
  '/services/aerial-photography-2': budget,
  '/assets?q=zzzzqqq': budget,
  '/news': budget,
  '/favourites': firstWindow,
  '/services': firstWindow,
};

const expectWithin = async (request: APIRequestContext, path: string, max: number) => {
  const page = await cachedPage(request, path);
  expect.soft(headBytes(page) + bodyBytes(page), path).toBeLessThanOrEqual(max);
};

for (const locale of locales) {
  test(`every template stays within its budget, headers included (${locale})`, async ({ request }) => {
    const listed = (await pagesOfSitemap(request)).map((path) => [path, firstWindow] as const);
    const limits = { ...Object.fromEntries(listed), ...templates };
    await Promise.all(Object.entries(limits).map(([path, max]) => expectWithin(request, toLocale(locale, path), max)));
  });

  // A longer description by the seller adds to this.
  test(`the pages of an asset and its seller stay within their budget, headers included (${locale})`, async ({
    request,
    publish,
    member,
  }) => {
    const { id } = await publish();

    await expectWithin(request, toLocale(locale, `/assets/${id}`), largest);
    await expectWithin(request, toLocale(locale, `/member/${member.profile.id}`), firstWindow);
  });
}
