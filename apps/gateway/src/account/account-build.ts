import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { closedPolicy, isScriptType, type PolicyFor } from '../csp/content-security-policy.ts';
import { encodeBody, isCompressible, type EncodedBody } from '../http/encodings.ts';
import type { Locale } from '@yoodee/site';
import * as z from 'zod/mini';

export interface BuiltFile {
  readonly contentType: string;
  readonly hash: string;
  readonly encoded: EncodedBody;
  readonly policy: string;
}

export interface AccountBuild {
  /** By path below the build's directory, with `/`: `assets/index-1a2b.js`. */
  readonly files: ReadonlyMap<string, BuiltFile>;
  readonly documents: Readonly<Record<Locale, BuiltFile>>;
  /** Paths of the app's pages, without the language prefix. */
  readonly pages: ReadonlySet<string>;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

const isSibling = (name: string) => name.endsWith('.br') || name.endsWith('.gz');

/** `pages.json`, which the build of the account app writes. */
const pageList = z.array(z.string().check(z.startsWith('/')));

/** The build's own compressed files where it has them; otherwise compressed here. */
const encodedFile = async (
  contentType: string,
  identity: Buffer,
  sibling: (suffix: string) => Promise<Buffer | undefined>,
): Promise<EncodedBody> => {
  const [br, gzip] = await Promise.all([sibling('.br'), sibling('.gz')]);
  if (br ?? gzip) return { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) };
  return isCompressible(contentType) ? encodeBody(identity) : { identity };
};

/**
 * Reads the account app's build into memory at start. A later build on disk cannot mix old and new files, and no request
 * reaches the file system. Throws when a document or the list of
 * pages is missing.
 */
export const readAccountBuild = async (directory: string, policyFor: PolicyFor): Promise<AccountBuild> => {
  const found = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = new Set(
    found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name).slice(join(directory, sep).length)),
  );
  const names = [...paths].filter((path) => !isSibling(path));
  const files = new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, BuiltFile]> => {
        const identity = await readFile(join(directory, name));
        const contentType = contentTypes[extname(name).toLowerCase()] ?? 'application/octet-stream';
        const sibling = async (suffix: string) =>
          paths.has(name + suffix) ? readFile(join(directory, name + suffix)) : undefined;
        return [
          name.split(sep).join('/'),
          {
            contentType,
            hash: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
            encoded: await encodedFile(contentType, identity, sibling),
            policy: isScriptType(contentType) ? policyFor('', { 'content-type': contentType }) : closedPolicy,
          },
        ];
      }),
    ),
  );
  const builtFile = (name: string): BuiltFile => {
    const file = files.get(name);
    if (!file) throw new Error(`the account app's build has no ${name}`);
    return file;
  };
  const document = (name: string): BuiltFile => {
    const file = builtFile(name);
    return { ...file, policy: policyFor(file.encoded.identity.toString('utf8'), {}) };
  };
  const pages = pageList.parse(JSON.parse(builtFile('pages.json').encoded.identity.toString('utf8')));
  return { files, documents: { th: document('index.html'), en: document('en/index.html') }, pages: new Set(pages) };
};
