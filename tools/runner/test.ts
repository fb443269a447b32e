import { run, nxEnv } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { startPostgres } from './postgres.ts';

interface Step {
  name: string;
  result: 'passed' | 'failed' | 'not run';
  seconds: number;
}

const steps: Step[] = [];

const step = async (name: string, work: () => boolean | null | Promise<boolean | null>) => {
  console.log(`\n── ${name}`);
  const begun = Date.now();
  const outcome = await work();
  const result = outcome === null ? 'not run' : outcome ? 'passed' : 'failed';
  steps.push({ name, result, seconds: Math.round((Date.now() - begun) / 1000) });
};

const nx = (target: string, extra: string[] = [], env: NodeJS.ProcessEnv = {}) =>
  run('nx', ['run-many', '-t', target, '--parallel=2', '--outputStyle=static', ...extra], {
    ...nxEnv,
    NODE_ENV: 'test',
    ...env,
  });

const onPostgres = async (): Promise<boolean | null> => {
  if (process.env.TEST_DATABASE_URL) return run('vitest', ['run', '--root', 'apps/api'], process.env);
  const server = await startPostgres();
  if (!server) {
    console.log('No PostgreSQL was found and none could be installed: these tests did NOT run.');
    return null;
  }
  try {
    return run('vitest', ['run', '--root', 'apps/api'], { ...process.env, TEST_DATABASE_URL: server.url });
  } finally {
    server.stop();
  }
};

const chromium = ensureChromium();
const withChromium = { CHROMIUM_PATH: chromium };

await step('messages', () => run('node', ['libs/shared/i18n/src/check-messages.ts']));
await step('build', () => run('nx', ['run-many', '-t', 'build', '--parallel=2', '--outputStyle=static'], nxEnv));
await step('lint', () => nx('lint'));
await step('types', () => nx('typecheck'));
await step('unit and integration (embedded database)', () => nx('test', [], withChromium));
await step('integration (PostgreSQL)', onPostgres);
await step('checks', () => run('node', ['tools/checks/src/main.ts']));
await step('end to end', () =>
  run('playwright', ['test', '--config', 'apps/e2e/playwright.config.ts'], { ...process.env, ...withChromium }),
);

console.log('\n── summary');
for (const { name, result, seconds } of steps)
  console.log(`${result.padEnd(8)} ${String(seconds).padStart(4)} s  ${name}`);
const count = (result: Step['result']) => steps.filter((one) => one.result === result).length;
console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('not run')} skipped`);
process.exit(count('failed') > 0 ? 1 : 0);
