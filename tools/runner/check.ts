import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nxEnv } from './build.ts';
import { changedFiles, lintTargets } from './changed-files.ts';
import { root } from './root.ts';
import { createSteps } from './steps.ts';

/**
 * `npm run check`: types and unit tests of the projects that changed since the merge base with `main`, and lint of the
 * changed files, uncommitted changes included. `NX_BASE` names another base.
 */
const { step, finish } = createSteps();

/** Folders of the affected projects with tests. Vitest runs the tests whose path begins with one of them. */
const affectedFolders = (): string[] => {
  const names = JSON.parse(
    execFileSync('nx', ['show', 'projects', '--affected', '--withTarget', 'test', '--json'], {
      cwd: root,
      encoding: 'utf8',
      env: nxEnv,
    }),
  ) as string[];
  return globSync('{apps,libs/*,tools}/*/project.json', { cwd: root })
    .filter((file) => names.includes((JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string }).name))
    .map((file) => `${dirname(file)}/`);
};

const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/eslint/'];

// Before lint, because the boundaries rule reports nothing until Nx has computed the project graph.
await step('types of affected projects', ({ nx }) => nx(['affected', '-t', 'typecheck']));

await step('unit tests of affected projects', async ({ run }) => {
  const folders = affectedFolders();
  return folders.length === 0 || run('vitest', ['run', ...folders]);
});

const changed = changedFiles();
const targets = lintTargets(changed);
await step('lint', async ({ run }) => {
  const eslint = targets.length === 0 || (await run('eslint', [...cache, '--no-warn-ignored', ...targets]));
  const prettier =
    changed.length === 0 ||
    (await run('prettier', [
      '--check',
      '--log-level',
      'warn',
      '--ignore-unknown',
      '--no-error-on-unmatched-pattern',
      ...changed,
    ]));
  const isApi = targets.includes('.') || changed.some((file) => file.startsWith('apps/api/'));
  return (!isApi || (await run('npm', ['run', '--silent', 'lint:modules']))) && prettier && eslint;
});

finish();
