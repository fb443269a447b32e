import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildArchive, townBounds } from '@yoodee/invented-town';
import { build } from '@yoodee/runner/build';
import { startMeasuredSite } from '@yoodee/runner/measured-site';
import { percentile } from '@yoodee/runner/statistics';
import type { Bench } from '../bench.ts';
import { openBrowser } from '../browser.ts';
import { longestTaskMs } from '../pages/blocking.ts';
import { kinds, openFirstMap } from './first-open.ts';
import { panWithPins, pinCount } from './panning.ts';

const dragsPerRound = 1;

const kilobytes = (bytes: number) => bytes / 1_000;

/** Starts the site on one data folder, which its first start fills. */
const startSite = (bench: Bench, settings: NodeJS.ProcessEnv) =>
  startMeasuredSite({
    port: bench.options.port,
    dataDir: join(bench.folder, 'map-site'),
    settings: { SEED: '300', DRAW_AHEAD: '0', RENDERS_PER_CLIENT: '32', ...settings },
  });

const reportTasks = (bench: Bench, name: string, tasks: readonly number[]) => {
  const long = tasks.filter((task) => task > longestTaskMs);
  bench.report(`${name}: long tasks a drag`, long.length / (dragsPerRound * bench.options.rounds), '');
  bench.report(`${name}: longest task`, Math.max(0, ...tasks), 'ms');
  // A frame is one task; most others are too short to matter.
  bench.report(
    `${name}: p99 of tasks over 1 ms`,
    percentile(
      tasks.filter((task) => task > 1),
      0.99,
    ),
    'ms',
  );
};

/**
 * The cost of a visit's first map on a phone, with and without an archive of streets, and the main thread's tasks while
 * 500 pins are dragged.
 */
export const measureMap = async (bench: Bench): Promise<void> => {
  if (!build()) throw new Error('The build failed; see above.');
  const archive = join(bench.folder, 'town.pmtiles');
  writeFileSync(archive, buildArchive());
  const browser = await openBrowser(bench);
  for (const [ground, settings] of Object.entries({ 'own ground': {}, streets: { MAP_TILES: archive } })) {
    const site = await startSite(bench, settings);
    bench.afterPart(site.stop);
    const list = `${site.origin}/assets?bbox=${townBounds.join(',')}`;
    // Bytes are the same at every visit.
    const { requests, bytes, drawnMs } = await openFirstMap(browser, list);
    bench.report(`${ground}: requests of the first map`, requests, '');
    for (const kind of kinds) bench.report(`${ground}: ${kind}`, kilobytes(bytes[kind]), 'kB');
    bench.report(`${ground}: until it is drawn`, drawnMs, 'ms');

    const panned = await panWithPins(browser, `${list}&view=map`, dragsPerRound * bench.options.rounds);
    reportTasks(bench, `${ground}: ${pinCount} pins dragged`, panned.dragging);
    reportTasks(bench, `${ground}: ${pinCount} pins let go`, panned.released);
    await site.stop();
  }
};
