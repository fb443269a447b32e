import { parseArgs } from 'node:util';
import { build, run } from './build.ts';
import { findProgram } from './commands.ts';
import { hasPostgres } from './postgres.ts';

/**
 * `npm run test:faults [-- name …] [--minutes 30] [--assets 1200]`: fault tests that take minutes, on the built product.
 * Names select files: `cached-pages` or `several-machines`. `--minutes` is for the soak test and the rolling restart,
 * `--assets` for the soak test.
 */
const readArguments = () => {
  try {
    return parseArgs({ allowPositionals: true, options: { minutes: { type: 'string' }, assets: { type: 'string' } } });
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
};

const { values, positionals } = readArguments();
if (!build()) process.exit(1);
const env = {
  ...process.env,
  ...(values.minutes !== undefined && { SOAK_MINUTES: values.minutes, RESTART_MINUTES: values.minutes }),
  ...(values.assets !== undefined && { SOAK_ASSETS: values.assets }),
};

/** Deployment tests by file, with what each run needs on this machine; the first one names the run. */
const deploymentTests: Record<string, readonly (readonly string[])[]> = {
  'cached-pages': [
    ['nginx', 'openssl'],
    ['caddy', 'openssl'],
  ],
  'several-machines': [
    ['nginx', 'openssl', 'postgresql'],
    ['caddy', 'openssl', 'postgresql'],
  ],
  'rolling-restart': [['nginx', 'openssl', 'postgresql']],
  container: [['bwrap', 'postgresql']],
  failover: [['postgresql'], ['pgbouncer', 'postgresql']],
  'lagging-replica': [['postgresql']],
  'point-in-time': [['postgresql']],
};
const files = positionals.filter((name) => !(name in deploymentTests));
const isAll = positionals.length === 0;

const isHere = (name: string): boolean =>
  name === 'postgresql' ? hasPostgres() : findProgram([name, `/usr/sbin/${name}`]) !== null;

/** The package of a program in Debian and Ubuntu. */
const packageOf = (program: string): string => (program === 'bwrap' ? 'bubblewrap' : program);

/**
 * Tests complete sites with the programs in front of them, or between them and their database. Where one is
 * missing, the test is not run; with `CI` set that is a failure, because nobody reads the output of a run that passed.
 */
const testDeployment = (test: string, needs: readonly string[]): boolean => {
  const [project] = needs;
  const missing = needs.filter((name) => !isHere(name));
  if (missing.length === 0)
    return run(
      'playwright',
      ['test', `${test}.e2e`, '--config', 'apps/e2e/deployment.config.ts', '--project', project!],
      env,
    );
  console.log(`${test} with ${project} did NOT run. It needs: apt-get install ${missing.map(packageOf).join(' ')}`);
  return !process.env.CI;
};

const results = [
  ...(isAll || files.length > 0
    ? [run('vitest', ['run', '--config', 'apps/e2e/faults.config.ts', ...files], env)]
    : []),
  ...Object.entries(deploymentTests)
    .filter(([test]) => isAll || positionals.includes(test))
    .flatMap(([test, runs]) => runs.map((needs) => testDeployment(test, needs))),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
