import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { aptInstall, findProgram } from '@yoodee/runner/commands';

const seconds = 4;
const connections = 16;

/**
 * Requests per second from the output of wrk. Throws if a response was not successful, because the figure would be
 * meaningless.
 */
export const readWrk = (output: string): number => {
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(output) ?? /Socket errors: (.+)/.exec(output);
  if (failed) throw new Error(`Requests failed: ${failed[0]}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
};

/** wrk takes a few µs per request, so the measurement is dominated by the server on the other core. */
export const ensureWrk = (): string | null => findProgram(['wrk']) ?? (aptInstall('wrk') ? findProgram(['wrk']) : null);

export interface Load {
  perSecond: number;
  /** Processor time of the server per request, in µs. */
  cpuUs: number;
}

/** Requests `url` for a few seconds. `readCpuMs`: the processor time of the server so far. */
export const measureLoad = async (
  wrk: string,
  url: string,
  readCpuMs: () => number | Promise<number>,
): Promise<Load> => {
  const before = await readCpuMs();
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url];
  const child = spawn(wrk, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const perSecond = readWrk(output);
  return { perSecond, cpuUs: (((await readCpuMs()) - before) * 1_000) / (perSecond * seconds) };
};
