import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';

// Nx takes seconds to start, and more on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const root = join(import.meta.dirname, '../../..');

interface TaskGraph {
  tasks: { tasks: Record<string, { target: { project: string; target: string } }> };
}

/** Tasks of `nx affected` for a change of one file, as CI runs them. Nothing is run. */
const tasksOf = (file: string): string[] => {
  const json = execFileSync(
    'nx',
    ['affected', '-t', 'build', 'test', 'typecheck', 'e2e', `--files=${file}`, '--graph=stdout'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1e8, env: { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true' } },
  );
  return Object.keys((JSON.parse(json) as TaskGraph).tasks.tasks);
};

const builds = ['public:build-client', 'public:build-server', 'public:build-worker', 'account:build'];
const isBuilt = (tasks: readonly string[]) => builds.filter((build) => tasks.includes(build));
const tested = (tasks: readonly string[]) =>
  tasks.filter((task) => task.endsWith(':test')).map((task) => task.slice(0, -':test'.length));

describe('Nx', { tags: ['slow'] }, () => {
  it('builds the public app alone for a change in a feature of visitors', () => {
    const tasks = tasksOf('libs/public/feature-news/src/index.ts');

    expect(isBuilt(tasks)).toEqual(['public:build-client', 'public:build-server', 'public:build-worker']);
    expect(tested(tasks).toSorted()).toEqual(['bench', 'public', 'public-feature-news']);
  });

  it('builds the account app alone for a change in a feature of members', () => {
    const tasks = tasksOf('libs/account/feature-profile/src/index.ts');

    expect(isBuilt(tasks)).toEqual(['account:build']);
    expect(tested(tasks).toSorted()).toEqual(['account', 'account-feature-profile']);
  });

  it('builds both apps for a change in a shared library, and tests the libraries that use it', () => {
    const tasks = tasksOf('libs/shared/ui-asset-card/src/index.ts');

    expect(isBuilt(tasks)).toEqual(builds);
    expect(tested(tasks)).toEqual(expect.arrayContaining(['ui-asset-card', 'public-feature-home', 'compare-tray']));
    expect(tested(tasks)).not.toEqual(expect.arrayContaining(['api']));
    expect(tested(tasks)).not.toEqual(expect.arrayContaining(['account-feature-profile']));
  });

  it('builds no app for a change in the API', () => {
    expect(isBuilt(tasksOf('apps/api/src/main.ts'))).toEqual([]);
  });
});
