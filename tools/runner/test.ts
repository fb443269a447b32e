import { spawn } from 'node:child_process';
import { nxEnv } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { failureExcerpt } from './failure-excerpt.ts';
import { startPostgres } from './postgres.ts';
import { root } from './site.ts';

interface Step {
  name: string;
  result: 'passed' | 'failed' | 'not run';
  seconds: number;
  output: string;
}

const steps: Step[] = [];
let output = '';

/** Runs a command of the workspace, shows its output and keeps it for the summary; false when it failed. */
const run = (command: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...env, ...color } });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        process.stdout.write(text);
      });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });

const step = async (name: string, work: () => Promise<boolean | null>) => {
  console.log(`\n── ${name}`);
  output = '';
  const begun = Date.now();
  const outcome = await work();
  const result = outcome === null ? 'not run' : outcome ? 'passed' : 'failed';
  steps.push({ name, result, seconds: Math.round((Date.now() - begun) / 1000), output });
};

const nx = (target: string, extra: string[] = [], env: NodeJS.ProcessEnv = {}) =>
  run('nx', ['run-many', '-t', target, '--parallel=2', '--outputStyle=static', ...extra], {
    ...nxEnv,
    NODE_ENV: 'test',
    ...env,
  });

const chromium = ensureChromium();
const withChromium = { CHROMIUM_PATH: chromium };

const testApi = (url: string) =>
  run('vitest', ['run', '--root', 'apps/api'], { ...process.env, ...withChromium, TEST_DATABASE_URL: url });

const onPostgres = async (): Promise<boolean | null> => {
  if (process.env.TEST_DATABASE_URL) return testApi(process.env.TEST_DATABASE_URL);
  const server = await startPostgres();
  if (!server) {
    console.log('No PostgreSQL was found and none could be installed: these tests did NOT run.');
    return null;
  }
  process.once('exit', server.stop);
  try {
    return await testApi(server.url);
  } finally {
    process.off('exit', server.stop);
    server.stop();
  }
};

// Ctrl-C reaches the running command by itself; what this process started beside it ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

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

for (const { name, output } of steps.filter(({ result }) => result === 'failed'))
  console.log(`\n── failed: ${name}\n${failureExcerpt(output)}`);
console.log('\n── summary');
for (const { name, result, seconds } of steps)
  console.log(`${result.padEnd(8)} ${String(seconds).padStart(4)} s  ${name}`);
const count = (result: Step['result']) => steps.filter((one) => one.result === result).length;
console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('not run')} skipped`);
process.exit(count('failed') > 0 ? 1 : 0);
