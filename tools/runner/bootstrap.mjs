// Runs on the system's Node (20.19 or newer) before packages are installed, so it may import only Node's built-in
// modules.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chooseNode, nodePath } from './choose-node.mjs';

const root = join(import.meta.dirname, '../..');
const stamp = join(root, 'node_modules/.installed-from');
const programs = join(root, 'node_modules/.bin');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Runs `npm ci` if node_modules does not match the lock file. */
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

/** Finds the Node to run with. If there is none, prints the reason and exits. */
const findNode = () => {
  const installed = join(root, 'node_modules', nodePath(process.platform, process.arch));
  const choice = chooseNode({
    platform: process.platform,
    arch: process.arch,
    installed: existsSync(installed) ? installed : null,
    own: { path: process.execPath, version: process.versions.node },
    wanted: readFileSync(join(root, '.nvmrc'), 'utf8').trim(),
  });
  if ('node' in choice) return choice.node;
  console.error(choice.problem);
  return process.exit(1);
};

/** Reads settings from `.env` in the root folder, if it exists. Variables that are already set are not changed. */
export const readSettingsFile = (path = join(root, '.env')) => {
  if (existsSync(path)) process.loadEnvFile(path);
};

/** Installs packages if needed, then runs a script of this folder with the project's Node. */
export const runPinned = (script) => {
  ensureInstalled();
  const child = spawn(findNode(), [join(import.meta.dirname, script), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
};
