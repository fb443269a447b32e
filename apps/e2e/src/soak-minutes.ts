import { existsSync, readFileSync } from 'node:fs';
import type { MeasuredSite } from '@yoodee/runner/measured-site';
import { percentile } from '@yoodee/runner/statistics';

/** What the memory of a process is made of, in megabytes. */
interface MemoryParts {
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

/** One minute of a soak: how long its answers took, and the memory of each server at its end. */
export interface Minute {
  answeredMs: readonly number[];
  memory: Record<string, MemoryParts>;
}

const megabytes = (bytes: number) => bytes / 2 ** 20;

/** Resident and anonymous memory of a process by the kernel, in bytes. Null where the system does not tell. */
const readSmaps = (pid: number) => {
  const path = `/proc/${pid}/smaps_rollup`;
  if (!existsSync(path)) return null;
  const text = readFileSync(path, 'utf8');
  const bytesOf = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) * 1024;
  return { resident: bytesOf('Rss'), anonymous: bytesOf('Anonymous') };
};

/** The memory of each server as it is, without collecting garbage first. */
export const readMemory = async (servers: MeasuredSite['servers']): Promise<Minute['memory']> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(servers).map(async ([name, server]) => {
        const { heap, external, resident } = await server.ask('usage');
        const smaps = readSmaps(server.pid);
        const parts: MemoryParts = {
          resident: megabytes(smaps?.resident ?? resident),
          heap: megabytes(heap),
          external: megabytes(external),
          other: megabytes((smaps?.anonymous ?? Number.NaN) - heap - external),
          files: megabytes((smaps?.resident ?? Number.NaN) - (smaps?.anonymous ?? Number.NaN)),
        };
        return [name, parts] as const;
      }),
    ),
  );

/** A line a minute: answers, their p50 and p99 beside the first minute's, and the memory of each server in MB. */
export const toMinuteTable = (minutes: readonly Minute[]): string => {
  const p99Of = ({ answeredMs }: Minute) => percentile(answeredMs, 0.99);
  const rows = minutes.map((minute, index) => [
    String(index + 1),
    String(minute.answeredMs.length),
    percentile(minute.answeredMs, 0.5).toFixed(0),
    p99Of(minute).toFixed(0),
    (p99Of(minute) / p99Of(minutes[0]!)).toFixed(2),
    ...Object.values(minute.memory).map(({ resident, heap, external, other, files }) =>
      [resident, heap, external, other, files].map((size) => size.toFixed(0)).join('/'),
    ),
  ]);
  const names = Object.keys(minutes[0]?.memory ?? {}).map((name) => `${name}: resident/heap/external/other/files`);
  const head = ['minute', 'answers', 'p50 ms', 'p99 ms', 'p99 ÷ first', ...names];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  return [head, ...rows].map((row) => row.map((cell, at) => cell.padStart(widths[at]!)).join('  ')).join('\n');
};
