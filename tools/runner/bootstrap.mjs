// Runs on whatever Node is on the machine (≥ 20), before anything is installed: only Node's own modules here.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const stamp = join(root, 'node_modules/.installed-from');
const pinnedNode = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** `npm ci` when node_modules is not what the lock file says. */
const ensureInstalled = () => {
  const hash = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing packages (the lock file changed or this is the first run)…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, hash);
};

/** Settings kept in `.env` beside the README, where there is one. What the environment says already wins. */
export const readSettingsFile = (path = join(root, '.env')) => {
  if (existsSync(path)) process.loadEnvFile(path);
};

/** Installs what the lock file says if needed, then runs a script of this folder under the project's own Node. */
export const runPinned = (script) => {
  ensureInstalled();
  const node = existsSync(pinnedNode) ? pinnedNode : process.execPath;
  const child = spawn(node, [join(import.meta.dirname, script), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
};
