import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const docs = join(import.meta.dirname, '../../../docs');

/** Number of requirements of ASVS 5.0.0 by level. */
const requirements: Record<string, number> = { 1: 70, 2: 183 };
const states = ['met', 'n.a.', 'open'] as const;

export interface Requirement {
  number: string;
  level: string;
  state: string;
  /** What proves it, or the reason. */
  reason: string;
}

/** Rows of the tables: `| 6.5.1 | 2 | words | met | T2, [a file](path) |`. */
export const requirementsIn = (markdown: string): Requirement[] =>
  [...markdown.matchAll(/^\| +(\d+\.\d+\.\d+) +\| +(\d) +\|[^|]*\| +(\S+) +\| +(.*?) +\|$/gm)].map(
    ([, number = '', level = '', state = '', reason = '']) => ({ number, level, state, reason }),
  );

/**
 * What is wrong with a row. `hasRow` says whether a row of the list of threats exists, `hasFile` whether a file does,
 * relative to the document.
 */
export const problemsOfRow = (
  { number, state, reason }: Requirement,
  { hasRow, hasFile }: { hasRow: (row: string) => boolean; hasFile: (path: string) => boolean },
): string[] => {
  const rows = reason.match(/\b[TF]\d+\b/g) ?? [];
  const files = [...reason.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
  const missing = [...rows.filter((row) => !hasRow(row)), ...files.filter((path) => !hasFile(path))];
  return [
    ...missing.map((name) => `${number} names ${name}, which does not exist`),
    ...(states.some((known) => known === state) ? [] : [`${number} has the state ${state}`]),
    ...(state === 'met' && rows.length + files.length === 0 ? [`${number} is met, but names no proof`] : []),
    ...(state === 'open' && !/\bUntil \S/.test(reason) ? [`${number} is open, but does not say until when`] : []),
  ];
};

/** Numbers that occur twice, and levels with too few or too many rows. */
export const problemsOfList = (rows: readonly Requirement[]): string[] => {
  const numbers = rows.map(({ number }) => number);
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  const counts = Object.entries(requirements).map(([level, expected]) => {
    const count = rows.filter((row) => row.level === level).length;
    return count === expected ? [] : [`level ${level} has ${count} rows of ${expected}`];
  });
  return [...twice.map((number) => `${number} occurs twice`), ...counts.flat()];
};

/** Every requirement of ASVS must have a state, and what it names must exist. Prints the totals. */
export const checkAsvs = (): boolean => {
  const rows = requirementsIn(readFileSync(join(docs, 'asvs.md'), 'utf8'));
  const threats = readFileSync(join(docs, 'security.md'), 'utf8');
  const hasRow = (row: string) => threats.includes(`\n| ${row} |`);
  const hasFile = (path: string) => existsSync(join(docs, path));
  const problems = [...problemsOfList(rows), ...rows.flatMap((row) => problemsOfRow(row, { hasRow, hasFile }))];
  for (const problem of problems) console.log(`asvs.md: ${problem}`);
  for (const level of Object.keys(requirements)) {
    const totals = states.map(
      (state) => `${rows.filter((row) => row.level === level && row.state === state).length} ${state}`,
    );
    console.log(`asvs.md: level ${level}: ${totals.join(', ')}`);
  }
  console.log(`asvs.md: ${rows.length} rows, ${problems.length} problems`);
  return problems.length === 0;
};
