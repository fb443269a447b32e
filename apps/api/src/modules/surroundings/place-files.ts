import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MapPlace } from './read-places.ts';

/** Increment it when the format changes: files of another version are ignored, and the archive is read again. */
const version = 1;

/** The progress of reading an archive: its places up to the tile id `next`, or all of them if that is null. */
export interface PlaceReading {
  archive: string;
  next: number | null;
  places: MapPlace[];
}

/** Saves the progress of reading an archive, so that a restart resumes there. */
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
    /** Replaces the file atomically: two processes that read the same archive write the same content. */
    async save(reading: PlaceReading): Promise<void> {
      await mkdir(folder, { recursive: true });
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, JSON.stringify({ version, ...reading }));
      await rename(unfinished, file);
    },
  };
};
