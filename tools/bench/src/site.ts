import { join } from 'node:path';
import { buildSite } from '@yoodee/runner/build';
import { startMeasuredSite, type MeasuredSite } from '@yoodee/runner/measured-site';
import type { Bench } from './bench.ts';

export type BenchSite = MeasuredSite;

/** What `npm start` fills an empty database with. */
const demonstration = 1_200;

/** Builds and starts the product with a demonstration of its own; the bench ends it. */
export const startSite = async (bench: Bench): Promise<BenchSite> => {
  bench.say('building and starting the site…');
  if (!buildSite()) throw new Error('The build failed; see above.');
  const site = await startMeasuredSite({
    port: bench.options.port,
    dataDir: join(bench.folder, 'site'),
    settings: { SEED: String(demonstration) },
  });
  bench.atEnd(site.stop);
  return site;
};
