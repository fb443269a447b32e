import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openMeasuredSite } from '../../src/measured-site.ts';
import { readServers, showMinute, showServers, type Minute } from '../../src/soak-minutes.ts';
import { listAsset, visit, type Step } from '../../src/soak-journeys.ts';

const minutes = Number(process.env.SOAK_MINUTES || 30);
const assets = Number(process.env.SOAK_ASSETS || 1_200);

/** Concurrent visitors and members. Each is idle half of the time: together they use about one of two cores. */
const concurrent = { visitors: 2, members: 1 };

/** Journeys that have begun are finished after the last minute, and connections close. */
const limitMs = (minutes + 30) * 60_000;

/** Allowed extra handles: connections and timers that exist for a short time. */
const slack = 12;

/** Allowed growth of the objects alive in a server from half of the time to its end. */
const maxHeapGrowthMB = 30;

let site: Awaited<ReturnType<typeof openMeasuredSite>>;
// Many assets take minutes to write.
beforeAll(async () => {
  site = await openMeasuredSite({ assets });
}, 3_600_000);
afterAll(() => site?.close());

/** Open files and timers of each server. No files where the operating system does not report them. */
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

it(
  'F28: half an hour of visitors and members causes no failure and leaks no handles',
  async () => {
    const steps = new Map<string, number>();
    const answersMs: number[] = [];
    let first: Minute | undefined;
    let minutesPassed = 0;
    let lastState = await readServers(site.servers);
    const failures: string[] = [];
    const record = ({ path, status, ms }: Step) => {
      answersMs.push(ms);
      steps.set(String(status), (steps.get(String(status)) ?? 0) + 1);
      if (status >= 500) failures.push(`minute ${minutesPassed + 1}: ${path} answered ${status}`);
    };
    const repeat = async (journey: typeof visit, until: number) => {
      do await journey(site, record).catch((error: unknown) => failures.push(String(error)));
      while (performance.now() < until);
    };
    const runAll = (until: number) =>
      Promise.all([
        ...Array.from({ length: concurrent.visitors }, () => repeat(visit, until)),
        ...Array.from({ length: concurrent.members }, () => repeat(listAsset, until)),
      ]);

    const startedAt = performance.now();
    const everyMinute = setInterval(async () => {
      const answered = answersMs.splice(0);
      const minute: Minute = { answeredMs: answered, before: lastState, after: await readServers(site.servers) };
      lastState = minute.after;
      first ??= minute;
      console.log(showMinute(minute, (minutesPassed += 1), first));
    }, 60_000);
    onTestFinished(() => clearInterval(everyMinute));
    await runAll(startedAt + minutes * 6_000);
    const before = await countOpen();
    await runAll(startedAt + minutes * 30_000);
    const half = await readServers(site.servers, 'settled');
    await runAll(startedAt + minutes * 60_000);

    console.log(
      `${minutes} minutes, answers by status:`,
      Object.fromEntries(steps),
      'open:',
      before,
      await countOpen(),
    );
    clearInterval(everyMinute);
    const end = await readServers(site.servers, 'settled');
    console.log(`without garbage after half of the time: ${showServers(half)} · at the end: ${showServers(end)}`);
    expect(failures).toEqual([]);
    for (const log of Object.values(site.logs)) {
      const lines = readFileSync(log, 'utf8').split('\n');
      expect(lines.filter((line) => /"level":[56]0|unhandled|uncaught|MaxListeners/i.test(line))).toEqual([]);
    }
    for (const [name, { heap }] of Object.entries(end))
      expect(heap - half[name]!.heap, `alive in ${name}, MB`).toBeLessThan(maxHeapGrowthMB);
    // Connections of clients that disconnected are closed after an idle timeout.
    for (const [name, { files, timers }] of Object.entries(before))
      await expect
        .poll(async () => (await countOpen())[name]!.files, { timeout: 120_000, interval: 2_000 })
        .toBeLessThanOrEqual(files + slack)
        .then(async () => expect((await countOpen())[name]!.timers).toBeLessThanOrEqual(timers + slack));
  },
  limitMs,
);
