import { forcedColorModeAttribute, nearLayout } from '@yoodee/runtime';
import { hydrationDataId } from '@yoodee/runtime/document';
import { headScript, hydrationScript } from '@yoodee/runtime/inline-scripts';
import { mapStyleMeta } from '@yoodee/map';
import type { Site } from '@yoodee/public-page';
import { localeTags, toLocale, type Locale } from '@yoodee/site';
import fontFaces from '@yoodee/ui-kit/fonts.css?inline';
import latinFont from '@yoodee/ui-kit/fonts/anuphan-latin.woff2?url';
import thaiFont from '@yoodee/ui-kit/fonts/anuphan-thai.woff2?url';
import type { ReactNode } from 'react';

/**
 * Parts of a document that only the server knows. The browser hydrates without them and leaves these elements
 * unchanged.
 */
export interface ServedParts {
  /** CSS of the page, inlined so that nothing blocks the first paint. */
  styles: string;
  /** JSON of a `HydrationStart`; null for a document without scripts. */
  hydration: string | null;
  colorMode: 'light' | 'dark' | undefined;
}

export interface DocumentProps {
  locale: Locale;
  site: Site;
  served?: ServedParts;
  children: ReactNode;
}

/** Only the server sets the content; the browser keeps what is in the document. */
const served = (text: string | undefined) => ({
  dangerouslySetInnerHTML: { __html: text ?? '' },
  suppressHydrationWarning: true,
});
const inHead = served(import.meta.env.SSR ? headScript : '');
const inBody = served(import.meta.env.SSR ? hydrationScript : '');
const faces = served(import.meta.env.SSR ? fontFaces : '');

/** The inline scripts that run in a document. All other inline scripts are data. */
export const inlineScriptsOf = ({ hydration }: Pick<ServedParts, 'hydration'>): readonly string[] =>
  hydration === null ? [headScript] : [headScript, hydrationScript];

/**
 * The document around every page. It is byte-identical for all visitors and devices, so that any cache may store it.
 */
export const Document = ({ locale, site: { mapStyleUrl }, served: parts, children }: DocumentProps) => (
  <html
    lang={localeTags[locale]}
    dir="ltr"
    // Applied by the script in the head, before the first paint.
    {...{ [forcedColorModeAttribute]: parts?.colorMode }}
    {...nearLayout}
    suppressHydrationWarning
  >
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <script {...inHead} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href={toLocale(locale, '/manifest.webmanifest')} />
      {mapStyleUrl && <meta name={mapStyleMeta} content={mapStyleUrl} />}
      {[thaiFont, latinFont].map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <style {...faces} />
      <style {...served(parts?.styles)} />
    </head>
    <body>
      {children}
      {parts?.hydration !== null && (
        <>
          <script type="application/json" id={hydrationDataId} {...served(parts?.hydration)} />
          <script {...inBody} />
        </>
      )}
    </body>
  </html>
);
