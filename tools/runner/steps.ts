import { spawn } from 'node:child_process';
import { nxEnv } from './build.ts';
import { failureExcerpt } from './failure-excerpt.ts';
import { root } from './root.ts';

interface Step {
  name: string;
  /** Null while it runs. */
  result: 'passed' | 'failed' | 'not run' | null;
  seconds: number;
  output: string;
}

/** How a step runs its commands. */
export interface Commands {
  /** Runs a command of the workspace. Resolves to false if it failed. */
  run(command: string, args: string[], env?: NodeJS.ProcessEnv): Promise<boolean>;
  /** Adds a line to the output of the step. */
  say(text: string): void;
  /** Runs Nx with two parallel tasks: the time limits are stated for two cores. */
  nx(args: string[], env?: NodeJS.ProcessEnv): Promise<boolean>;
}

const commandsOf = (say: (text: string) => void): Commands => {
  const run: Commands['run'] = (command, args, env = process.env) =>
    new Promise((resolve, reject) => {
      const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
      const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...env, ...color } });
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say);
      child.once('error', reject);
      child.once('close', (code) => resolve(code === 0));
    });
  return {
    run,
    say: (text) => say(`${text}\n`),
    nx: (args, env = {}) =>
      run('nx', [...args, '--parallel=2', '--outputStyle=static'], { ...nxEnv, NODE_ENV: 'test', ...env }),
  };
};

/**
 * Runs the steps of a check, one after the other or several at once, and prints them one after the other. `finish`
 * prints the failures and a summary, and exits. `print` replaces standard output in tests.
 */
export const createSteps = (print: (text: string) => void = (text) => void process.stdout.write(text)) => {
  const steps: Step[] = [];
  /** The step whose output is printed live. The output of later steps is buffered until the earlier ones end. */
  const shown = () => steps.find(({ result }) => result === null);

  const show = ({ name, output }: Step) => print(`\n── ${name}\n${output}`);

  return {
    /** `work` resolves to whether the step passed, or to null if it could not run. */
    async step(name: string, work: (commands: Commands) => Promise<boolean | null>) {
      const step: Step = { name, result: null, seconds: 0, output: '' };
      steps.push(step);
      if (shown() === step) show(step);
      const startedAt = Date.now();
      const outcome = await work(
        commandsOf((text) => {
          step.output += text;
          if (shown() === step) print(text);
        }),
      );
      const wasShown = shown() === step;
      step.result = outcome === null ? 'not run' : outcome ? 'passed' : 'failed';
      step.seconds = Math.round((Date.now() - startedAt) / 1000);
      if (!wasShown) return;
      // Prints the buffered output of later steps that have ended, then continues with the next one that still runs.
      for (const next of steps.slice(steps.indexOf(step) + 1)) {
        show(next);
        if (next.result === null) break;
      }
    },

    finish(): never {
      for (const { name, output } of steps.filter(({ result }) => result === 'failed'))
        print(`\n── failed: ${name}\n${failureExcerpt(output)}\n`);
      print('\n── summary\n');
      for (const { name, result, seconds } of steps)
        print(`${result!.padEnd(8)} ${String(seconds).padStart(4)} s  ${name}\n`);
      const count = (result: Step['result']) => steps.filter((one) => one.result === result).length;
      print(`${count('passed')} passed, ${count('failed')} failed, ${count('not run')} skipped\n`);
      return process.exit(count('failed') > 0 ? 1 : 0);
    },
  };
};
