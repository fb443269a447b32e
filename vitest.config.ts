import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { inlineScripts } from '@yoodee/runtime/vite';
import { configDefaults, defineConfig } from 'vitest/config';

const root = import.meta.dirname;
const { TEST_DATABASE_URL, OPENSEARCH_URL } = process.env;

/** Folders of the projects that run in a browser, which their tag says. */
const browserFolders = globSync('{apps,libs/*}/*/project.json', { cwd: root })
  .filter((file) => readFileSync(join(root, file), 'utf8').includes('"platform:web"'))
  .map(dirname);

const testsIn = (folder: string) => `${folder}/**/*.test.{ts,tsx,mjs}`;

/** Files that reload modules or change Node's own, and a library whose modules never remove their event listeners. */
const isolated = [testsIn('libs/shared/runtime'), '{apps,libs/*,tools}/*/**/*.isolated.test.{ts,tsx}'];

/** Generous time limits, so that a test does not fail on a busy machine. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

const inBrowser = {
  ...patient,
  environment: 'jsdom',
  setupFiles: ['vitest.setup.ts'],
};

/**
 * All unit and integration tests: `npm test`, `npm run check`, CI and editors run through this file. Paths and parts of
 * paths choose tests: `npx vitest run libs/public/feature-news/`. Files of a project share their modules and their page,
 * because loading React and our libraries anew for each takes longer than most tests.
 */
export default defineConfig({
  test: {
    // One more than processors, because some tests wait for PostgreSQL or a timer.
    maxWorkers: availableParallelism() + 1,
    tags: [
      {
        name: 'slow',
        description:
          'Starts many processes, copies sites, compares all recipes or computes long: `npm run test:everywhere`.',
      },
    ],
    projects: [
      {
        test: {
          name: 'api',
          include: [testsIn('apps/api')],
          exclude: [
            ...configDefaults.exclude,
            // The embedded engine is in the same process, so there is no connection that could fail.
            ...(TEST_DATABASE_URL ? [] : ['**/*.postgres.test.ts']),
            ...(OPENSEARCH_URL ? [] : ['**/*.opensearch.test.ts']),
          ],
          environment: 'node',
          // Each file has its own database.
          isolate: false,
          globalSetup: 'apps/api/src/testing/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [inlineScripts()],
        test: {
          ...inBrowser,
          name: 'components',
          include: browserFolders.map(testsIn),
          exclude: [...configDefaults.exclude, ...isolated],
          isolate: false,
        },
      },
      { plugins: [inlineScripts()], test: { ...inBrowser, name: 'isolated', include: isolated } },
      {
        test: {
          name: 'units',
          include: [testsIn('{apps,libs/*,tools}/*')],
          exclude: [...configDefaults.exclude, testsIn('apps/api'), ...browserFolders.map(testsIn), ...isolated],
          ...patient,
          environment: 'node',
          isolate: false,
        },
      },
    ],
  },
});
