import { join } from 'node:path';
import { build } from '@yoodee/runner/build';
import { startMeasuredSite, type MeasuredSite } from '@yoodee/runner/measured-site';
import type { Bench } from './bench.ts';

export type BenchSite = MeasuredSite;

/** Number of assets that `npm start` creates in an empty database. */
const demonstration = 1_200;

/** Builds and starts the product with separate demonstration data. It ends with the run. */
export const startSite = async (bench: Bench): Promise<BenchSite> => {
  bench.say('building and starting the site…');
  if (!build()) throw new Error('The build failed; see above.');
  const site = await startMeasuredSite({
    port: bench.options.port,
    dataDir: join(bench.folder, 'site'),
    // All requests of a measurement come from one address.
    settings: { SEED: String(demonstration), RENDERS_PER_CLIENT: '32' },
  });
  bench.atEnd(site.stop);
  return site;
};
