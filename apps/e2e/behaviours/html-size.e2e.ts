import type { APIRequestContext, APIResponse } from '@playwright/test';
import { locales, toLocale, type Locale } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';

/** A kept page, once the gateway has compressed it as well as it can: some two seconds later, so ask for many at once. */
const keptPage = async (request: APIRequestContext, path: string): Promise<APIResponse> => {
  let page: APIResponse | undefined;
  const readTag = async () => {
    page = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    return page.headers()['etag'];
  };
  // Whatever another test lists next has the page made anew: size and tag are those of one reply.
  await expect.poll(readTag, { message: path, intervals: [250] }).toMatch(/-br11"$/);
  return page!;
};

const bodyBytes = (page: APIResponse) => Number(page.headers()['content-length']);

/** What is sent before the body: a line of status, a line for each header and an empty one. */
const headBytes = (page: APIResponse) =>
  ['HTTP/1.1 200 OK', ...page.headersArray().map(({ name, value }) => `${name}: ${value}`), ''].reduce(
    (bytes, line) => bytes + Buffer.byteLength(line) + 2,
    0,
  );

/**
 * Bytes of each page's HTML: above is a regression, below is a gain to lock in. B3 asks for 10,000; what holds in its
 * place is below, and why in docs/decisions/0027-a-page-arrives-at-once.md.
 */
const bounds = {
  // With areas, stations and articles beside the assets.
  '/': { min: 10_700, max: 12_850 },
  // With whatever other tests have just listed.
  '/assets': { min: 9_700, max: 13_300 },
  '/assets/1': { min: 11_200, max: 14_100 },
} as const;

type Bounds = readonly [path: string, bytes: { min: number; max: number }];

const expectWithinBounds = async (request: APIRequestContext, locale: Locale, [path, { min, max }]: Bounds) => {
  const bytes = bodyBytes(await keptPage(request, toLocale(locale, path)));

  expect.soft(bytes, path).toBeLessThanOrEqual(max);
  expect.soft(bytes, path).toBeGreaterThanOrEqual(min);
};

for (const locale of locales)
  test(`B3: home, list and asset are as small as they were, styles and all (${locale})`, async ({ request }) => {
    await Promise.all(Object.entries(bounds).map((one) => expectWithinBounds(request, locale, one)));
  });

/** Ten segments of 1,448 bytes: what a server may send before it has heard from the browser (RFC 6928). */
const firstWindow = 14_480;

/** Of every template, but for `/assets?filters=all`, which is there for those without script. */
const templates = [
  '/',
  '/assets',
  '/assets?property_type=condo&listing_type=sale&province=10',
  '/assets?view=split',
  '/assets?view=map',
  '/assets?q=zzzzqqq',
  '/assets/compare?ids=1,2,8',
  '/favourites',
  '/areas',
  '/areas/bangkok/watthana',
  '/news',
  '/news/16',
  '/services',
  '/services/aerial-photography-2',
  '/privacy',
];

const expectWithinFirstWindow = async (request: APIRequestContext, path: string) => {
  const page = await keptPage(request, path);
  expect.soft(headBytes(page) + bodyBytes(page), path).toBeLessThanOrEqual(firstWindow);
};

for (const locale of locales) {
  test(`every template is sent at once, headers and all (${locale})`, async ({ request }) => {
    await Promise.all(templates.map((template) => expectWithinFirstWindow(request, toLocale(locale, template))));
  });

  // What a seller writes beyond that comes on top.
  test(`an asset and its seller are sent at once, headers and all (${locale})`, async ({
    request,
    publish,
    member,
  }) => {
    const { id } = await publish();

    await Promise.all(
      [`/assets/${id}`, `/member/${member.profile.id}`].map((path) =>
        expectWithinFirstWindow(request, toLocale(locale, path)),
      ),
    );
  });
}
