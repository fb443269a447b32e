import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

const notCopied = new Set([
  ...['.git', '.nx', '.data', 'node_modules'],
  ...['build', 'dist', '.react-router', 'test-results', 'playwright-report'],
]);

/** Installed packages are links to the originals; the packages of this repository are the copies. */
const linkPackages = (folder: string) => {
  mkdirSync(join(folder, 'node_modules/@yoodee'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@yoodee' && !name.startsWith('.vite'))
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  for (const name of readdirSync(join(root, 'node_modules/@yoodee')))
    symlinkSync(readlinkSync(join(root, 'node_modules/@yoodee', name)), join(folder, 'node_modules/@yoodee', name));
};

/** A copy of the repository in a temporary folder; `remove` deletes it. */
export const copyWorkspace = () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'yoodee-generators-')));
  for (const name of readdirSync(root).filter((one) => !notCopied.has(one)))
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (source) => !notCopied.has(basename(source)),
    });
  linkPackages(folder);
  const running = new Set<ChildProcess>();

  return {
    folder,

    /** Makes a new package of the copy known to Node, as npm would. */
    link(path: string) {
      const { name } = JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8')) as { name: string };
      symlinkSync(join(folder, path), join(folder, 'node_modules', name));
    },

    /** Runs a command of the copy and resolves to its output; rejects with it when the command fails. */
    run: (command: string, ...args: string[]): Promise<string> =>
      new Promise((resolve, reject) => {
        const child = spawn(command, args, {
          cwd: folder,
          env: {
            ...process.env,
            PATH: `${join(folder, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
            NO_COLOR: '1',
            // Node warns when both are set.
            FORCE_COLOR: undefined,
          },
        });
        running.add(child);
        let output = '';
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
        child.once('error', reject);
        child.once('close', (code) =>
          code === 0 ? resolve(output) : reject(new Error(`${command} ${args[0]} ended with ${code}:\n${output}`)),
        );
      }),

    /** Ends the commands that still run and deletes the copy. */
    remove() {
      for (const child of running) child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
