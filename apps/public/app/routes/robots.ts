import { hrefs, locales } from '@yoodee/site';
import { textFile } from '../text-file';
import type { Route } from './+types/robots';

/** Nothing there is for search engines, in either language. */
const closed = locales.flatMap((locale) => {
  const { myAccount, signUp, authenticate, favourites, compare } = hrefs(locale);
  return [myAccount, signUp, authenticate(), favourites, compare];
});

export const loader = ({ request }: Route.LoaderArgs) => {
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
