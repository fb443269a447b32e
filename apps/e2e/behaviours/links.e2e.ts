import type { APIRequestContext } from '@playwright/test';
import { locales, toLocale } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';

/** Pages read in all: a site has more lists of assets than anybody visits. */
const maxPages = 150;
/** Of one kind: `/assets/7` and `/assets/8`, or lists that differ by their query. */
const maxOfKind = 8;
const atOnce = 4;

interface Found {
  path: string;
  /** Where the link to it stands. */
  from: string;
}

const linkPattern = /<(?:a|form)\s[^>]*?(?:href|action)="([^"]*)"/g;

/** Addresses of this site that a page's links and forms lead to. */
const linksIn = (html: string, at: URL): string[] =>
  Array.from(html.matchAll(linkPattern), ([, href]) => URL.parse(href!.replaceAll('&amp;', '&'), at)).flatMap((url) =>
    url?.origin === at.origin ? [url.pathname + url.search] : [],
  );

const kindOf = (path: string): string => {
  const [pathname, query] = path.split('?');
  return query === undefined ? pathname!.replace(/[^/]+$/, '*') : `${pathname}?`;
};

const crawl = async (request: APIRequestContext, start: string, origin: string) => {
  const seen = new Set([start]);
  const kinds = new Map<string, number>();
  const queue: Found[] = [{ path: start, from: 'the start' }];
  const broken: string[] = [];
  let read = 0;

  const enqueue = (found: Found) => {
    if (seen.has(found.path)) return;
    seen.add(found.path);
    const count = (kinds.get(kindOf(found.path)) ?? 0) + 1;
    kinds.set(kindOf(found.path), count);
    // What the start itself leads to, its frame included, is read in any case.
    if (found.from === start || count <= maxOfKind) queue.push(found);
  };

  const visit = async ({ path, from }: Found) => {
    read += 1;
    const reply = await request.get(path, { headers: { 'accept-encoding': 'gzip' } });
    if (reply.status() >= 400) broken.push(`${reply.status()} ${path} (from ${from})`);
    if (!reply.headers()['content-type']?.startsWith('text/html')) return;
    for (const link of linksIn(await reply.text(), new URL(reply.url(), origin))) enqueue({ path: link, from: path });
  };

  while (queue.length > 0 && read < maxPages) await Promise.all(queue.splice(0, atOnce).map(visit));
  return { broken, read };
};

for (const locale of locales)
  test(`every link reachable from ${toLocale(locale, '/')} leads somewhere`, async ({ request, baseURL }) => {
    const { broken, read } = await crawl(request, toLocale(locale, '/'), baseURL!);

    expect(broken).toEqual([]);
    expect(read).toBeGreaterThan(50);
  });
