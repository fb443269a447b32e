import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

const notCopied = new Set([
  ...['.git', '.nx', '.data', 'node_modules'],
  ...['build', 'dist', '.react-router', 'test-results', 'playwright-report'],
]);

/** Packages of others are taken from where they are; ours must be the copies. */
const linkPackages = (folder: string) => {
  mkdirSync(join(folder, 'node_modules/@yoodee'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@yoodee' && !name.startsWith('.vite'))
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  for (const name of readdirSync(join(root, 'node_modules/@yoodee')))
    symlinkSync(readlinkSync(join(root, 'node_modules/@yoodee', name)), join(folder, 'node_modules/@yoodee', name));
};

/** A copy of everything that generators read and change, to generate into; `remove` takes it away. */
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

    /** Every file with the time of its last change. */
    state: () =>
      globSync('{apps,libs,docs,.github}/**/*', { cwd: folder }).map((path) => [
        path,
        statSync(join(folder, path)).mtimeMs,
      ]),

    /** Runs a command of the workspace; resolves to what it said, and rejects with that when it fails. */
    run: (command: string, ...args: string[]): Promise<string> =>
      new Promise((resolve, reject) => {
        const child = spawn(command, args, {
          cwd: folder,
          env: {
            ...process.env,
            PATH: `${join(folder, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
            NO_COLOR: '1',
            // Asked for both, Node warns.
            FORCE_COLOR: undefined,
          },
        });
        running.add(child);
        let said = '';
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
        child.once('error', reject);
        child.once('close', (code) =>
          code === 0 ? resolve(said) : reject(new Error(`${command} ${args[0]} ended with ${code}:\n${said}`)),
        );
      }),

    /** Ends what still runs there and takes the copy away. */
    remove() {
      for (const child of running) child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
