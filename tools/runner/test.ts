import { ensureChromium, ensureThaiFont } from './chromium.ts';
import { startPostgres } from './postgres.ts';
import { ensurePromtool } from './promtool.ts';
import { createSteps, type Commands } from './steps.ts';

/** `npm test`: all checks that are required before a merge, runnable from a fresh clone. */
const { step, finish } = createSteps();

const withChromium = { ...process.env, CHROMIUM_PATH: ensureChromium() };
ensureThaiFont();

/** The API tests that open a database, found by their imports. Other tests do not depend on the database engine. */
const testApi = ({ run }: Commands, url: string) =>
  run('vitest', ['related', '--run', '--root', 'apps/api', 'src/testing/test-database.ts'], {
    ...withChromium,
    TEST_DATABASE_URL: url,
  });

const onPostgres = async (commands: Commands): Promise<boolean | null> => {
  if (process.env.TEST_DATABASE_URL) return testApi(commands, process.env.TEST_DATABASE_URL);
  const server = await startPostgres();
  if (!server) {
    commands.say('No PostgreSQL was found and none could be installed: these tests did NOT run.');
    return null;
  }
  process.once('exit', server.stop);
  try {
    return await testApi(commands, server.url);
  } finally {
    process.off('exit', server.stop);
    server.stop();
  }
};

const onOpenSearch = async ({ run, say }: Commands): Promise<boolean | null> => {
  if (process.env.OPENSEARCH_URL) return run('vitest', ['run', '--root', 'apps/api', '.opensearch.test.ts']);
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

/** What needs one processor for most of its time: it fills what the unit tests leave of two while they wait. */
const besideUnitTests = async () => {
  await step('lint', async ({ run }) => {
    const eslint = await run('eslint', ['.']);
    return (await run('npm', ['run', '--silent', 'lint:modules'])) && eslint;
  });
  await step('generated code', ({ run }) => run('vitest', ['run', '--config', 'tools/generators/vitest.proof.ts']));
  await step('alerts (promtool)', testAlerts);
};

await step('build', ({ nx }) => nx(['run-many', '-t', 'build'], { NODE_ENV: 'production' }));
await step('types', ({ nx }) => nx(['run-many', '-t', 'typecheck']));
await Promise.all([
  step('unit and integration (embedded database)', ({ run }) =>
    run('vitest', ['run', '--config', 'vitest.workspace.ts'], withChromium),
  ),
  besideUnitTests(),
]);
await step('integration (PostgreSQL)', onPostgres);
await step('search (OpenSearch)', onOpenSearch);
await step('checks', ({ run }) => run('node', ['tools/checks/src/main.ts']));
await step('end to end', ({ run }) =>
  run('playwright', ['test', '--config', 'apps/e2e/playwright.config.ts'], withChromium),
);

finish();
