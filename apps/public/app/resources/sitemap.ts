import { getSitemapParts } from '@yoodee/api-contract/sitemap';
import { loadFromApi } from '@yoodee/public-page/loading';
import { sitemapIndex } from './sitemap-xml';
import { textFile } from './text-file';
import type { ResourceHandler } from '../resource-routes';

export const sitemap: ResourceHandler = async ({ request }) => {
  const parts = await loadFromApi(getSitemapParts, {}, request);
  return textFile(sitemapIndex(parts, new URL(request.url).origin), 'application/xml');
};
