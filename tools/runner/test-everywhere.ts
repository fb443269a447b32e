import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import type { Commands } from './steps.ts';
import { openTestRun } from './test-machine.ts';

/**
 * `npm run test:everywhere`: the checks that `npm test` leaves out. Lint of all files, the same journeys on other
 * screens and in the other language, the rules for every page, other builds, the other database engine, generated code,
 * and processes that are killed.
 */
const { step, finish, withChromium, startPostgres, build, endToEnd } = openTestRun();

const onOpenSearch = async ({ run, say }: Commands): Promise<boolean | null> => {
  if (process.env.OPENSEARCH_URL) return run('vitest', ['run', '.opensearch.test.ts']);
  say('OPENSEARCH_URL is not set: the tests against a real OpenSearch did NOT run.');
  return null;
};

/** Loading all files to find the tests with this tag would take a minute. */
const slowTests = globSync('{apps,libs/*,tools}/*/src/**/*.test.ts', { cwd: root }).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes("tags: ['slow']"),
);

/** What may differ between the engines. End-to-end tests run the complete site on the embedded one. */
const onEmbeddedEngine = ({ run }: Commands) =>
  run(
    'vitest',
    ['run', ...['db/', 'ops/', 'testing/', 'logged-journeys'].map((part) => `apps/api/src/${part}`)],
    // Empty: the environment may name a server.
    { ...withChromium, TEST_DATABASE_URL: '' },
  );

const databaseUrl = await startPostgres();
await build();
await Promise.all([
  (async () => {
    await step('slow tests', ({ run }) =>
      run('vitest', ['run', '--tags-filter', 'slow', ...slowTests], {
        ...withChromium,
        ...(databaseUrl && { TEST_DATABASE_URL: databaseUrl }),
      }),
    );
    await step('generated code', ({ run }) => run('vitest', ['run', '--config', 'tools/generators/vitest.proof.ts']));
  })(),
  (async () => {
    await step('lint', async ({ run }) => {
      const eslint = await run('eslint', ['.']);
      const prettier = await run('prettier', ['--check', '--log-level', 'warn', '.']);
      return (await run('npm', ['run', '--silent', 'lint:modules'])) && prettier && eslint;
    });
    if (databaseUrl) await step('integration (embedded database)', onEmbeddedEngine);
  })(),
]);
await step('search (OpenSearch)', onOpenSearch);
await endToEnd([
  ...['everywhere', 'phone-th-slow', 'behaviours-en'],
  ...['desktop-en', 'desktop-th', 'phone-en', 'faults'],
]);

finish();
