import { parseArgs } from 'node:util';
import { buildSite, run } from './build.ts';
import { findProgram } from './commands.ts';
import { hasPostgres } from './postgres.ts';

/**
 * `npm run test:faults [-- name …] [--minutes 30] [--assets 1200]`: fault tests that take minutes, on the built product.
 * Names select files: `cached-pages` or `several-machines`. `--minutes` and `--assets` are those of the soak test.
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
if (!buildSite()) process.exit(1);
const env = {
  ...process.env,
  ...(values.minutes !== undefined && { SOAK_MINUTES: values.minutes }),
  ...(values.assets !== undefined && { SOAK_ASSETS: values.assets }),
};

const deploymentTests = ['cached-pages', 'several-machines'];
const files = positionals.filter((name) => !deploymentTests.includes(name));
const isAll = positionals.length === 0;

/** Tests gateways behind a real proxy. `several-machines` runs two complete sites on a separate PostgreSQL. */
const testDeployment = (test: string, proxy: string): boolean => {
  const missing = [proxy, 'openssl'].filter((name) => !findProgram([name, `/usr/sbin/${name}`]));
  if (test === 'several-machines' && !hasPostgres()) missing.push('PostgreSQL');
  if (missing.length === 0)
    return run('playwright', ['test', test, '--config', 'apps/e2e/deployment.config.ts', '--project', proxy], env);
  console.log(`${test} behind ${proxy}: without ${missing.join(' and ')} this did NOT run.`);
  return true;
};

const results = [
  ...(isAll || files.length > 0
    ? [run('vitest', ['run', '--config', 'apps/e2e/faults.config.ts', ...files], env)]
    : []),
  ...deploymentTests
    .filter((test) => isAll || positionals.includes(test))
    .flatMap((test) => ['nginx', 'caddy'].map((proxy) => testDeployment(test, proxy))),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
