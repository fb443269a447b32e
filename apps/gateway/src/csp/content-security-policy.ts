import { createHash } from 'node:crypto';
import { frameOrigins } from '@yoodee/site';
import { inlineScripts } from './inline-scripts.ts';

const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;

/**
 * Everything but script-src. Styles may be inline: Chakra's islands insert `<style>` elements as they render and pages
 * carry their critical CSS inside, so neither hashes nor a shared nonce could cover them (decision 0004).
 */
const fixedDirectives = (mapOrigins: readonly string[]) =>
  [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ["connect-src 'self'", ...mapOrigins].join(' '),
    ["img-src 'self' data: blob:", ...mapOrigins].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self' blob:",
    `frame-src ${frameOrigins.join(' ')}`,
  ].join('; ');

/** The policy of one document: its own inline scripts by hash, no others. */
export type PolicyFor = (html: string) => string;

/** Makes the policies of one site. `mapOrigins`: where its maps are fetched from besides the site itself. */
export const createPolicies = (mapOrigins: readonly string[]): PolicyFor => {
  const fixed = fixedDirectives(mapOrigins);
  return (html) => {
    const hashes = [...new Set(inlineScripts(html))].map(hashSource);
    return `script-src ${["'self'", ...hashes].join(' ')}; ${fixed}`;
  };
};

/** For replies that are no document of the site and bring no policy of their own. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";
