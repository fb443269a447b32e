import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@yoodee/runner/root';
import { inParallel } from '@yoodee/runner/in-parallel';
import { startServer, type ServerProcess } from '@yoodee/runner/measured-server';
import { median } from '@yoodee/runner/statistics';
import type { Bench } from '../bench.ts';
import { ensureInstruments } from '../instruments.ts';
import { get } from '../http.ts';
import { interleave } from '../interleave.ts';
import type { BenchSite } from '../site.ts';

/** Renders that are not measured, because new code is still being compiled. */
const warmUpRounds = 2;
const rendersPerRound = 60;
const atOnce = 2;

/** Half of the list's pages in the demonstration data, so that all are full. The first has another URL. */
const pages = 20;

const astroPeer = join(root, 'tools/bench/instruments');
const routerPeers = join(import.meta.dirname, 'peers');

const build = (folder: string, script: string, ...args: string[]) => {
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${script} failed in ${folder}:\n${stderr}`);
};

/** Mean processor time of one render of the list, ms. */
const timeRenders = async (server: ServerProcess, origin: string): Promise<number> => {
  const before = await server.ask('usage');
  await inParallel(atOnce, rendersPerRound, async (number) => {
    const html = await get(`${origin}/assets?page=${2 + (number % pages)}`, { isAlone: true });
    if (!html.includes('/assets/')) throw new Error(`${origin} rendered no list`);
  });
  return ((await server.ask('usage')).cpuMs - before.cpuMs) / rendersPerRound;
};

/**
 * B7: cost of rendering an uncached list, in processor time, so that other load does not matter. The peers render the
 * same 24 cards from the same API, in a frame of one link, without our filters and counts; one of them with React
 * Router and Chakra UI in their default form.
 */
export const measureRender = async (bench: Bench, startedSite: () => Promise<BenchSite>): Promise<void> => {
  const site = await startedSite();
  build(astroPeer, ensureInstruments('astro/bin/astro.mjs'), 'build', '--silent');
  build(routerPeers, join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build');
  const startPeer = async (script: string, port: number, name = '') => {
    const origin = `http://127.0.0.1:${port}${name}`;
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      API_ORIGIN: site.apiOrigin,
      HOST: '127.0.0.1',
      PORT: String(port),
    };
    const server = await startServer({ script, env, readyUrl: `${origin}/assets` });
    bench.afterPart(server.stop);
    return () => timeRenders(server, origin);
  };
  const router = 'tools/bench/src/render/peer-server.ts';
  const { port } = bench.options;
  const contenders = {
    ours: () => timeRenders(site.servers.public, site.publicOrigin),
    plain: await startPeer(router, port + 7, '/plain'),
    chakra: await startPeer(router, port + 8, '/chakra'),
    astro: await startPeer('tools/bench/instruments/dist/server/entry.mjs', port + 9),
  };
  await interleave(contenders, warmUpRounds);
  const measured = await interleave(contenders, bench.options.rounds);
  const { ours, plain, chakra, astro } = Object.fromEntries(
    Object.entries(measured).map(([name, times]) => [name, median(times)]),
  ) as Record<keyof typeof contenders, number>;
  bench.report('ours', ours, 'ms/render');
  bench.report('React Router', plain, 'ms/render');
  bench.report('React Router + Chakra', chakra, 'ms/render');
  bench.report('Astro', astro, 'ms/render');
  bench.report('speed ÷ React Router', plain / ours, '×');
  bench.report('speed ÷ React Router + Chakra', chakra / ours, '×', { least: 3 });
  bench.report('speed ÷ Astro', astro / ours, '×', { least: 0.3 });
};
