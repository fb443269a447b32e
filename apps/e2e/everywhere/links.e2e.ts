import type { APIRequestContext } from '@playwright/test';
import { locales, toLocale } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';

/** Maximum number of pages to read. The site has more lists of assets than this. */
const maxPages = 150;
/** Maximum per kind: `/assets/7` and `/assets/8`, or lists that differ by their query. */
const maxOfKind = 8;
const concurrency = 4;

interface Found {
  path: string;
  /** The page that contains the link. */
  from: string;
}

const linkPattern = /<(?:a|form)\s[^>]*?(?:href|action)="([^"]*)"/g;

/** URLs of this site in a page's links and forms. */
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
    // Links of the start page, including its frame, are always followed.
    if (found.from === start || count <= maxOfKind) queue.push(found);
  };

  const visit = async ({ path, from }: Found) => {
    read += 1;
    const reply = await request.get(path, { headers: { 'accept-encoding': 'gzip' } });
    if (reply.status() >= 400) broken.push(`${reply.status()} ${path} (from ${from})`);
    if (!reply.headers()['content-type']?.startsWith('text/html')) return;
    for (const link of linksIn(await reply.text(), new URL(reply.url(), origin))) enqueue({ path: link, from: path });
  };

  while (queue.length > 0 && read < maxPages) await Promise.all(queue.splice(0, concurrency).map(visit));
  return { broken, read };
};

for (const locale of locales)
  test(`no link reachable from ${toLocale(locale, '/')} is broken`, async ({ request, baseURL }) => {
    const { broken, read } = await crawl(request, toLocale(locale, '/'), baseURL!);

    expect(broken).toEqual([]);
    expect(read).toBeGreaterThan(50);
  });
