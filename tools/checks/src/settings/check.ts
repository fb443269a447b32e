import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsDocuments } from './documents.ts';
import { readSettings } from './read-settings.ts';

const root = join(import.meta.dirname, '../../../..');
const sources = '{apps,libs,tools}/**/*.{ts,tsx,mjs}';
const notSource = new Set(['node_modules', 'build', 'dist', 'generated', '.react-router']);

/** Environment variables that are not settings of this product. */
const ofTheMachine = new Set(['CI', 'INIT_CWD', 'NX_BASE', 'PATH']);

/** Environment variables that a source reads directly, without a schema. */
export const readIn = (source: string): string[] =>
  [...source.matchAll(/\bprocess\.env(?:\.|\[')([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name!);

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every setting that a source reads must be declared in a schema, and the generated documents must be up to date. */
export const checkSettings = async (): Promise<boolean> => {
  const declared = new Set((await readSettings()).map(({ name }) => name));
  const paths = globSync(sources, { cwd: root, exclude: (path) => notSource.has(path) });
  const read = new Set(paths.filter((path) => !path.includes('.test.')).flatMap((path) => readIn(textOf(path))));
  const problems = [
    ...[...read]
      .filter((name) => !declared.has(name) && !ofTheMachine.has(name))
      .map((name) => `${name} is read but declared in no schema`),
    ...(await settingsDocuments())
      .filter(({ path, text }) => textOf(path) !== text)
      .map(({ path }) => `${path} is out of date: npx nx run checks:settings`),
  ];
  for (const problem of problems) console.log(`settings: ${problem}`);
  console.log(`settings: ${declared.size} declared, ${problems.length} problems`);
  return problems.length === 0;
};
