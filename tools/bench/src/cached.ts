import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { aptInstall, findProgram } from '@yoodee/runner/commands';
import type { ServerProcess } from '@yoodee/runner/measured-server';
import { median } from '@yoodee/runner/statistics';
import { findTemplates } from '@yoodee/runner/templates';
import type { Bench } from './bench.ts';
import { openBrowser } from './browser.ts';
import { interleave } from './interleave.ts';
import type { BenchSite } from './site.ts';
import { startTwin } from './twin/twin.ts';

const seconds = 4;
const connections = 16;

/** Requests a second, of what wrk prints. Throws where an answer was not a success: that is no speed. */
export const readWrk = (output: string): number => {
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(output) ?? /Socket errors: (.+)/.exec(output);
  if (failed) throw new Error(`Answers failed: ${failed[0]}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
};

/** wrk takes a few µs a request, so the server is what is measured, on the other core. */
const ensureWrk = (): string | null => findProgram(['wrk']) ?? (aptInstall('wrk') ? findProgram(['wrk']) : null);

const load = async (wrk: string, url: string): Promise<number> => {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url];
  const child = spawn(wrk, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return readWrk(output);
};

interface Load {
  perSecond: number;
  /** Processor time that the server spent on a request, µs. */
  cpuUs: number;
}

const unmeasured: Load = { perSecond: Number.NaN, cpuUs: Number.NaN };

/** B6: how fast the gateway sends a list that it has kept, beside the same bytes by nginx and by Node alone. */
export const measureCached = async (bench: Bench, startedSite: () => Promise<BenchSite>): Promise<void> => {
  const wrk = ensureWrk();
  if (!wrk) return bench.say('not run: wrk was not found and could not be installed');
  const site = await startedSite();
  const list = (await findTemplates(site.apiOrigin)).find(({ name }) => name === 'list th')!;
  const twin = await startTwin(bench, { browser: await openBrowser(bench), site, templates: [list] });

  const cpuOf = (server: ServerProcess) => async () => (await server.ask('usage')).cpuMs;
  const contender = (origin: string, readCpuMs: () => Promise<number>) => async (): Promise<Load> => {
    const before = await readCpuMs();
    const perSecond = await load(wrk, origin + list.path);
    return { perSecond, cpuUs: (((await readCpuMs()) - before) * 1_000) / (perSecond * seconds) };
  };
  const { nginx } = twin;
  const contenders = {
    gateway: contender(site.origin, cpuOf(site.servers.gateway)),
    node: contender(twin.node.origin, cpuOf(twin.node.server)),
    nginx: nginx ? contender(nginx.origin, async () => nginx.readCpuMs()) : async () => unmeasured,
  };
  // The gateway compresses a page as far as that goes once it is asked for often.
  await interleave(contenders, 1);
  const measured = await interleave(contenders, bench.options.rounds);
  const medianOf = (name: keyof typeof contenders, what: keyof Load) => median(measured[name].map((one) => one[what]));
  const names = { gateway: 'gateway', node: 'twin by Node alone', nginx: 'twin by nginx' };
  for (const [name, title] of Object.entries(names) as [keyof typeof contenders, string][]) {
    bench.report(title, medianOf(name, 'perSecond'), 'requests/s');
    bench.report(`${title}, processor`, medianOf(name, 'cpuUs'), 'µs/request');
  }
  const speed = (name: 'node' | 'nginx') => medianOf('gateway', 'perSecond') / medianOf(name, 'perSecond');
  bench.report('gateway ÷ twin by Node', speed('node'), '×');
  bench.report('gateway ÷ twin by nginx', speed('nginx'), '×', { least: 0.6 });
};
