import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Holder {
  pid: number;
  /** The kernel's start tick of the process, so that a reused pid is not mistaken for the holder. */
  startedAt: string;
}

/** Another process has the data directory open; two at once would corrupt it. */
export class DataInUseError extends Error {
  readonly pid: number;

  constructor(dataDir: string, pid: number) {
    super(`${dataDir} is in use by process ${pid}. Stop that one first, or set DATA_DIR to another folder.`);
    this.name = 'DataInUseError';
    this.pid = pid;
  }
}

/** Field 22 of `/proc/<pid>/stat` (proc(5)); null when the process or `/proc` does not exist. */
const startTick = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const readHolder = (path: string): Holder | null => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return null;
  }
};

/** The live process that holds `dataDir`, or null. */
export const dataHolder = (dataDir: string): number | null => {
  const holder = readHolder(join(dataDir, 'lock.json'));
  if (!holder || !isAlive(holder.pid)) return null;
  const tick = startTick(holder.pid);
  return tick === null || tick === holder.startedAt ? holder.pid : null;
};

/** Locks `dataDir` for this process until the returned function is called. Throws {@link DataInUseError}. */
export const lockData = (dataDir: string): (() => void) => {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'lock.json');
  const holder = dataHolder(dataDir);
  if (holder !== null) throw new DataInUseError(dataDir, holder);
  if (existsSync(path)) rmSync(path);
  try {
    writeFileSync(path, JSON.stringify({ pid: process.pid, startedAt: startTick(process.pid) ?? '' }), { flag: 'wx' });
  } catch {
    throw new DataInUseError(dataDir, dataHolder(dataDir) ?? 0);
  }
  return () => rmSync(path, { force: true });
};
