import { execFileSync } from 'node:child_process';
import { nxEnv } from './build.ts';
import { changedFiles, lintTargets } from './changed-files.ts';
import { root } from './root.ts';
import { createSteps } from './steps.ts';

/**
 * `npm run check`: types and unit tests of the projects that changed since the merge base with `main`, and lint of the
 * changed files, uncommitted changes included. `NX_BASE` names another base.
 */
const { step, finish } = createSteps();

/** Their names in Nx, which are their names in `vitest.workspace.ts` too. */
const affectedProjects = (): string[] =>
  JSON.parse(
    execFileSync('nx', ['show', 'projects', '--affected', '--withTarget', 'test', '--json'], {
      cwd: root,
      encoding: 'utf8',
      env: nxEnv,
    }),
  ) as string[];

const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/eslint/'];

// Before lint: the boundaries rule is silent until Nx has computed the graph of projects.
await step('types of affected projects', ({ nx }) => nx(['affected', '-t', 'typecheck']));

await step('unit tests of affected projects', async ({ run }) => {
  const chosen = affectedProjects().flatMap((name) => ['--project', name]);
  return chosen.length === 0 || run('vitest', ['run', '--config', 'vitest.workspace.ts', ...chosen]);
});

const changed = changedFiles();
const targets = lintTargets(changed);
await step('lint', async ({ run }) => {
  const eslint = targets.length === 0 || (await run('eslint', [...cache, '--no-warn-ignored', ...targets]));
  const isApi = targets.includes('.') || changed.some((file) => file.startsWith('apps/api/'));
  return (!isApi || (await run('npm', ['run', '--silent', 'lint:modules']))) && eslint;
});

finish();
