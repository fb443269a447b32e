import { stripVTControlCharacters } from 'node:util';

/** Lines shown from one that names a failure: the message and the position in the code. */
const LINES_PER_FAILURE = 14;

/** Lines shown if no line names a failure. */
const LAST_LINES = 40;

const MOST_LINES = 150;

/** The first line of a failure in the output of Vitest, Playwright, TypeScript, ESLint and Node. */
const failure = /^\s*(FAIL|No test files found|\d+\) \[|✖|\S*Error:|.*: error TS|.*\berror {2})/;

/**
 * The useful part of the output of a failed step: each line that names a failure with the lines that follow it, at most
 * {@link MOST_LINES}, or the last lines if no line names a failure.
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
