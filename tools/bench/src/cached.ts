import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer, type ServerProcess } from '@yoodee/runner/measured-server';
import { median } from '@yoodee/runner/statistics';
import { findTemplates } from '@yoodee/runner/templates';
import type { Bench } from './bench.ts';
import { interleave } from './interleave.ts';
import type { BenchSite } from './site.ts';
import { freezeReply } from './twin/frozen-reply.ts';
import { startNginxInFront } from './twin/nginx-in-front.ts';
import { ensureWrk, measureLoad, type Load } from './wrk.ts';

const findList = async (site: BenchSite) =>
  (await findTemplates(site.apiOrigin)).find(({ name }) => name === 'list th')!.path;

/**
 * Measures both in turn and reports requests per second, processor time and their ratios. The budget `least` is for the
 * ratio of processor time: the load generator uses the same processors, so requests per second also measure it.
 */
const compare = async (
  bench: Bench,
  contenders: { ours: () => Promise<Load>; base: () => Promise<Load> },
  { titles, least }: { titles: { ours: string; base: string }; least: number },
) => {
  // The gateway recompresses a page that is requested often.
  await interleave(contenders, 1);
  const measured = await interleave(contenders, bench.options.rounds);
  const medianOf = (name: keyof typeof titles, what: keyof Load) => median(measured[name].map((one) => one[what]));
  for (const name of ['ours', 'base'] as const) {
    bench.report(titles[name], medianOf(name, 'perSecond'), 'requests/s');
    bench.report(`${titles[name]}, processor`, medianOf(name, 'cpuUs'), 'µs/request');
  }
  const ratio = medianOf('ours', 'perSecond') / medianOf('base', 'perSecond');
  bench.report(`${titles.ours} ÷ ${titles.base}`, ratio, '×');
  bench.report(`the same by processor`, medianOf('base', 'cpuUs') / medianOf('ours', 'cpuUs'), '×', { least });
};

/** B6: a cached list page by the gateway, and the same headers and bytes by Node's server from one buffer. */
export const measureCached = async (bench: Bench, startedSite: () => Promise<BenchSite>): Promise<void> => {
  const wrk = ensureWrk();
  if (!wrk) return bench.say('not run: wrk was not found and could not be installed');
  const site = await startedSite();
  const path = await findList(site);
  const file = join(bench.folder, 'reply.json');
  writeFileSync(file, JSON.stringify(await freezeReply(site.origin + path)));
  const origin = `http://localhost:${bench.options.port + 8}`;
  const node = await startServer({
    script: 'tools/bench/src/twin/one-reply.ts',
    args: [file, String(bench.options.port + 8)],
    env: { ...process.env, NODE_ENV: 'production' },
    readyUrl: origin + path,
  });
  bench.afterPart(node.stop);

  const contender = (server: ServerProcess, url: string) => () =>
    measureLoad(wrk, url, async () => (await server.ask('usage')).cpuMs);
  await compare(
    bench,
    { ours: contender(site.servers.gateway, site.origin + path), base: contender(node, origin + path) },
    { titles: { ours: 'gateway', base: 'Node with one buffer' }, least: 0.55 },
  );
};

/**
 * B6: a cached list page by nginx with our generated configuration, and the same headers and bytes by nginx from a
 * file.
 */
export const measureInFront = async (bench: Bench, startedSite: () => Promise<BenchSite>): Promise<void> => {
  const wrk = ensureWrk();
  if (!wrk) return bench.say('not run: wrk was not found and could not be installed');
  const site = await startedSite();
  const path = await findList(site);
  const nginx = await startNginxInFront(bench, { site, path, reply: await freezeReply(site.origin + path) });
  if (!nginx) return bench.say('not run: there is no nginx or openssl here');

  const contender = (origin: string) => () => measureLoad(wrk, origin + path, nginx.readCpuMs);
  await compare(
    bench,
    { ours: contender(nginx.origin), base: contender(nginx.twinOrigin) },
    { titles: { ours: 'nginx in front', base: 'its static twin' }, least: 0.7 },
  );
};
