import { parseArgs } from 'node:util';
import { buildSite, run } from './build.ts';

/**
 * `npm run test:faults [-- name …] [--minutes 30]`: the fault tests that take minutes, on the built product. Names choose
 * files; `--minutes` is how long the soak goes on.
 */
const readArguments = () => {
  try {
    return parseArgs({ allowPositionals: true, options: { minutes: { type: 'string' } } });
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
};

const { values, positionals } = readArguments();
if (!buildSite()) process.exit(1);
const env = { ...process.env, ...(values.minutes !== undefined && { SOAK_MINUTES: values.minutes }) };
process.exitCode = run('vitest', ['run', '--config', 'apps/e2e/faults.config.ts', ...positionals], env) ? 0 : 1;
