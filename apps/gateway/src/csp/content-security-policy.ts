import { createHash } from 'node:crypto';
import { frameOrigins } from '@yoodee/site';
import { inlineScripts } from './inline-scripts.ts';

const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;

/** Where maps are fetched from besides the site itself. A setting of the whole process, made before the first reply. */
let mapOrigins: readonly string[] = [];

export const allowMapsFrom = (origins: readonly string[]): void => {
  mapOrigins = origins;
};

const withMaps = (sources: string) => [sources, ...mapOrigins].join(' ');

/**
 * Everything but script-src. Styles may be inline: Chakra's islands insert `<style>` elements as they render and pages
 * carry their critical CSS inside, so neither hashes nor a shared nonce could cover them (decision 0004).
 */
const fixedDirectives = () =>
  [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    withMaps("connect-src 'self'"),
    withMaps("img-src 'self' data: blob:"),
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self' blob:",
    `frame-src ${frameOrigins.join(' ')}`,
  ].join('; ');

const policy = (hashes: readonly string[]) => `script-src ${["'self'", ...hashes].join(' ')}; ${fixedDirectives()}`;

/** The policy of one document: its own inline scripts by hash, no others. */
export const policyFor = (html: string): string => policy([...new Set(inlineScripts(html))].map(hashSource));

/** For replies that are no document of the site and bring no policy of their own. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";
