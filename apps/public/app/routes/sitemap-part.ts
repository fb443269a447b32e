import { data } from 'react-router';
import { isLocale } from '@yoodee/site';
import { sitemapEntries } from '../sitemap/sitemap-entries';
import { streamSitemap } from '../sitemap/sitemap-xml';
import { textFile } from '../text-file';
import type { Route } from './+types/sitemap-part';

/** `th-1.xml`: a language and a part. */
const namePattern = /^([a-z]{2})-([1-9]\d{0,6})\.xml$/;

export const loader = async ({ request, params }: Route.LoaderArgs) => {
  const [, locale, part] = namePattern.exec(params.file) ?? [];
  const entries = isLocale(locale) ? await sitemapEntries(Number(part), request) : null;
  if (!isLocale(locale) || !entries) throw data(null, { status: 404 });
  return textFile(streamSitemap(entries, locale, new URL(request.url).origin), 'application/xml');
};
