import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

export interface BundledChunk {
  code: string;
  isEntry: boolean;
  modules: string[];
}

/** Builds one source file (relative to `src`) in memory, as an app would. `inline` puts lazy chunks into the entry. */
export const bundle = async (entry: string, { inline = false } = {}): Promise<BundledChunk[]> => {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    // Vitest's NODE_ENV would select the development builds of React and JSX.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['module', 'browser', 'production'] },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../${entry}`, import.meta.url)),
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: inline ? false : undefined },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.output
    .filter((file) => file.type === 'chunk')
    .map(({ code, isEntry, moduleIds }) => ({ code, isEntry, modules: moduleIds }));
};
