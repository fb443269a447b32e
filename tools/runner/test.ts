import { ensureChromium, ensureThaiFont } from './chromium.ts';
import { startPostgres } from './postgres.ts';
import { ensurePromtool } from './promtool.ts';
import { createSteps } from './steps.ts';

/** `npm test`: all checks that are required before a merge, runnable from a fresh clone. */
const { step, run, nx, finish } = createSteps();

const withChromium = { ...process.env, CHROMIUM_PATH: ensureChromium() };
ensureThaiFont();

/** The API tests that open a database, found by their imports. Other tests do not depend on the database engine. */
const testApi = (url: string) =>
  run('vitest', ['related', '--run', '--root', 'apps/api', 'src/testing/test-database.ts'], {
    ...withChromium,
    TEST_DATABASE_URL: url,
  });

const onPostgres = async (): Promise<boolean | null> => {
  if (process.env.TEST_DATABASE_URL) return testApi(process.env.TEST_DATABASE_URL);
  const server = await startPostgres();
  if (!server) {
    console.log('No PostgreSQL was found and none could be installed: these tests did NOT run.');
    return null;
  }
  process.once('exit', server.stop);
  try {
    return await testApi(server.url);
  } finally {
    process.off('exit', server.stop);
    server.stop();
  }
};

const onOpenSearch = async (): Promise<boolean | null> => {
  if (process.env.OPENSEARCH_URL) return run('vitest', ['run', '--root', 'apps/api', '.opensearch.test.ts']);
  console.log('OPENSEARCH_URL is not set: the tests against a real OpenSearch did NOT run.');
  return null;
};

const testAlerts = async (): Promise<boolean | null> => {
  const promtool = ensurePromtool();
  if (promtool) return run(promtool, ['test', 'rules', 'tools/deploy/monitoring/alerts.test.yaml']);
  console.log('No promtool was found and none could be downloaded: these tests did NOT run.');
  return null;
};

// Ctrl-C reaches the running command directly. Exiting here ends the processes that this process started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

await step('build', () => nx(['run-many', '-t', 'build'], { NODE_ENV: 'production' }));
await step('lint', async () => {
  const eslint = await run('eslint', ['.']);
  return (await run('npm', ['run', '--silent', 'lint:modules'])) && eslint;
});
await step('types', () => nx(['run-many', '-t', 'typecheck']));
await step('unit and integration (embedded database)', () =>
  run('vitest', ['run', '--config', 'vitest.workspace.ts'], withChromium),
);
await step('integration (PostgreSQL)', onPostgres);
await step('search (OpenSearch)', onOpenSearch);
await step('alerts (promtool)', testAlerts);
await step('generated code', () => run('vitest', ['run', '--config', 'tools/generators/vitest.proof.ts']));
await step('checks', () => run('node', ['tools/checks/src/main.ts']));
await step('end to end', () => run('playwright', ['test', '--config', 'apps/e2e/playwright.config.ts'], withChromium));

finish();
