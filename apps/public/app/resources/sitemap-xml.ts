import { imageHref, locales, toLocale, type Locale } from '@yoodee/site';

/** One page of a sitemap. */
export interface SitemapEntry {
  /** In either language, without a query. */
  path: string;
  updatedAt?: string | undefined;
  /** Keys of the pictures on the page. */
  images?: readonly string[];
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!);

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Wide enough for every search engine; they scale pictures down. */
const imageWidth = 1280;

const lastmod = (updatedAt: string | null | undefined) => (updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '');

/** A `<url>` element with links to all languages; `x-default` is the same as in the page's head. */
export const sitemapUrl = ({ path, updatedAt, images = [] }: SitemapEntry, locale: Locale, origin: string): string => {
  const url = (of: Locale) => escaped(origin + toLocale(of, path));
  const alternates = [...locales.map((of) => [of, url(of)]), ['x-default', url('th')]].map(
    ([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`,
  );
  const pictures = images.map(
    (key) => `<image:image><image:loc>${escaped(origin + imageHref(key, imageWidth))}</image:loc></image:image>`,
  );
  return `<url><loc>${url(locale)}</loc>${lastmod(updatedAt)}${alternates.join('')}${pictures.join('')}</url>\n`;
};

async function* sitemapTexts(chunks: AsyncIterable<readonly SitemapEntry[]>, locale: Locale, origin: string) {
  yield `${declaration}<urlset xmlns="${sitemaps}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
  for await (const entries of chunks) yield entries.map((entry) => sitemapUrl(entry, locale, origin)).join('');
  yield '</urlset>\n';
}

/** Streams a sitemap chunk by chunk, so that this process never holds a complete one. */
export const streamSitemap = (
  chunks: AsyncIterable<readonly SitemapEntry[]>,
  locale: Locale,
  origin: string,
): ReadableStream<Uint8Array> => {
  const texts = sitemapTexts(chunks, locale, origin);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
};

/** The index of all parts, each in both languages. */
export const sitemapIndex = (parts: readonly { part: number; updated_at: string | null }[], origin: string): string => {
  const entries = parts.flatMap(({ part, updated_at }) =>
    locales.map(
      (locale) =>
        `<sitemap><loc>${escaped(`${origin}/sitemaps/${locale}-${part}.xml`)}</loc>${lastmod(updated_at)}</sitemap>\n`,
    ),
  );
  return `${declaration}<sitemapindex xmlns="${sitemaps}">\n${entries.join('')}</sitemapindex>\n`;
};
