import { getSitemapAssets, getSitemapPages } from '@yoodee/api-contract/sitemap';
import { hrefs } from '@yoodee/site';
import { loadFromApi } from '@yoodee/public-page/loading';
import { sitemapPaths } from '../routes';
import type { SitemapEntry } from './sitemap-xml';

const paths = hrefs('th');

/** Part 1: pages whose route has the sitemap flag, and all areas, services and news. */
const pagesOf = async (request: Request): Promise<SitemapEntry[]> => {
  const { news, services, areas } = await loadFromApi(getSitemapPages, {}, request);
  return [
    ...(await sitemapPaths()).map((path) => ({ path })),
    ...areas.map(({ path, updated_at }) => ({ path: paths.area(path), updatedAt: updated_at })),
    ...services.map(({ slug }) => ({ path: paths.service(slug) })),
    ...news.map(({ id, updated_at }) => ({ path: paths.newsArticle(id), updatedAt: updated_at })),
  ];
};

/** Loads the first chunk before the response starts, so that a failure can still set the status. */
export const sitemapEntries = async (
  part: number,
  request: Request,
): Promise<AsyncIterable<readonly SitemapEntry[]> | null> => {
  if (part === 1) return oneChunk(await pagesOf(request));
  const first = await loadFromApi(getSitemapAssets, { query: { part } }, request);
  if (first.assets.length + first.members.length + first.projects.length === 0) return null;
  return laterChunks(part, first, request);
};

async function* oneChunk(entries: readonly SitemapEntry[]) {
  yield entries;
}

async function* laterChunks(
  part: number,
  first: Awaited<ReturnType<typeof loadFromApi<typeof getSitemapAssets>>>,
  request: Request,
): AsyncGenerator<readonly SitemapEntry[]> {
  for (let chunk = first; ;) {
    yield [
      ...chunk.assets.map(({ id, updated_at, images }) => ({ path: paths.asset(id), updatedAt: updated_at, images })),
      ...chunk.members.map(({ id }) => ({ path: paths.member(id) })),
      ...chunk.projects.map(({ id }) => ({ path: paths.project(id) })),
    ];
    if (chunk.next === null) return;
    chunk = await loadFromApi(getSitemapAssets, { query: { part, after: chunk.next } }, request);
  }
}
