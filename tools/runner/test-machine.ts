import { ensureChromium, ensureThaiFont } from './chromium.ts';
import { startPostgres } from './postgres.ts';
import { createSteps, type Commands } from './steps.ts';

/** The steps of a test run, with what its commands need of this machine; installs what is missing. */
export const openTestRun = () => {
  const withChromium = { ...process.env, CHROMIUM_PATH: ensureChromium() };
  ensureThaiFont();
  const { step, finish } = createSteps();
  // Ctrl-C reaches the running command directly. Exiting here ends the processes that this process started.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  /** A PostgreSQL server for the tests of the API, started if the environment names none; null if none can be had. */
  const openPostgres = async (): Promise<string | null> => {
    if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
    const server = await startPostgres({ inMemory: true });
    if (server) process.once('exit', server.stop);
    return server && server.url;
  };

  return {
    step,
    finish,
    withChromium,
    async startPostgres(): Promise<string | null> {
      let url: string | null = null;
      await step('start of PostgreSQL', async ({ say }) => {
        url = await openPostgres();
        if (url) return true;
        say(
          'No PostgreSQL was found and none could be installed: what needs one does NOT run, the rest runs embedded.',
        );
        return null;
      });
      return url;
    },
    build: () => step('build', ({ nx }) => nx(['run-many', '-t', 'build'], { NODE_ENV: 'production' })),
    endToEnd: (projects: readonly string[]) =>
      step('end to end', ({ run }: Commands) =>
        run(
          'playwright',
          ['test', '--config', 'apps/e2e/playwright.config.ts', ...projects.map((name) => `--project=${name}`)],
          withChromium,
        ),
      ),
  };
};
