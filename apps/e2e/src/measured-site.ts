import { startMeasuredSite, type MeasuredSite } from '@yoodee/runner/measured-site';
import { startPostgres } from '@yoodee/runner/postgres';
import { makeDataDir } from './site-process.ts';

/** First of the ports of a site under measurement; the tests that use them run one after the other. */
export const sitePort = Number(process.env.E2E_PORT || 4310);

/** One address is everybody here. */
const unlimited = Object.fromEntries(
  ['OTP_SENDS_PER_HOUR_IP', 'OTP_VERIFIES_PER_5_MIN_IP', 'OTP_SENDS_PER_HOUR_PREFIX', 'LEADS_PER_HOUR_IP'].map(
    (name) => [name, '100000'],
  ),
);

/**
 * The built product with demonstration assets, on a PostgreSQL of its own; on the embedded engine where none can be had.
 * For one test file, which closes it.
 */
export const openMeasuredSite = async ({
  assets,
}: {
  assets: number;
}): Promise<MeasuredSite & { databaseUrl: string | null; close(): Promise<void> }> => {
  const postgres = await startPostgres();
  const folder = makeDataDir();
  const release = () => {
    process.off('exit', release);
    postgres?.stop();
    folder.remove();
  };
  // Whoever ends the run in the middle of it leaves no database behind; the servers end with this process.
  process.once('exit', release);
  for (const end of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(end, () => process.exit(1));
  try {
    const site = await startMeasuredSite({
      port: sitePort,
      dataDir: folder.path,
      settings: { ...unlimited, SEED: String(assets), ...(postgres && { DATABASE_URL: postgres.url }) },
    });
    return {
      ...site,
      databaseUrl: postgres?.url ?? null,
      async close() {
        await site.stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
};
