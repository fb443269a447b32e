import { useLocale } from '@yoodee/i18n';
import { brand, imageHref, locales, localeTags, toLocale } from '@yoodee/site';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSite } from './site.ts';

export interface PageHeadProps {
  title: string;
  description: string;
  /** Canonical path in either language, with the query keys that belong to it. Default: the path without its query. */
  path?: string;
  /** Key of the picture for link previews. */
  imageKey?: string | undefined;
  /** A picture drawn for link previews, used instead of `imageKey`: its path on this site, and what it shows. */
  sharePicture?: { path: string; alt: string };
  isIndexed?: boolean;
  /** JSON-LD, without its `@context`. */
  structuredData?: Record<string, unknown>;
  /** More elements for `<head>`, such as the link to a feed. */
  children?: ReactNode;
}

const ogLocale = (tag: string) => tag.replace('-', '_');

/** Size in which `share-pictures` of the API draws. */
const sharePictureSize = { width: '1200', height: '630' } as const;

const SharePicture = ({ path, alt }: NonNullable<PageHeadProps['sharePicture']>) => (
  <>
    <meta property="og:image" content={useSite().origin + path} />
    <meta property="og:image:type" content="image/jpeg" />
    <meta property="og:image:width" content={sharePictureSize.width} />
    <meta property="og:image:height" content={sharePictureSize.height} />
    <meta property="og:image:alt" content={alt} />
  </>
);

const StoredPicture = ({ imageKey, alt }: { imageKey: string; alt: string }) => (
  <>
    <meta property="og:image" content={useSite().origin + imageHref(imageKey, 1280)} />
    <meta property="og:image:alt" content={alt} />
  </>
);

/** JSON in a script element: `<` could end the element, so it is escaped. */
const scriptText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The metadata of a page: title, canonical address, both languages, link previews, structured data. A page renders it
 * once; React moves the elements to `<head>`.
 */
export const PageHead = ({
  title,
  description,
  path,
  imageKey,
  sharePicture,
  isIndexed = true,
  structuredData,
  children,
}: PageHeadProps) => {
  const { origin } = useSite();
  const { pathname } = useLocation();
  const locale = useLocale();
  const url = (of: (typeof locales)[number]) => origin + toLocale(of, path ?? pathname);
  const siteName = brand.name[locale];
  return (
    <>
      <title>{`${title} | ${siteName}`}</title>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url(locale)} />
      {locales.flatMap((of) =>
        [of, localeTags[of]].map((tag) => <link key={tag} rel="alternate" hrefLang={tag} href={url(of)} />),
      )}
      <link rel="alternate" hrefLang="x-default" href={url('th')} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url(locale)} />
      <meta property="og:locale" content={ogLocale(localeTags[locale])} />
      {locales
        .filter((of) => of !== locale)
        .map((of) => (
          <meta key={of} property="og:locale:alternate" content={ogLocale(localeTags[of])} />
        ))}
      {sharePicture ? (
        <SharePicture {...sharePicture} />
      ) : (
        imageKey && <StoredPicture imageKey={imageKey} alt={title} />
      )}
      <meta name="twitter:card" content={imageKey || sharePicture ? 'summary_large_image' : 'summary'} />
      {children}
      {structuredData && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: scriptText({ '@context': 'https://schema.org', ...structuredData }),
          }}
        />
      )}
    </>
  );
};
