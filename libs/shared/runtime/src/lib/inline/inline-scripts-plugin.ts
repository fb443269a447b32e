import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const query = '?inline-script';

/** What would end the script's element, or change how the rest of it is read (HTML, 4.12.1.3). */
const notInDocuments = /<\/script|<script|<!--/i;

/**
 * Text of a classic script that does what importing the module at `path` does: with all that it imports, shortened, and
 * leaving no names behind. It is the same for every document, so that a Content-Security-Policy can allow it by its hash.
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
        // Names shared with the app cost every page their object, if not their text alone were written in their place.
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

/** The script for documents that are not rendered by the app: {@link inlineScripts} has it for those that are. */
export const colorModeScript = async (): Promise<string> =>
  (await inlineScriptOf(join(import.meta.dirname, 'color-mode.inline.ts'))).text;

/** Provides `<module>?inline-script`: the module as the text of a script in a document. */
export const inlineScripts = (): Plugin => ({
  name: 'yoodee-inline-scripts',
  async load(id) {
    if (!id.endsWith(query)) return null;
    const { text, files } = await inlineScriptOf(id.slice(0, -query.length));
    for (const file of files) this.addWatchFile(file);
    return `export default ${JSON.stringify(text)};`;
  },
});
