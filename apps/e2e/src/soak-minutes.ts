import { existsSync, readFileSync } from 'node:fs';
import type { MeasuredSite } from '@yoodee/runner/measured-site';
import { percentile } from '@yoodee/runner/statistics';

/** The processor time of a server so far, and what its memory is made of in megabytes. */
interface ServerState {
  /** All threads since the start, ms. */
  cpuMs: number;
  resident: number;
  /** Objects of the main thread in V8. */
  heap: number;
  /** Buffers and WebAssembly memory that these objects hold. */
  external: number;
  /** The rest that the process allocated: other threads, compiled code, the C library. NaN where it is not known. */
  other: number;
  /** Files mapped into memory: programs and libraries. NaN where it is not known. */
  files: number;
}

/** One minute of a soak: how long its answers took, and each server at its beginning and its end. */
export interface Minute {
  answeredMs: readonly number[];
  before: Record<string, ServerState>;
  after: Record<string, ServerState>;
}

const megabytes = (bytes: number) => bytes / 2 ** 20;

/** Resident and anonymous memory of a process by the kernel, in bytes. Null where the system does not report it. */
const readSmaps = (pid: number) => {
  const path = `/proc/${pid}/smaps_rollup`;
  if (!existsSync(path)) return null;
  const text = readFileSync(path, 'utf8');
  const bytesOf = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) * 1024;
  return { resident: bytesOf('Rss'), anonymous: bytesOf('Anonymous') };
};

/** The current state of each server. `settled` runs garbage collection first. */
export const readServers = async (
  servers: MeasuredSite['servers'],
  question: 'usage' | 'settled' = 'usage',
): Promise<Minute['after']> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(servers).map(async ([name, server]) => {
        const { cpuMs, heap, external, resident } = await server.ask(question);
        const smaps = readSmaps(server.pid);
        const state: ServerState = {
          cpuMs,
          resident: megabytes(smaps?.resident ?? resident),
          heap: megabytes(heap),
          external: megabytes(external),
          other: megabytes((smaps?.anonymous ?? Number.NaN) - heap - external),
          files: megabytes((smaps?.resident ?? Number.NaN) - (smaps?.anonymous ?? Number.NaN)),
        };
        return [name, state] as const;
      }),
    ),
  );

const parts = ['resident', 'heap', 'external', 'other', 'files'] as const;

/** The memory of servers in MB: `api 790/120/300/310/60, …`, which are resident/heap/external/other/files. */
export const showServers = (servers: Minute['after']): string =>
  Object.entries(servers)
    .map(([name, state]) => `${name} ${parts.map((part) => state[part].toFixed(0)).join('/')}`)
    .join(', ');

/**
 * A line about a minute: its answers, their p50 and p99, the p99 beside the first minute's, the processor time of each
 * server for one answer, and its memory in MB. Processor time stays the same while other programs use the machine.
 */
export const showMinute = (minute: Minute, number: number, first: Minute): string => {
  const { answeredMs, before, after } = minute;
  const p99 = percentile(answeredMs, 0.99);
  const cpu = Object.entries(after).map(
    ([name, { cpuMs }]) => `${name} ${((cpuMs - before[name]!.cpuMs) / answeredMs.length).toFixed(1)}`,
  );
  return [
    `minute ${number}: ${answeredMs.length} answers`,
    `p50 ${percentile(answeredMs, 0.5).toFixed(0)} ms`,
    `p99 ${p99.toFixed(0)} ms, ${(p99 / percentile(first.answeredMs, 0.99)).toFixed(2)} of the first minute's`,
    `processor ms an answer: ${cpu.join(', ')}`,
    `memory ${parts.join('/')} MB: ${showServers(after)}`,
  ].join(' · ');
};
