import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdScripts } from '@yoodee/runtime/document';
import type { KeptPart } from '../app/rendered-page.ts';
import { siteStylesId } from '../app/site-styles.ts';
import { createPageStyles } from './page-styles.ts';

/** The site's one stylesheet as built. */
const readSiteStyles = (clientFolder: string) => {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string } | undefined
  >;
  const file = manifest['style.css']?.file;
  if (!file) throw new Error('The build has no stylesheet: build the site first.');
  return { href: `/${file}`, css: readFileSync(join(clientFolder, file), 'utf8') };
};

/** The largest picture itself stands early in the document; React's hint would only say its addresses twice. */
const pictureHints = /<link rel="preload" as="image"[^>]*>/g;

const emptyStyles = `<style id="${siteStylesId}"></style>`;

/**
 * Makes rendered documents ready to send: the styles they use inside, so that nothing blocks the first paint, and
 * scripts held back until the page has painted. `moduleHref` is where they start, if not in the document.
 */
export const createDocumentFinisher = (clientFolder: string) => {
  const { href, css } = readSiteStyles(clientFolder);
  const pageStyles = createPageStyles(css);
  return (html: string, parts: readonly KeptPart[], moduleHref: string | null): string => {
    const styles = `<style id="${siteStylesId}" data-href="${href}">${pageStyles(html, parts)}</style><noscript><link rel="stylesheet" href="${href}"></noscript>`;
    // All that changes stands in the head and after what the visitor sees.
    const headEnds = html.indexOf('</head>');
    const scriptsBegin = Math.max(headEnds, html.lastIndexOf('<script type="module"'));
    const head = holdScripts(html.slice(0, headEnds)).replace(pictureHints, '');
    const scripts = holdScripts(html.slice(scriptsBegin), moduleHref);
    return head.replace(emptyStyles, () => styles) + html.slice(headEnds, scriptsBegin) + scripts;
  };
};
