import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** A repository whose site only says when it starts and stops. Commands and their start are those of this repository. */
const writeRepository = () => {
  const folder = mkdtempSync(join(tmpdir(), 'yoodee-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lock = '{}';
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const path of ['tools/runner', 'node_modules']) mkdirSync(join(folder, path), { recursive: true });
  for (const path of ['.nvmrc', 'tools/start.mjs', 'tools/runner/bootstrap.mjs', 'tools/runner/choose-node.mjs'])
    cpSync(join(root, path), join(folder, path));
  const site = `for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => { console.log('stopped'); process.exit(0); });
setInterval(() => {}, 1000);
console.log('started', process.pid);`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: scripts.start } }));
  writeFileSync(join(folder, 'package-lock.json'), lock);
  writeFileSync(join(folder, 'node_modules/.installed-from'), createHash('sha256').update(lock).digest('hex'));
  writeFileSync(join(folder, 'tools/runner/start.ts'), site);
  return folder;
};

it.each(['SIGTERM', 'SIGINT'])(
  'stops the site when npm start receives %s',
  async (signal) => {
    const npm = spawn('npm', ['start'], { cwd: writeRepository(), stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    npm.stdout.on('data', (chunk) => (output += chunk));
    await expect.poll(() => output, { timeout: 20_000 }).toContain('started');
    const pid = Number(/started (\d+)/.exec(output)[1]);
    onTestFinished(() => {
      // Left over only if the test fails.
      if (!output.includes('stopped')) process.kill(pid, 'SIGKILL');
    });

    npm.kill(signal);

    await once(npm.stdout, 'close');
    expect(output).toContain('stopped');
  },
  60_000,
);
