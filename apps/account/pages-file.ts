import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { AccountPage } from './src/page-list.ts';

/**
 * Writes the paths of the app's pages to `pages.json`, where the gateway reads them. Vite's module runner imports the
 * list without loading the pages, which are dynamic imports. A static import here would bundle the pages into the Vite
 * configuration, which cannot load components.
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
