import { isLocale } from '@yoodee/site';
import { sitemapEntries } from './sitemap-entries';
import { streamSitemap } from './sitemap-xml';
import { textFile } from './text-file';
import type { ResourceHandler } from '../resource-routes';

/** `th-1.xml`: language and number of the part. */
const namePattern = /^([a-z]{2})-([1-9]\d{0,6})\.xml$/;

export const sitemapPart: ResourceHandler = async ({ request, params }) => {
  const [, locale, part] = namePattern.exec(params.file ?? '') ?? [];
  const entries = isLocale(locale) ? await sitemapEntries(Number(part), request) : null;
  if (!isLocale(locale) || !entries) return new Response(null, { status: 404 });
  return textFile(streamSitemap(entries, locale, new URL(request.url).origin), 'application/xml');
};
