import { stat } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { fileVersion } from './file-version.ts';
import { GeoFileProblem, readFeatures, type GeoFeature } from './feature-lines.ts';

/** Milliseconds until the file is checked for a new version again. */
const checkedForMs = 10_000;

interface GeoFileOptions<Item, Content> {
  /** Name of the setting that names the file, for the log. */
  setting: string;
  /** Undefined: the operator has no such file. */
  path: string | undefined;
  /** Null for a feature that is of no use. */
  toItem(feature: GeoFeature): Item | null;
  /** Called once per version of the file, with at least one item. */
  toContent(items: Item[]): Content;
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>;
  now?: () => number;
}

/** The version of a file; the error's code if there is none, which reading then reports. */
const versionOf = async (path: string) => {
  try {
    return fileVersion(await stat(path));
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
};

/**
 * A file of GeoJSON features that the operator brings. A new version is read without a restart; until it is read, and if
 * it cannot be used, the previous one stays. A faulty file is logged once.
 */
export const createGeoFile = <Item, Content>({
  setting,
  path,
  toItem,
  toContent,
  logger,
  now = Date.now,
}: GeoFileOptions<Item, Content>) => {
  let content: Content | null = null;
  let seen: string | null = null;
  let checkedAt = -Infinity;
  let checking = Promise.resolve();

  const read = async (from: string) => {
    const items: Item[] = [];
    let ignored = 0;
    for await (const feature of readFeatures(from)) {
      const item = feature && toItem(feature);
      if (item) items.push(item);
      else ignored += 1;
    }
    if (items.length === 0) throw new GeoFileProblem('no line of it is a feature that can be used');
    content = toContent(items);
    logger.info({ features: items.length, ignored }, `${setting}: the file was read.`);
  };

  const check = async (from: string) => {
    const version = await versionOf(from);
    if (version === seen) return;
    seen = version;
    try {
      await read(from);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const problem = error instanceof GeoFileProblem ? message : `it cannot be read (${code ?? message})`;
      logger.error({ err: error }, `${setting}: ${problem}.`);
    }
  };

  /** The content of the newest version that can be used; null without one. */
  const current = async (): Promise<Content | null> => {
    if (path === undefined) return null;
    if (now() - checkedAt >= checkedForMs) {
      checkedAt = now();
      // One after the other: reading a large file may take longer than the interval.
      checking = checking.then(() => check(path));
    }
    // While a new version is read, the previous one answers.
    if (content === null) await checking;
    return content;
  };

  // Read at the start, so that the log names a faulty file before a visitor needs it.
  void current();
  return { current };
};
