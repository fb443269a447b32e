import { spawn } from 'node:child_process';
import { nxEnv } from './build.ts';
import { failureExcerpt } from './failure-excerpt.ts';
import { root } from './root.ts';

interface Step {
  name: string;
  result: 'passed' | 'failed' | 'not run';
  seconds: number;
  output: string;
}

/** Runs the steps of a check one after the other. `finish` prints the failures and a summary, and exits. */
export const createSteps = () => {
  const steps: Step[] = [];
  let output = '';

  /** Runs a command of the workspace and shows its output. Resolves to false if it failed. */
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

  return {
    run,

    /** Runs Nx with two parallel tasks: the time limits are stated for two cores. */
    nx: (args: string[], env: NodeJS.ProcessEnv = {}) =>
      run('nx', [...args, '--parallel=2', '--outputStyle=static'], { ...nxEnv, NODE_ENV: 'test', ...env }),

    /** `work` resolves to whether the step passed, or to null if it could not run. */
    async step(name: string, work: () => Promise<boolean | null>) {
      console.log(`\n── ${name}`);
      output = '';
      const startedAt = Date.now();
      const outcome = await work();
      const result = outcome === null ? 'not run' : outcome ? 'passed' : 'failed';
      steps.push({ name, result, seconds: Math.round((Date.now() - startedAt) / 1000), output });
    },

    finish(): never {
      for (const { name, output } of steps.filter(({ result }) => result === 'failed'))
        console.log(`\n── failed: ${name}\n${failureExcerpt(output)}`);
      console.log('\n── summary');
      for (const { name, result, seconds } of steps)
        console.log(`${result.padEnd(8)} ${String(seconds).padStart(4)} s  ${name}`);
      const count = (result: Step['result']) => steps.filter((one) => one.result === result).length;
      console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('not run')} skipped`);
      return process.exit(count('failed') > 0 ? 1 : 0);
    },
  };
};
