import { defineConfig } from 'vitest/config';

/** Every project's own vitest.config.ts, so `vitest --config vitest.workspace.ts` runs the whole house in one process. */
export default defineConfig({
  test: { projects: ['apps/*/vitest.config.ts', 'libs/*/*/vitest.config.ts', 'tools/*/vitest.config.ts'] },
});
