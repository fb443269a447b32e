import type { APIRequestContext } from '@playwright/test';
import { locales, toLocale } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';

/** Bytes of a kept page in brotli, once the gateway has compressed it as well as it can. */
const keptBytes = async (request: APIRequestContext, path: string): Promise<number> => {
  let headers: Record<string, string> = {};
  const readTag = async () => {
    headers = (await request.get(path, { headers: { 'accept-encoding': 'br' } })).headers();
    return headers['etag'];
  };
  // Whatever another test lists next has the page made anew: size and tag are those of one reply.
  await expect.poll(readTag, { message: path }).toMatch(/-br11"$/);
  return Number(headers['content-length']);
};

/**
 * Bytes of each page's HTML: above is a regression, below is a gain to lock in. B3 asks for 10,000, which none keeps yet;
 * what they are made of is in docs/decisions/0020-bytes-of-a-public-page.md.
 */
const bounds = {
  // With areas, stations and articles beside the assets.
  '/': { min: 11_000, max: 13_400 },
  // With whatever other tests have just listed.
  '/assets': { min: 10_000, max: 14_200 },
  '/assets/1': { min: 11_500, max: 14_500 },
} as const;

for (const locale of locales)
  for (const [path, { min, max }] of Object.entries(bounds))
    test(`B3: ${toLocale(locale, path)} is ${min}–${max} bytes of brotli, styles and all`, async ({ request }) => {
      const bytes = await keptBytes(request, toLocale(locale, path));

      expect(bytes).toBeLessThanOrEqual(max);
      expect(bytes).toBeGreaterThanOrEqual(min);
    });
