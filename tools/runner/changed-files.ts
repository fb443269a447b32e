import { execFileSync } from 'node:child_process';
import { root } from './root.ts';

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

const mergeBase = (): string => {
  try {
    return git('merge-base', 'main', 'HEAD');
  } catch {
    // A clone of one branch has no `main`.
    return 'HEAD';
  }
};

/** Files that differ from `NX_BASE`, or from the merge base with `main`; uncommitted and new files included. */
export const changedFiles = (): string[] => {
  const base = process.env.NX_BASE || mergeBase();
  return [
    ...linesOf(git('diff', '--name-only', '--diff-filter=d', base)),
    ...linesOf(git('ls-files', '--others', '--exclude-standard')),
  ];
};

/** Changes of tags, dependencies and rules affect the lint results of unchanged files. */
const concernsAll = /(^|\/)(project\.json|package\.json|eslint\.config\.mjs|nx\.json|tsconfig\.base\.json)$/;

/** What ESLint must look at: the changed sources, or all (`.`) after a change of rules or boundaries. */
export const lintTargets = (changed: readonly string[]): string[] =>
  changed.some((file) => concernsAll.test(file)) ? ['.'] : changed.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
