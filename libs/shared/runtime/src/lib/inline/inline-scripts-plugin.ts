import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const query = '?inline-script';

/** Text that would end the script element, or change how the parser reads the rest of it (HTML, 4.12.1.3). */
const notInDocuments = /<\/script|<script|<!--/i;

/**
 * Bundles the module at `path` with its imports into the minified text of a classic script without global names. The
 * text is the same in every document, so a Content-Security-Policy can allow it by hash.
 */
const inlineScriptOf = async (path: string): Promise<{ text: string; files: readonly string[] }> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: path,
        // Inlines constants that are shared with the app: otherwise every page would carry the objects that contain
        // them.
        optimization: { inlineConst: { mode: 'all' } },
        output: { format: 'es' },
      },
    },
  });
  if (!('output' in built)) throw new Error(`${path} was not built at once.`);
  const [{ code, moduleIds }] = built.output;
  if (notInDocuments.test(code)) throw new Error(`${path} says what a script in a document cannot say.`);
  return { text: `(()=>{${code.trim().replace(/;$/, '')}})()`, files: moduleIds };
};

/** The script for static HTML documents. Documents that the app renders use {@link inlineScripts}. */
export const headScript = async (): Promise<string> =>
  (await inlineScriptOf(join(import.meta.dirname, 'head.inline.ts'))).text;

/** Provides `<module>?inline-script`: the module as the text of an inline script. */
export const inlineScripts = (): Plugin => ({
  name: 'yoodee-inline-scripts',
  async load(id) {
    if (!id.endsWith(query)) return null;
    const { text, files } = await inlineScriptOf(id.slice(0, -query.length));
    for (const file of files) this.addWatchFile(file);
    return `export default ${JSON.stringify(text)};`;
  },
});
