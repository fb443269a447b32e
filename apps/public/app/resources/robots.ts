import { hrefs, locales } from '@yoodee/site';
import { textFile } from './text-file';
import type { ResourceHandler } from '../resource-routes';

/** Paths, in both languages, without content for search engines. */
const closed = locales.flatMap((locale) => {
  const { myAccount, signUp, authenticate, favourites, compare } = hrefs(locale);
  return [myAccount, signUp, authenticate(), favourites, compare];
});

export const robots: ResourceHandler = ({ request }) => {
  const { origin } = new URL(request.url);
  const lines = [
    'User-agent: *',
    ...['/api/', ...closed].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return textFile(lines.join('\n'), 'text/plain');
};
