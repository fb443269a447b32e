import { stripVTControlCharacters } from 'node:util';

/** Lines shown after one that names a failure: the message and the place in the code. */
const LINES_PER_FAILURE = 14;

/** Lines shown of a step whose output names no failure. */
const LAST_LINES = 40;

const MOST_LINES = 150;

/** How Vitest, Playwright, TypeScript, ESLint and Node begin what they complain about. */
const failure = /^\s*(FAIL|No test files found|\d+\) \[|✖|\S*Error:|.*: error TS|.*\berror {2})/;

/**
 * What a reader looks for first in the output of a step that failed: each line that names a failure with the few that
 * follow it, at most {@link MOST_LINES}; the last lines where none does.
 */
export const failureExcerpt = (output: string): string => {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  const shown = new Set<number>();
  lines.forEach((line, at) => {
    if (!failure.test(line)) return;
    for (let next = at; next < Math.min(at + LINES_PER_FAILURE, lines.length); next += 1) shown.add(next);
  });
  if (shown.size === 0) return lines.slice(-LAST_LINES).join('\n');
  return [...shown]
    .slice(0, MOST_LINES)
    .map((at) => lines[at])
    .join('\n');
};
