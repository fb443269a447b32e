import { brand, hrefs, localeOfPath, localeTags } from '@yoodee/site';
import { themeColors } from '@yoodee/runtime';
import type { ResourceHandler } from '../resource-routes';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest: name and appearance of the installed site, in the page's language. */
export const manifest: ResourceHandler = ({ request }) => {
  const locale = localeOfPath(new URL(request.url).pathname);
  const { home } = hrefs(locale);
  const manifest = {
    id: home,
    start_url: home,
    scope: '/',
    name: brand.name[locale],
    short_name: brand.name[locale],
    description: brand.tagline[locale],
    lang: localeTags[locale],
    dir: 'ltr',
    display: 'standalone',
    theme_color: themeColors.light,
    background_color: themeColors.light,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('icon-maskable-512', 512, 'maskable')],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  });
};
