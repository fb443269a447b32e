import { defineConfig } from 'vitest/config';

/**
 * The root test configuration: `vitest --config vitest.workspace.ts` runs the tests of all projects in one process, as
 * `npm test` does; `--project <name>` chooses some. Nx and `vitest --root <folder>` read a project's own file.
 */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: ['apps/*/vitest.config.ts', 'libs/*/*/vitest.config.ts', 'tools/*/vitest.config.ts'],
  },
});
