import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { imageWidths } from '@yoodee/site';
import { SettingError } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import type { ImageStore } from './image-store.ts';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Maps a disk error to `storage_full` or `unavailable`. */
export const toStorageProblem = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  const isFull = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error) ?? '');
  return new ApiError(isFull ? 'storage_full' : 'unavailable', { cause: error });
};

const orNull = async <T>(reading: Promise<T>): Promise<T | null> => {
  try {
    return await reading;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw toStorageProblem(error);
  }
};

/** Windows cannot open a folder, and journals renames itself. */
const syncFolder = async (folder: string) => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * The image store on disk: `originals/` and `variants/<width>/`, each split into folders by a key's last two
 * characters, and `unfinished/`, where every write begins. A file gets its name by a rename after its bytes are synced.
 * Throws `SettingError` when the folder is not writable.
 */
export const openDiskImageStore = async (root: string): Promise<ImageStore & { unfinishedFolder: string }> => {
  const originalsFolder = join(root, 'originals');
  const unfinishedFolder = join(root, 'unfinished');
  const shelf = (key: string) => key.slice(-2);
  const originalPath = (key: string) => join(originalsFolder, shelf(key), key);
  const variantPath = (key: string, width: number) => join(root, 'variants', String(width), shelf(key), `${key}.webp`);

  const writeWhole = async (path: string, bytes: Buffer) => {
    const unfinished = join(unfinishedFolder, randomUUID());
    try {
      const handle = await open(unfinished, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await mkdir(dirname(path), { recursive: true });
      await rename(unfinished, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw toStorageProblem(error);
    }
  };

  const removeVariants = async (key: string) => {
    for (const width of imageWidths) await rm(variantPath(key, width), { force: true });
  };

  try {
    for (const folder of [originalsFolder, unfinishedFolder]) {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    }
  } catch (error) {
    throw new SettingError(`Wrong setting. DATA_DIR: ${root} cannot be written (${codeOf(error)}).`);
  }

  return {
    unfinishedFolder,
    put: (key, bytes) => writeWhole(originalPath(key), bytes),
    has: async (key) => (await orNull(access(originalPath(key)).then(() => true))) ?? false,
    get: (key) => orNull(readFile(originalPath(key))),
    async remove(key) {
      await removeVariants(key);
      await rm(originalPath(key), { force: true });
      await removeVariants(key);
    },
    removeVariants,
    putVariant: (key, width, bytes) => writeWhole(variantPath(key, width), bytes),
    getVariant: (key, width) => orNull(readFile(variantPath(key, width))),
    async *originals({ changedSince }) {
      for (const shelfName of await readdir(originalsFolder)) {
        const folder = join(originalsFolder, shelfName);
        // Renaming a file into a folder updates the folder's time.
        if (changedSince && (await stat(folder)).mtime < changedSince) continue;
        const found = [];
        for (const key of await readdir(folder)) {
          const entry = await orNull(stat(join(folder, key)));
          if (entry) found.push({ key, storedAt: entry.mtime });
        }
        yield found;
      }
    },
    async removeUnfinished({ before }) {
      for (const name of await readdir(unfinishedFolder)) {
        const entry = await orNull(stat(join(unfinishedFolder, name)));
        if (entry && entry.mtime < before) await rm(join(unfinishedFolder, name), { force: true });
      }
    },
  };
};
