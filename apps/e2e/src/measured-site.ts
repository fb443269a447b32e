import { startMeasuredSite, type MeasuredSite } from '@yoodee/runner/measured-site';
import { startPostgres } from '@yoodee/runner/postgres';
import { makeDataDir } from './site-process.ts';

/** First port of a measured site. The tests that use these ports run one after another. */
export const sitePort = Number(process.env.E2E_PORT || 4310);

/** Rate limits are disabled, because all clients share one IP address. */
const unlimited = Object.fromEntries(
  [
    'OTP_SENDS_PER_DAY_SITE',
    'OTP_SENDS_PER_HOUR_IP',
    'OTP_VERIFIES_PER_5_MIN_IP',
    'OTP_SENDS_PER_HOUR_PREFIX',
    'LEADS_PER_HOUR_IP',
  ].map((name) => [name, '100000']),
);

/**
 * The built product with demonstration assets on a separate PostgreSQL, or on the embedded engine where PostgreSQL is
 * not available. For one test file, which closes it.
 */
export const openMeasuredSite = async ({
  assets,
  settings,
}: {
  assets: number;
  /** Further environment variables. */
  settings?: NodeJS.ProcessEnv;
}): Promise<MeasuredSite & { databaseUrl: string | null; close(): Promise<void> }> => {
  const postgres = await startPostgres();
  const folder = makeDataDir();
  const release = () => {
    process.off('exit', release);
    postgres?.stop();
    folder.remove();
  };
  // An interrupted run removes its database too. The servers end with this process.
  process.once('exit', release);
  for (const end of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(end, () => process.exit(1));
  try {
    const site = await startMeasuredSite({
      port: sitePort,
      dataDir: folder.path,
      settings: { ...unlimited, ...settings, SEED: String(assets), ...(postgres && { DATABASE_URL: postgres.url }) },
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
