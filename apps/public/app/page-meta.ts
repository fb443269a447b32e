import type { MetaDescriptor } from 'react-router';
import { createLocaleIntl } from '@yoodee/i18n';
import { brand, imageHref, locales, localeOfPath, localeTags, toLocale } from '@yoodee/site';
import { messagesOf } from './page-messages';

/** `intl` for a path's language, where there is no React: titles and descriptions. */
export const intlOfPath = (pathname: string) => {
  const locale = localeOfPath(pathname);
  return createLocaleIntl(locale, messagesOf(locale));
};

interface PageMeta {
  /** Scheme and host of the public site. */
  origin: string;
  /** Path with the query keys that belong to the canonical address, in either language. */
  path: string;
  title: string;
  description: string;
  /** Key of the picture to share. */
  imageKey?: string | undefined;
  /** A picture made for sharing, in its place: path below the origin, and what is on it. */
  sharePicture?: { path: string; alt: string };
  isIndexed?: boolean;
  structuredData?: Record<string, unknown>;
}

const ogLocale = (tag: string) => tag.replace('-', '_');

/** As `share-pictures` draws them. */
const sharePictureSize = { width: '1200', height: '630' } as const;

const pictureMeta = ({
  origin,
  imageKey,
  sharePicture,
  title,
}: Pick<PageMeta, 'origin' | 'imageKey' | 'sharePicture' | 'title'>): MetaDescriptor[] => {
  if (sharePicture)
    return [
      { property: 'og:image', content: origin + sharePicture.path },
      { property: 'og:image:type', content: 'image/jpeg' },
      { property: 'og:image:width', content: sharePictureSize.width },
      { property: 'og:image:height', content: sharePictureSize.height },
      { property: 'og:image:alt', content: sharePicture.alt },
    ];
  if (!imageKey) return [];
  return [
    { property: 'og:image', content: origin + imageHref(imageKey, 1280) },
    { property: 'og:image:alt', content: title },
  ];
};

/** Everything `<head>` says about a page: title, canonical, both languages, sharing, structured data. */
export const pageMeta = ({
  origin,
  path,
  title,
  description,
  imageKey,
  sharePicture,
  isIndexed = true,
  structuredData,
}: PageMeta): MetaDescriptor[] => {
  const locale = localeOfPath(path);
  const url = (of: (typeof locales)[number]) => origin + toLocale(of, path);
  const alternates = locales.flatMap((of) => [of, localeTags[of]].map((hrefLang) => ({ hrefLang, href: url(of) })));
  const canonical = url(locale);
  const siteName = brand.name[locale];
  return [
    { title: `${title} | ${siteName}` },
    { name: 'description', content: description },
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...[...alternates, { hrefLang: 'x-default', href: url('th') }].map((alternate) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      ...alternate,
    })),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: ogLocale(localeTags[locale]) },
    ...locales
      .filter((of) => of !== locale)
      .map((of) => ({ property: 'og:locale:alternate', content: ogLocale(localeTags[of]) })),
    ...pictureMeta({ origin, imageKey, sharePicture, title }),
    { name: 'twitter:card', content: imageKey || sharePicture ? 'summary_large_image' : 'summary' },
    ...(structuredData ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...structuredData } as never }] : []),
  ];
};
