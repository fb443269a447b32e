import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { frameOrigins, scriptHashesHeader } from '@yoodee/site';
import { inlineScripts } from './inline-scripts.ts';

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}`;

const isHash = /^sha256-[A-Za-z0-9+/]{43}=$/;

/**
 * All directives except script-src. Styles may be inline: Chakra's islands insert `<style>` elements when they render,
 * and pages contain their critical CSS, so neither hashes nor a nonce could cover them (decision 0004).
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

/** The policy of one document, of its text and the headers of the reply that contains it. */
export type PolicyFor = (html: string, headers: IncomingHttpHeaders) => string;

export interface Policies {
  /**
   * Of a rendered page: allows the scripts that its renderer announces in {@link scriptHashesHeader}. The page itself is
   * not asked, because it contains texts of members: a script that got into them must not be allowed.
   */
  readonly ofPages: PolicyFor;
  /** Of a built document, which contains no text of members: allows its inline scripts. */
  readonly ofFiles: PolicyFor;
}

/** Creates the policies of one site. `mapOrigins`: further origins that its maps are fetched from. */
export const createPolicies = (mapOrigins: readonly string[]): Policies => {
  const fixed = fixedDirectives(mapOrigins);
  const policy = (hashes: readonly string[]) =>
    `script-src ${["'self'", ...new Set(hashes.map((hash) => `'${hash}'`))].join(' ')}; ${fixed}`;
  return {
    ofPages: (_html, headers) =>
      policy(
        [headers[scriptHashesHeader] ?? []]
          .flat()
          .join(' ')
          .split(' ')
          .filter((hash) => isHash.test(hash)),
      ),
    ofFiles: (html) => policy(inlineScripts(html).map(hashOf)),
  };
};

/** Policy of replies that load nothing and run nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";
