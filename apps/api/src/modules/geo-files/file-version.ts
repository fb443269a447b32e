import type { Stats } from 'node:fs';

/** A text that differs when the content of a file does, also after a rename over it. */
export const fileVersion = ({ ino, size, mtimeMs }: Pick<Stats, 'ino' | 'size' | 'mtimeMs'>): string =>
  `${ino}-${size}-${mtimeMs}`;
