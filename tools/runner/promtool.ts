import { join } from 'node:path';
import { aptUnpack, findProgram } from './commands.ts';
import { root } from './root.ts';

const folder = join(root, 'node_modules/.cache/prometheus');
const unpacked = join(folder, 'usr/bin/promtool');

/**
 * Returns the path of promtool, which tests alert rules: one on this machine, else that of Debian's package. The package
 * is not installed, because it would start a server. Returns null if there is none.
 */
export const ensurePromtool = (): string | null =>
  findProgram(['promtool', unpacked]) ?? (aptUnpack('prometheus', folder) ? findProgram([unpacked]) : null);
