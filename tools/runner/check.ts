import { createSteps } from './steps.ts';

/**
 * `npm run check`: lint, types and unit tests of what changed since the merge base with `main`, uncommitted changes
 * included. `NX_BASE` names another base.
 */
const { step, run, nx, finish } = createSteps();

await step('lint', () => run('npm', ['run', '--silent', 'lint']));
await step('types and unit tests of affected projects', () => nx(['affected', '-t', 'typecheck', 'test']));

finish();
