import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';

/** Parses a document as received, without running its scripts. */
export const parseDocument = (html: string): Document => new JSDOM(html).window.document;

/** Metadata for search engines in `<head>`. Alternates by `hreflang`. */
export const readHead = (html: string) => {
  const { head } = parseDocument(html);
  const content = (selector: string) => head.querySelector(selector)?.getAttribute('content') ?? null;
  return {
    title: head.querySelector('title')?.textContent ?? null,
    description: content('meta[name="description"]'),
    canonical: head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    alternates: Object.fromEntries(
      [...head.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
        link.getAttribute('hreflang')!,
        link.getAttribute('href')!,
      ]),
    ),
    ogLocale: content('meta[property="og:locale"]'),
    ogLocaleAlternate: content('meta[property="og:locale:alternate"]'),
  };
};

/** Parsed structured data. Throws when it is not JSON. */
export const readStructuredData = (html: string): Record<string, unknown>[] =>
  [...parseDocument(html).querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );

/** Directives of a Content-Security-Policy: `script-src` → `["'self'", …]`. */
export const readPolicy = (policy: string | undefined): Map<string, string[]> =>
  new Map(
    (policy ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

const dataTypes = /^(?:application\/(?:ld\+)?json)$/;

/** CSP hashes of a document's executable inline scripts, including those that the page may run later. */
export const inlineScriptHashes = (html: string): string[] =>
  [...parseDocument(html).querySelectorAll('script:not([src])')]
    .filter((script) => script.textContent && !dataTypes.test(script.getAttribute('type') ?? ''))
    .map(({ textContent }) => `'sha256-${createHash('sha256').update(textContent).digest('base64')}'`);
