import { getSitemapParts } from '@yoodee/api-contract';
import { loadFromApi } from '../api.server';
import { sitemapIndex } from '../sitemap/sitemap-xml';
import { textFile } from '../text-file';
import type { Route } from './+types/sitemap';

export const loader = async ({ request }: Route.LoaderArgs) => {
  const parts = await loadFromApi(getSitemapParts, {}, request);
  return textFile(sitemapIndex(parts, new URL(request.url).origin), 'application/xml');
};
