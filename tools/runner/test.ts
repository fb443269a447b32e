import { ensureChromium, ensureThaiFont } from './chromium.ts';
import { startPostgres } from './postgres.ts';
import { ensurePromtool } from './promtool.ts';
import { createSteps, type Commands } from './steps.ts';

/** `npm test`: all checks that are required before a merge, runnable from a fresh clone. */
const { step, finish } = createSteps();

const withChromium = { ...process.env, CHROMIUM_PATH: ensureChromium() };
ensureThaiFont();

/** A PostgreSQL server for the tests of the API, started if the environment names none; null if none can be had. */
const openPostgres = async (): Promise<string | null> => {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  const server = await startPostgres();
  if (server) process.once('exit', server.stop);
  return server && server.url;
};

const onOpenSearch = async ({ run, say }: Commands): Promise<boolean | null> => {
  if (process.env.OPENSEARCH_URL) return run('vitest', ['run', '.opensearch.test.ts']);
  say('OPENSEARCH_URL is not set: the tests against a real OpenSearch did NOT run.');
  return null;
};

const testAlerts = async ({ run, say }: Commands): Promise<boolean | null> => {
  const promtool = ensurePromtool();
  if (promtool) return run(promtool, ['test', 'rules', 'tools/deploy/monitoring/alerts.test.yaml']);
  say('No promtool was found and none could be downloaded: these tests did NOT run.');
  return null;
};

// Ctrl-C reaches the running command directly. Exiting here ends the processes that this process started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** What may differ between the engines. End-to-end tests run the complete site on the embedded one. */
const testEmbedded = ({ run }: Commands) =>
  run(
    'vitest',
    ['run', ...['db/', 'ops/', 'testing/', 'logged-journeys'].map((part) => `apps/api/src/${part}`)],
    // Empty: the environment may name a server.
    { ...withChromium, TEST_DATABASE_URL: '' },
  );

let databaseUrl: string | null = null;

/** What needs one processor for most of its time: it fills what the unit tests leave of two while they wait. */
const besideUnitTests = async () => {
  await step('lint', async ({ run }) => {
    const eslint = await run('eslint', ['.']);
    return (await run('npm', ['run', '--silent', 'lint:modules'])) && eslint;
  });
  await step('generated code', ({ run }) => run('vitest', ['run', '--config', 'tools/generators/vitest.proof.ts']));
  await step('alerts (promtool)', testAlerts);
  if (databaseUrl) await step('integration (embedded database)', testEmbedded);
};

await step('start of PostgreSQL', async ({ say }) => {
  databaseUrl = await openPostgres();
  if (databaseUrl) return true;
  say('No PostgreSQL was found and none could be installed: what needs one does NOT run, the rest runs embedded.');
  return null;
});
await step('build', ({ nx }) => nx(['run-many', '-t', 'build'], { NODE_ENV: 'production' }));
await step('types', ({ nx }) => nx(['run-many', '-t', 'typecheck']));
await Promise.all([
  step(`unit and integration (${databaseUrl ? 'PostgreSQL' : 'embedded database'})`, ({ run }) =>
    run('vitest', ['run'], { ...withChromium, ...(databaseUrl && { TEST_DATABASE_URL: databaseUrl }) }),
  ),
  besideUnitTests(),
]);
await step('search (OpenSearch)', onOpenSearch);
await step('checks', ({ run }) => run('node', ['tools/checks/src/main.ts']));
await step('end to end', ({ run }) =>
  run('playwright', ['test', '--config', 'apps/e2e/playwright.config.ts'], withChromium),
);

finish();
