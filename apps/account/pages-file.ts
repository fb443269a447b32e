import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { AccountPage } from './src/page-list.ts';

/**
 * Writes the paths of the app's pages to `pages.json`, where the gateway reads them. The list is imported by Vite's
 * module runner, which leaves the pages alone that it imports dynamically; an import here would put them into the
 * bundle of the configuration, which cannot load components.
 */
export const pagesFile = (): Plugin => ({
  name: 'yoodee-pages-file',
  apply: 'build',
  async generateBundle() {
    const { module } = await runnerImport<{ pages: readonly AccountPage[] }>(
      join(import.meta.dirname, 'src/page-list.ts'),
    );
    const paths = module.pages.map(({ path }) => path);
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(paths) });
  },
});
