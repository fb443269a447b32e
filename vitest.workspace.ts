import { defineConfig } from 'vitest/config';

/**
 * The root test configuration: `npm test`, `npm run check`, CI and editors (`.vscode/settings.json`) run through it, all
 * projects in one process. `--project <name>` chooses some. `vitest --root <folder>` reads a project's own file.
 */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: ['apps/*/vitest.config.ts', 'libs/*/*/vitest.config.ts', 'tools/*/vitest.config.ts'],
  },
});
