import { parseArgs } from 'node:util';
import { buildSite, run } from './build.ts';
import { findProgram } from './commands.ts';
import { hasPostgres } from './postgres.ts';

/**
 * `npm run test:faults [-- name …] [--minutes 30]`: the fault tests that take minutes, on the built product. Names choose
 * files, or `several-machines`; `--minutes` is how long the soak goes on.
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

const machines = 'several-machines';
const files = positionals.filter((name) => name !== machines);
const isAll = positionals.length === 0;

/** Two whole sites on one database behind a proxy, restarted under load; they bring a PostgreSQL of their own. */
const trySeveralMachines = (proxy: string): boolean => {
  const missing = [proxy, 'openssl'].filter((name) => !findProgram([name, `/usr/sbin/${name}`]));
  if (!hasPostgres()) missing.push('PostgreSQL');
  if (missing.length === 0)
    return run('playwright', ['test', '--config', 'apps/e2e/deployment.config.ts', '--project', proxy], env);
  console.log(`Several machines behind ${proxy}: without ${missing.join(' and ')} this did NOT run.`);
  return true;
};

const results = [
  ...(isAll || files.length > 0
    ? [run('vitest', ['run', '--config', 'apps/e2e/faults.config.ts', ...files], env)]
    : []),
  ...(isAll || positionals.includes(machines) ? ['nginx', 'caddy'].map(trySeveralMachines) : []),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
