import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const docs = join(import.meta.dirname, '../../../docs');
const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

/** Documents whose rows name their tests, with the rows that are required. */
const documents: Record<string, string[]> = {
  'conformance.md': [],
  'behaviours.md': [],
  'security.md': [...numbered('T', 40), ...numbered('F', 28)],
};

/**
 * A row: a sentence of the specification or a row name, with the tests that prove it. A row without tests must be open.
 */
interface Row {
  sentence: string;
  proofs: { title: string; path: string }[];
  isOpen: boolean;
}

/** Rows of the tables: `| sentence | … | [title of a test](path), … | … |`, or `| sentence | … | open: why | … |`. */
export const rowsIn = (markdown: string): Row[] =>
  [...markdown.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)]
    .map(([, sentence = '', proof = '']) => ({
      sentence,
      proofs: [...proof.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, title = '', path = '']) => ({ title, path })),
      isOpen: /(?:^|\| +)open: /.test(proof),
    }))
    .filter(({ sentence }) => !/^(?:Sentence|Row|-+)$/.test(sentence));

/** Whether a source file has a test with exactly this title. */
export const hasTest = (source: string, title: string): boolean =>
  [`'${title}'`, `"${title}"`, `\`${title}\``].some((literal) => source.includes(literal));

const checkDocument = ([name, wanted]: [string, string[]]): boolean => {
  const rows = rowsIn(readFileSync(join(docs, name), 'utf8'));
  const missing = wanted.filter((row) => rows.every(({ sentence }) => sentence !== row));
  const unproved = rows.flatMap(({ sentence, proofs, isOpen }) => {
    if (proofs.length === 0) return isOpen ? [] : [`“${sentence}” has no test`];
    return proofs.flatMap(({ title, path }) => {
      const file = join(docs, path);
      return existsSync(file) && hasTest(readFileSync(file, 'utf8'), title) ? [] : [`no test “${title}” in ${path}`];
    });
  });
  const problems = [...missing.map((row) => `${row} is missing`), ...unproved];
  for (const problem of problems) console.log(`${name}: ${problem}`);
  const open = rows.filter(({ isOpen }) => isOpen).length;
  console.log(`${name}: ${rows.length} rows, ${open} open, ${problems.length} problems`);
  return problems.length === 0;
};

/** Every row of these documents must name an existing test or state that it is open. */
export const checkConformance = (): boolean => Object.entries(documents).map(checkDocument).every(Boolean);
