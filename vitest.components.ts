import type { Plugin } from 'vitest/config';

const root = new URL('.', import.meta.url).pathname;

/** What tests that run in jsdom have in common. */
export const components = (): Plugin => ({
  name: 'yoodee:components',
  config: () => ({
    // Vitest allows the whole repository only where it is started in the project's folder.
    server: { fs: { allow: [root] } },
    test: {
      environment: 'jsdom',
      testTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
      setupFiles: [`${root}vitest.setup.ts`],
    },
  }),
});
