import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Where the programs declare their settings. */
export const schemas = ['apps/api/src/env.ts', 'apps/gateway/src/env.ts', 'apps/public/server/env.ts'];

const sources = '{apps,libs,tools}/**/*.{ts,tsx,mjs}';
const notWritten = new Set(['node_modules', 'build', 'dist', 'generated', '.react-router']);

/** Variables of the machine: read by us, set by nobody for our sake. */
const notOurs = new Set(['CI', 'INIT_CWD', 'PATH']);

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name!);

/** Settings that a schema declares, one to a line. */
export const declaredIn = (schema: string): string[] => namesIn(schema, /^ +([A-Z][A-Z0-9_]*):/gm);

/** Settings that a program reads without a schema. */
export const readIn = (source: string): string[] => namesIn(source, /\bprocess\.env(?:\.|\[')([A-Z][A-Z0-9_]*)/g);

/** What `.env.example` offers: `NAME=value` or `#NAME=value`, and which of them no comment line explains. */
export const offeredIn = (example: string): { names: string[]; unexplained: string[] } => ({
  names: namesIn(example, /^#?([A-Z][A-Z0-9_]*)=/gm),
  unexplained: namesIn(example, /(?<!^# .+\n)^#?([A-Z][A-Z0-9_]*)=/gm),
});

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

const settings = (): Set<string> => {
  const paths = globSync(sources, { cwd: root, exclude: (path) => notWritten.has(path) });
  const names = [
    ...schemas.flatMap((path) => declaredIn(textOf(path))),
    ...paths.filter((path) => !path.includes('.test.')).flatMap((path) => readIn(textOf(path))),
  ];
  return new Set(names.filter((name) => !notOurs.has(name)));
};

/** `.env.example` names every setting there is, each once and explained, and none that is gone; so does the README. */
export const checkEnvExample = (): boolean => {
  const known = settings();
  const { names, unexplained } = offeredIn(textOf('.env.example'));
  const readme = textOf('README.md');
  const problems = [
    ...[...known].filter((name) => !names.includes(name)).map((name) => `${name} is not in .env.example`),
    ...names.filter((name) => !known.has(name)).map((name) => `${name} is read by nothing`),
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name} is there twice`),
    ...unexplained.map((name) => `${name} has no comment line above it`),
    ...[...known]
      .filter((name) => !readme.includes(`\`${name}\``))
      .map((name) => `${name} is not in the README's tables`),
  ];
  for (const problem of problems) console.log(`settings: ${problem}`);
  console.log(`settings: ${known.size} in all, ${problems.length} problems`);
  return problems.length === 0;
};
