import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MapPlace } from './read-places.ts';

/** Another number makes files of an older version be read again from the archive. */
const version = 1;

/** What is read of an archive: its places up to the tile id `next`, all of them if that is null. */
export interface PlaceReading {
  archive: string;
  next: number | null;
  places: MapPlace[];
}

/** Keeps what was read of an archive in a folder, so that a restart goes on from there. */
export const openPlaceFiles = (folder: string) => {
  const file = join(folder, 'places.json');
  return {
    /** Null if there is none, or one that cannot be used. */
    async load(): Promise<PlaceReading | null> {
      try {
        const stored = JSON.parse(await readFile(file, 'utf8')) as PlaceReading & { version: number };
        return stored.version === version && Array.isArray(stored.places) ? stored : null;
      } catch (error) {
        if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    /** Replaces it at once: two processes that read the same archive write the same. */
    async save(reading: PlaceReading): Promise<void> {
      await mkdir(folder, { recursive: true });
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, JSON.stringify({ version, ...reading }));
      await rename(unfinished, file);
    },
  };
};
