import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMeasuredSite } from '../../src/measured-site.ts';
import { listAsset, visit, type Step } from '../../src/soak-journeys.ts';

const minutes = Number(process.env.SOAK_MINUTES || 30);

/** Visitors and members at the same time, each of them idle for half of it: about one of two cores. */
const together = { visitors: 2, members: 1 };

/** What may be open on top: connections and timers that come and go by themselves. */
const slack = 12;

let site: Awaited<ReturnType<typeof openMeasuredSite>>;
beforeAll(async () => {
  site = await openMeasuredSite({ assets: 1_200 });
});
afterAll(() => site?.close());

/** Files and timers that each server has open; no files where the system does not say. */
const countOpen = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(site.servers).map(async ([name, server]) => {
        const folder = `/proc/${server.pid}/fd`;
        const { timers } = await server.ask('settled');
        return [name, { files: existsSync(folder) ? readdirSync(folder).length : 0, timers }] as const;
      }),
    ),
  );

it('F28: half an hour of visitors and members ends without a failure, and with no more open than it began with', async () => {
  const steps = new Map<string, number>();
  const failures: string[] = [];
  const tell = ({ path, status }: Step) => {
    steps.set(String(status), (steps.get(String(status)) ?? 0) + 1);
    if (status >= 500) failures.push(`${path} answered ${status}`);
  };
  const goOn = async (journey: typeof visit, until: number) => {
    do await journey(site, tell).catch((error: unknown) => failures.push(String(error)));
    while (performance.now() < until);
  };
  const everybody = (until: number) =>
    Promise.all([
      ...Array.from({ length: together.visitors }, () => goOn(visit, until)),
      ...Array.from({ length: together.members }, () => goOn(listAsset, until)),
    ]);

  const begun = performance.now();
  await everybody(begun + minutes * 6_000);
  const before = await countOpen();
  await everybody(begun + minutes * 60_000);

  console.log(`${minutes} minutes, answers by status:`, Object.fromEntries(steps), 'open:', before, await countOpen());
  expect(failures).toEqual([]);
  for (const log of Object.values(site.logs)) {
    const lines = readFileSync(log, 'utf8').split('\n');
    expect(lines.filter((line) => /"level":[56]0|unhandled|uncaught|MaxListeners/i.test(line))).toEqual([]);
  }
  // Connections of clients that have gone are closed when they have been idle for a while.
  for (const [name, { files, timers }] of Object.entries(before))
    await expect
      .poll(async () => (await countOpen())[name]!.files, { timeout: 120_000, interval: 2_000 })
      .toBeLessThanOrEqual(files + slack)
      .then(async () => expect((await countOpen())[name]!.timers).toBeLessThanOrEqual(timers + slack));
});
