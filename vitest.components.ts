import type { Plugin } from 'vitest/config';

const root = new URL('.', import.meta.url).pathname;

interface ComponentTestOptions {
  /** A page of its own for every test file, where modules listen to it or remember it for as long as it lives. */
  isolate?: boolean;
}

/**
 * What tests that run in jsdom have in common. Unless `isolate` is asked for, the files of a project share their modules:
 * loading React and the kit anew for each takes longer than the tests.
 */
export const components = ({ isolate = false }: ComponentTestOptions = {}): Plugin => ({
  name: 'yoodee:components',
  config: () => ({
    // Vitest allows the whole repository only where it is started in the project's folder.
    server: { fs: { allow: [root] } },
    test: {
      environment: 'jsdom',
      isolate,
      testTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
      setupFiles: [`${root}vitest.setup.ts`],
    },
  }),
});
