import { join } from 'node:path';
import type { Db } from '../../db/database.ts';
import { bumpContentVersion } from '../../db/content-version.ts';
import type { ImageStore } from '../images/image-store.ts';
import { createSanitiser, type Sanitiser } from '../sanitising/sanitiser.ts';
import { openContentSource, type ContentFolder, type ContentSource } from './content-source.ts';
import { readContentFolders } from './read-content-folders.ts';

/** How one folder of `content/` becomes rows of one table. */
export interface ContentKind {
  /** Below `content/`: `news`. */
  folder: string;
  /** `content_hash` by slug, of rows that are not retired. */
  hashes(db: Db): Promise<ReadonlyMap<string, string>>;
  /** Reads and checks one folder; the function it returns writes the row. Throws `ContentError`. */
  read(source: ContentSource): Promise<(tx: Db) => Promise<unknown>>;
  /** Takes rows whose folders are gone from what visitors see. */
  retire(tx: Db, slugs: readonly string[]): Promise<unknown>;
}

/** What a sync does, or would do: names below `content/`. */
export interface ContentChanges {
  added: string[];
  changed: string[];
  retired: string[];
}

interface SyncOptions {
  db: Db;
  store: ImageStore;
  kinds: readonly ContentKind[];
  /** One that is at hand; else the sync starts its own and closes it. */
  sanitiser?: Sanitiser;
  /** Where the kinds' folders are; that of the release unless told. */
  folder?: string;
  /** Only checks the files and says what would be done. */
  dryRun?: boolean;
}

/** The content this release brings. */
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
  // Files first: a row never shows a picture that is not there, and a file without a row is swept.
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
 * Brings the tables in line with the files: folders whose hash differs are read, checked and written in one
 * transaction. Throws `ContentError` before anything is written. Several replicas may do it at once.
 */
export const syncContent = async (options: SyncOptions): Promise<ContentChanges> => {
  const sanitiser = options.sanitiser ?? createSanitiser();
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
