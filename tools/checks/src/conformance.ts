import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const docs = join(import.meta.dirname, '../../../docs');
const documents = ['conformance.md', 'behaviours.md'];

/** A sentence of the specification, or a row of the behaviours, and the tests that prove it; none for one that is open. */
interface Row {
  sentence: string;
  proofs: { title: string; path: string }[];
  isOpen: boolean;
}

/** Rows of the tables: `| sentence | … | [title of a test](path), … | … |`, or `| sentence | open: why |`. */
export const rowsIn = (markdown: string): Row[] =>
  [...markdown.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)]
    .map(([, sentence = '', proof = '']) => ({
      sentence,
      proofs: [...proof.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, title = '', path = '']) => ({ title, path })),
      isOpen: proof.startsWith('open: '),
    }))
    .filter(({ sentence }) => !/^(?:Sentence|Row|-+)$/.test(sentence));

/** Whether a source has a test of this title, written as it stands there. */
export const hasTest = (source: string, title: string): boolean =>
  [`'${title}'`, `"${title}"`, `\`${title}\``].some((literal) => source.includes(literal));

const checkDocument = (name: string): boolean => {
  const rows = rowsIn(readFileSync(join(docs, name), 'utf8'));
  const problems = rows.flatMap(({ sentence, proofs, isOpen }) => {
    if (proofs.length === 0) return isOpen ? [] : [`“${sentence}” has no test`];
    return proofs.flatMap(({ title, path }) => {
      const file = join(docs, path);
      return existsSync(file) && hasTest(readFileSync(file, 'utf8'), title) ? [] : [`no test “${title}” in ${path}`];
    });
  });
  for (const problem of problems) console.log(`${name}: ${problem}`);
  const open = rows.filter(({ isOpen }) => isOpen).length;
  console.log(`${name}: ${rows.length} rows, ${open} open, ${problems.length} problems`);
  return problems.length === 0;
};

/** Every sentence of the specification and every row of the behaviours names a test that exists, or says that it is open. */
export const checkConformance = (): boolean => documents.map(checkDocument).every(Boolean);
