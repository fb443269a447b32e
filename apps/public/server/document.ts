import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdScripts } from '@yoodee/runtime/document';
import { siteStylesId } from '../app/site-styles.ts';

/** The site's whole stylesheet as built; it goes into every document, so that nothing blocks the first paint. */
export const readSiteStyles = (clientFolder: string): string => {
  const folder = join(clientFolder, 'static');
  const file = readdirSync(folder).find((name) => name.endsWith('.css'));
  if (!file) throw new Error(`No stylesheet in ${folder}: build the site first.`);
  return readFileSync(join(folder, file), 'utf8');
};

const emptyStyles = `<style id="${siteStylesId}"></style>`;

/** A rendered document made ready to send: styles inside, scripts held back until the page has painted. */
export const finishDocument = (html: string, siteStyles: string): string => {
  const held = holdScripts(html);
  const at = held.indexOf(emptyStyles);
  if (at === -1) return held;
  const open = at + emptyStyles.length - '</style>'.length;
  return held.slice(0, open) + siteStyles + held.slice(open);
};
