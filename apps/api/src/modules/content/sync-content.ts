import { join } from 'node:path';
import type { Db } from '../../db/database.ts';
import { bumpContentVersion } from '../../db/content-version.ts';
import type { ImageStore } from '../images/image-store.ts';
import { createSanitiser, type Sanitiser } from '../sanitising/sanitiser.ts';
import { openContentSource, type ContentFolder, type ContentSource } from './content-source.ts';
import { readContentFolders } from './read-content-folders.ts';

/** Maps one folder of `content/` to one table. */
export interface ContentKind {
  /** Below `content/`: `news`. */
  folder: string;
  /** `content_hash` by slug, of rows that are not retired. */
  hashes(db: Db): Promise<ReadonlyMap<string, string>>;
  /** Reads and validates one folder; the returned function writes the row. Throws `ContentError`. */
  read(source: ContentSource): Promise<(tx: Db) => Promise<unknown>>;
  /** Hides rows whose folders are gone. */
  retire(tx: Db, slugs: readonly string[]): Promise<unknown>;
}

/** The changes of a sync: names below `content/`. */
export interface ContentChanges {
  added: string[];
  changed: string[];
  retired: string[];
}

interface SyncOptions {
  db: Db;
  store: ImageStore;
  kinds: readonly ContentKind[];
  /** A shared sanitiser; otherwise the sync creates one and closes it. */
  sanitiser?: Sanitiser;
  /** Origins whose frames the texts may embed, for that own sanitiser. */
  furtherFrames?: readonly string[];
  /** Root folder; default: the release's content. */
  folder?: string;
  /** Only validates the files and reports the changes. */
  dryRun?: boolean;
}

/** The content of this release. */
const releaseFolder = join(import.meta.dirname, '../../../content');

interface Plan {
  kind: ContentKind;
  writes: { source: ContentSource; write(tx: Db): Promise<unknown> }[];
  retiredSlugs: string[];
  changes: ContentChanges;
}

const readOne = async (kind: ContentKind, folder: ContentFolder, sanitiser: Sanitiser) => {
  const source = openContentSource(folder, sanitiser);
  return { source, write: await kind.read(source) };
};

const planKind = async ({ db, folder = releaseFolder }: SyncOptions, kind: ContentKind, sanitiser: Sanitiser) => {
  const known = await kind.hashes(db);
  const folders = await readContentFolders(folder, kind.folder);
  const present = new Set(folders.map(({ slug }) => slug));
  const different = folders.filter(({ slug, hash }) => known.get(slug) !== hash);
  const writes = [];
  for (const one of different) writes.push(await readOne(kind, one, sanitiser));
  const retiredSlugs = [...known.keys()].filter((slug) => !present.has(slug));
  const namesOf = (isKnown: boolean) =>
    different.filter(({ slug }) => known.has(slug) === isKnown).map(({ name }) => name);
  return {
    kind,
    writes,
    retiredSlugs,
    changes: {
      added: namesOf(false),
      changed: namesOf(true),
      retired: retiredSlugs.map((slug) => `${kind.folder}/${slug}`),
    },
  } satisfies Plan;
};

const carryOut = async ({ db, store }: SyncOptions, plans: readonly Plan[]) => {
  // Files first: a row never refers to a missing file, and the image cleanup removes files without a row.
  for (const { source } of plans.flatMap(({ writes }) => writes))
    for (const [key, bytes] of source.pictures) if (!(await store.has(key))) await store.put(key, bytes);
  await db.transaction(async (tx) => {
    for (const { kind, writes, retiredSlugs } of plans) {
      for (const { write } of writes) await write(tx);
      if (retiredSlugs.length > 0) await kind.retire(tx, retiredSlugs);
    }
    await bumpContentVersion(tx);
  });
};

/**
 * Updates the tables from the files: folders with a new hash are read, validated and written in one transaction. Throws
 * `ContentError` before anything is written. Safe to run concurrently.
 */
export const syncContent = async (options: SyncOptions): Promise<ContentChanges> => {
  const sanitiser = options.sanitiser ?? createSanitiser(options);
  try {
    const plans: Plan[] = [];
    for (const kind of options.kinds) plans.push(await planKind(options, kind, sanitiser));
    const all = (name: keyof ContentChanges) => plans.flatMap(({ changes }) => changes[name]);
    const changes = { added: all('added'), changed: all('changed'), retired: all('retired') };
    const isNothing = Object.values(changes).every((names) => names.length === 0);
    if (!options.dryRun && !isNothing) await carryOut(options, plans);
    return changes;
  } finally {
    if (!options.sanitiser) await sanitiser.close();
  }
};
