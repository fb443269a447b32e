import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { frameOrigins, scriptHashesHeader } from '@yoodee/site';
import { inlineScripts } from './inline-scripts.ts';

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}`;

const isHash = /^sha256-[A-Za-z0-9+/]{43}=$/;

/** What a site allows besides its own origin. */
export interface PolicyOrigins {
  /** Origins that its maps are fetched from. */
  readonly mapOrigins: readonly string[];
  /** Origins whose frames its articles embed, besides {@link frameOrigins}. */
  readonly furtherFrames: readonly string[];
}

/**
 * All directives except script-src. Styles may be inline: Chakra's islands insert `<style>` elements when they render,
 * and pages contain their critical CSS, so neither hashes nor a nonce could cover them (decision 0004).
 */
const fixedDirectives = ({ mapOrigins, furtherFrames }: PolicyOrigins) =>
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
    ['frame-src', ...frameOrigins, ...furtherFrames].join(' '),
  ].join('; ');

/** Whether this is the type of a script; a worker takes its policy from the reply with its script. */
export const isScriptType = (contentType = ''): boolean => /^(?:text|application)\/javascript\b/i.test(contentType);

/** The policy of one document, of its text and the headers of the reply that contains it. */
export type PolicyFor = (html: string, headers: IncomingHttpHeaders) => string;

export interface Policies {
  /**
   * Of a rendered page: allows the scripts that its renderer announces in {@link scriptHashesHeader}. The page is not
   * scanned for scripts, because it contains texts of members, and an injected script must not be allowed.
   */
  readonly ofPages: PolicyFor;
  /**
   * Of a file of the account app, which contains no text of members. A document may run its inline scripts. A script may
   * compile WebAssembly, which matters to workers alone: a worker has the policy of its own file, a page that of its
   * document (decision 0045).
   */
  readonly ofFiles: PolicyFor;
}

/** Creates the policies of one site. */
export const createPolicies = (origins: PolicyOrigins): Policies => {
  const fixed = fixedDirectives(origins);
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
    ofFiles: (text, headers) =>
      isScriptType(headers['content-type'])
        ? `script-src 'self' 'wasm-unsafe-eval'; ${fixed}`
        : policy(inlineScripts(text).map(hashOf)),
  };
};

/** Policy of replies that load nothing and run nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";
