import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startServer, type ServerProcess } from '@yoodee/runner/measured-server';
import { freePort } from '@yoodee/runner/postgres';
import { root } from '@yoodee/runner/root';
import { readSite, siteEnv } from '@yoodee/runner/site';
import { median } from '@yoodee/runner/statistics';
import { findTemplates } from '@yoodee/runner/templates';
import type { Bench } from './bench.ts';
import { get } from './http.ts';
import { interleave } from './interleave.ts';
import type { BenchSite } from './site.ts';
import { ensureWrk, measureLoad } from './wrk.ts';

/** A collector that accepts everything. It runs in this process, so its work does not count towards the gateway. */
const startCollector = async (bench: Bench): Promise<string> => {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  bench.afterPart(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Another gateway in front of the apps of the site. */
const startGateway = async (bench: Bench, settings: NodeJS.ProcessEnv) => {
  const [port, innerPort] = [await freePort(), await freePort()];
  const server = await startServer({
    script: 'apps/gateway/src/main.ts',
    env: {
      ...siteEnv(readSite(), 'production'),
      ACCOUNT_DIST: join(root, 'apps/account/build'),
      PORT: String(port),
      INNER_PORT: String(innerPort),
      ...settings,
    },
    readyUrl: `http://127.0.0.1:${innerPort}/health/live`,
  });
  bench.afterPart(server.stop);
  return { server, origin: `http://localhost:${port}` };
};

/** The cost of traces for a cached list page: gateways without traces, with 1 % and with 100 % of requests sampled. */
export const measureTraces = async (bench: Bench, startedSite: () => Promise<BenchSite>): Promise<void> => {
  const wrk = ensureWrk();
  if (!wrk) return bench.say('not run: wrk was not found and could not be installed');
  const site = await startedSite();
  const path = (await findTemplates(site.apiOrigin)).find(({ name }) => name === 'list th')!.path;
  const OTEL_EXPORTER_OTLP_ENDPOINT = await startCollector(bench);
  const sampled = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.01' };
  const gateways = {
    off: await startGateway(bench, {}),
    hundredth: await startGateway(bench, { OTEL_EXPORTER_OTLP_ENDPOINT, ...sampled }),
    all: await startGateway(bench, { OTEL_EXPORTER_OTLP_ENDPOINT }),
  };
  const contender =
    ({ server, origin }: { server: ServerProcess; origin: string }) =>
    () =>
      measureLoad(wrk, origin + path, async () => (await server.ask('usage')).cpuMs);
  const contenders = {
    off: contender(gateways.off),
    hundredth: contender(gateways.hundredth),
    all: contender(gateways.all),
  };

  for (const { origin } of Object.values(gateways)) await get(origin + path);
  // The gateway recompresses a page that is requested often.
  await interleave(contenders, 1);
  const measured = await interleave(contenders, bench.options.rounds);
  const cpuUs = (name: keyof typeof contenders) => median(measured[name].map((load) => load.cpuUs));
  bench.report('without traces', cpuUs('off'), 'µs/request');
  bench.report('one request in a hundred', cpuUs('hundredth'), 'µs/request');
  bench.report('every request', cpuUs('all'), 'µs/request');
};
