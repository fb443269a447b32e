import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError } from './content-error.ts';
import type { ContentFolder } from './content-source.ts';

/** Increment it when the same files produce other rows, so that the next sync rewrites them. */
const format = 1;

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const filePattern = /^(meta\.yaml|(th|en)\.md|[a-z0-9-]+\.(jpg|png|webp|avif))$/;

const hashOf = (files: ReadonlyMap<string, Buffer>) => {
  const hash = createHash('sha256').update(String(format));
  for (const [name, bytes] of files) hash.update(`\0${name}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
};

const readFolder = async (root: string, name: string, slug: string): Promise<ContentFolder> => {
  const path = join(root, name);
  if (!slugPattern.test(slug)) throw new ContentError(name, null, 'a folder is named by a-z, 0-9 and single hyphens');
  const files = new Map<string, Buffer>();
  for (const file of (await readdir(path)).sort()) {
    if (!filePattern.test(file)) throw new ContentError(`${name}/${file}`, null, 'is not a file of content');
    files.set(file, await readFile(join(path, file)));
  }
  return { name, slug, files, hash: hashOf(files) };
};

/** The folders of `<root>/<kind>` by name, e.g. all of `content/news`. Throws {@link ContentError}. */
export const readContentFolders = async (root: string, kind: string): Promise<ContentFolder[]> => {
  const entries = await readdir(join(root, kind), { withFileTypes: true });
  const slugs = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(slugs.sort().map((slug) => readFolder(root, `${kind}/${slug}`, slug)));
};
