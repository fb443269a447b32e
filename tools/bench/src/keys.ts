import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { inParallel } from '@yoodee/runner/in-parallel';
import { root } from '@yoodee/runner/root';
import { median, percentile } from '@yoodee/runner/statistics';
import { request } from 'undici';
import type { Bench } from './bench.ts';
import { interleave } from './interleave.ts';
import type { BenchSite } from './site.ts';

/** Low concurrency, so that the processor is the bottleneck and not the single connection of the embedded database. */
const atOnce = 2;
const perTurn = 200;
const mcpCalls = 10_000;

/** A key without practical limits, made as an operator makes one while the site runs. */
const makeKey = ({ dataDir, origin }: BenchSite): string => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tools/runner/ops.ts'), 'key', 'add', 'bench', '100000', '10000000'],
    { encoding: 'utf8', env: { ...process.env, PORT: new URL(origin).port, DATA_DIR: dataDir } },
  );
  const key = /yd_[\w-]{43}/.exec(stdout)?.[0];
  if (!key) throw new Error(`No key was made: ${stdout}${stderr}`);
  return key;
};

/** Sends one request; the status, and the time until the last byte in ms. */
const send = async (url: string, options: Parameters<typeof request>[1]) => {
  const sentAt = performance.now();
  const { statusCode, body } = await request(url, options);
  await body.dump({ limit: Infinity });
  return { status: statusCode, ms: performance.now() - sentAt };
};

/** The cost of checking a key, measured in turn with requests without one. */
const measureKeyCheck = async (bench: Bench, { apiOrigin, servers }: BenchSite, key: string) => {
  const turnWith = (headers: Record<string, string>) => async () => {
    const before = (await servers.api.ask('usage')).cpuMs;
    await inParallel(atOnce, perTurn, async () => {
      const { status } = await send(`${apiOrigin}/api/v1/assets?page=2`, { headers });
      if (status !== 200) throw new Error(`A list responded with ${status}`);
    });
    return ((await servers.api.ask('usage')).cpuMs - before) / perTurn;
  };
  const turns = { without: turnWith({}), with: turnWith({ authorization: `Bearer ${key}` }) };
  await interleave(turns, 1);
  const cpuMs = await interleave(turns, bench.options.rounds);
  bench.report('list without a key, processor of the API', median(cpuMs.without), 'ms/request');
  bench.report('list with a key, processor of the API', median(cpuMs.with), 'ms/request');
  bench.report('with a key ÷ without', median(cpuMs.with) / median(cpuMs.without), '×');
};

/**
 * Ten thousand MCP calls from one network, as fast as they are answered, and their effect on the latency of a visitor.
 */
const measureMcpFlood = async (bench: Bench, { origin, servers }: BenchSite) => {
  const statuses = new Map<number, number>();
  const visitorMs: number[] = [];
  const options = {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
  } as const;
  const [before, beganAt] = [(await servers.api.ask('usage')).cpuMs, performance.now()];
  await inParallel(16, mcpCalls, async (number) => {
    const { status } = await send(`${origin}/mcp`, options);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (number % 100 === 0) visitorMs.push((await send(`${origin}/api/v1/geo/provinces`, {})).ms);
  });
  bench.report('calls by MCP', mcpCalls / ((performance.now() - beganAt) / 60_000), 'calls/minute');
  for (const [status, count] of statuses) bench.report(`calls answered with ${status}`, count, 'calls');
  bench.report('processor of the API', ((await servers.api.ask('usage')).cpuMs - before) / mcpCalls, 'ms/call');
  bench.report('another visitor, p99 by the clock', percentile(visitorMs, 0.99), 'ms');
};

/** Keys of programs under load. */
export const measureKeys = async (bench: Bench, startedSite: () => Promise<BenchSite>): Promise<void> => {
  const site = await startedSite();
  await measureKeyCheck(bench, site, makeKey(site));
  await measureMcpFlood(bench, site);
};
