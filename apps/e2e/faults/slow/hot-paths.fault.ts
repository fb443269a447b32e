import { percentile } from '@yoodee/runner/statistics';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { answered, openClients } from '../../src/load.ts';
import { openMeasuredSite } from '../../src/measured-site.ts';

/** Duration of the load, s. */
const seconds = 60;
const warmUp = 8;

/** Client, server and database: on a busy machine a response may wait for each of them. */
const programsOnTheWay = 3;

/** Limits of the behaviours rows, ms. */
const maxTurn = { p99: 50, longest: 200 };

let site: Awaited<ReturnType<typeof openMeasuredSite>>;
beforeAll(async () => {
  site = await openMeasuredSite({ assets: 10_000 });
});
afterAll(() => site?.close());

/** Processor time of one crowding sample, ms. */
const spinMs = 4;

/**
 * 95th percentile of elapsed time divided by processor time on this machine while `work` runs. 1 means that no other
 * process competes for the processor.
 */
const crowdingWhile = async (work: Promise<unknown>): Promise<number> => {
  let isOver = false;
  void work.finally(() => (isOver = true));
  const factors: number[] = [];
  while (!isOver) {
    const [startedAt, before] = [performance.now(), process.threadCpuUsage()];
    const spent = () => {
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    };
    while (spent() < spinMs);
    factors.push((performance.now() - startedAt) / spent());
    await new Promise((wake) => setTimeout(wake, 100));
  }
  return Math.max(1, percentile(factors, 0.95));
};

let requestCount = 0;
const another = (path: string) => () => `${path}?price_min=${1_000 + (requestCount += 1)}`;

describe.each([
  { name: 'API list', server: 'api' as const, p95: 50, url: () => `${site.apiOrigin}/api/v1/assets` },
  { name: 'rendered list', server: 'public' as const, p95: 150, url: () => `${site.publicOrigin}/assets` },
])('the $name under constant load', ({ name, server, p95, url }) => {
  it('F16, F17: answers within its time limit, without long turns of the event loop', async () => {
    const clients = await openClients(url());
    onTestFinished(() => clients.close());
    const urlOf = another(url());
    const fastest = answered(await clients.requestInLoop(8, warmUp, urlOf), 200).length / warmUp;
    for (const one of Object.values(site.servers)) await one.ask('watch');
    const before = await site.servers[server].ask('usage');

    const load = clients.requestAtRate(fastest / 3, seconds, urlOf);
    const crowding = await crowdingWhile(load);
    const answers = await load;

    const after = await site.servers[server].ask('usage');
    const cpuMs = (after.mainThreadMs - before.mainThreadMs) / answers.length;
    const clockMs = percentile(
      answers.map(({ ms }) => ms),
      0.95,
    );
    const turns = await Promise.all(
      Object.entries(site.servers).map(async ([of, one]) => ({ of, ...(await one.ask('usage')).turns })),
    );
    console.log(
      `${name}: ${(fastest / 3).toFixed(0)}/s, ${cpuMs.toFixed(1)} ms of processor each, p95 ${clockMs.toFixed(0)} ms ` +
        `by the clock on a machine ${crowding.toFixed(1)} times too busy; turns`,
      turns,
    );
    expect(answered(answers, 200)).toHaveLength(answers.length);
    // At a third of the capacity almost no request queues, so a response may cost at most a third of the time limit.
    expect(cpuMs).toBeLessThan(p95 / 3);
    expect(clockMs).toBeLessThan(p95 * (1 + programsOnTheWay * (crowding - 1)));
    for (const { p99Ms, longestMs } of turns) {
      expect(p99Ms).toBeLessThan(maxTurn.p99);
      expect(longestMs).toBeLessThan(maxTurn.longest);
    }
  });
});
