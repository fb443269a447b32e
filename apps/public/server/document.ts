import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdScripts } from '@yoodee/runtime/document';
import { siteStylesId } from '../app/site-styles.ts';
import { createPageStyles } from './page-styles.ts';

/** The site's one stylesheet as built. */
const readSiteStyles = (clientFolder: string) => {
  const folder = join(clientFolder, 'static');
  const name = readdirSync(folder).find((file) => file.endsWith('.css'));
  if (!name) throw new Error(`No stylesheet in ${folder}: build the site first.`);
  return { href: `/static/${name}`, css: readFileSync(join(folder, name), 'utf8') };
};

const emptyStyles = `<style id="${siteStylesId}"></style>`;

/**
 * Makes rendered documents ready to send: the styles they use inside, so that nothing blocks the first paint, and
 * scripts held back until the page has painted.
 */
export const createDocumentFinisher = (clientFolder: string): ((html: string) => string) => {
  const { href, css } = readSiteStyles(clientFolder);
  const pageStyles = createPageStyles(css);
  return (html) =>
    holdScripts(html).replace(
      emptyStyles,
      () => `<style id="${siteStylesId}" data-href="${href}">${pageStyles(html)}</style>`,
    );
};
