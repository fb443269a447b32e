import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import endpoint from './endpoint/endpoint.ts';
import feature from './feature/feature.ts';
import { copyWorkspace } from './testing/workspace-copy.ts';
import { workspaceTree } from './testing/workspace-tree.ts';
import uiComponent from './ui-component/ui-component.ts';

const parts = workspaceTree();
const features = workspaceTree();
const copy = copyWorkspace();

/** Writes what was generated into the copy, and returns its paths. */
const write = ({ tree, changes }: ReturnType<typeof workspaceTree>): string[] => {
  const { created, changed } = changes();
  const written = [...created, ...Object.keys(changed)];
  for (const path of written) {
    const file = join(copy.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, tree.read(path)!);
  }
  for (const path of created.filter((one) => one.endsWith('/package.json'))) copy.link(dirname(path));
  return written;
};

let paths: string[];
beforeAll(async () => {
  await endpoint(parts.tree, { module: 'market', name: 'get-market-prices', path: '/market/prices' });
  await endpoint(parts.tree, { module: 'leads', name: 'get-viewing-times', path: '/member/viewing-times' });
  await uiComponent(parts.tree, { name: 'price-tag' });
  const withoutFeatures = write(parts);
  await copy.run('git', 'init', '--quiet');
  await copy.run('git', 'add', '--all');
  await feature(features.tree, { name: 'market-prices', th: 'ราคาตลาด', en: 'Market prices' });
  await feature(features.tree, { name: 'documents', account: true, th: 'เอกสาร', en: 'Documents' });
  paths = [...withoutFeatures, ...write(features)];
});
afterAll(() => copy.remove());

const sources = () => paths.filter((path) => /\.tsx?$/.test(path));

const checkTypes = async (files: string[]) => {
  const file = join(copy.folder, 'tsconfig.generated.json');
  const config = {
    extends: './tsconfig.base.json',
    compilerOptions: { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['vite/client', 'node'] },
    include: ['apps/api/src/testing/*.ts', 'libs/shared/i18n/src/*.d.ts', ...files],
  };
  writeFileSync(file, JSON.stringify(config));
  await copy.run('node', 'node_modules/typescript-7/bin/tsc', '--singleThreaded', '-p', file);
  rmSync(file);
};

it('has no type errors', () => checkTypes(sources()));

it('passes lint and is formatted', async () => {
  await copy.run('eslint', ...sources());
  await copy.run('prettier', '--check', ...paths);
});

it('has its messages in both languages', async () => {
  await copy.run('node', 'libs/shared/i18n/src/compile-messages.ts');
});

it('passes its own tests', async () => {
  await copy.run('vitest', 'run', ...paths.filter((path) => path.includes('.test.')));
});

it('is an Nx project', async () => {
  await copy.run('node', 'tools/generators/src/main.ts', 'ui-component', 'sample', '--dry-run');
});

it('deleting a feature’s folder and its line leaves no trace in the repository', async () => {
  const { created, changed } = features.changes();
  const folders = created.filter((path) => path.endsWith('/package.json')).map(dirname);
  for (const folder of folders) rmSync(join(copy.folder, folder), { recursive: true });
  const lists = Object.keys(changed);
  for (const list of lists) {
    const lines = readFileSync(join(copy.folder, list), 'utf8').split('\n');
    const kept = lines.filter((line) => !/feature-(?:market-prices|documents)\//.test(line));
    expect(lines.length - kept.length).toBe(1);
    writeFileSync(join(copy.folder, list), kept.join('\n'));
  }

  expect(await copy.run('git', 'diff', '--name-only')).toBe('');
  expect(await copy.run('git', 'ls-files', '--others', '--exclude-standard')).toBe('');
  await checkTypes(lists);
  await copy.run('eslint', ...lists);
  await copy.run('node', 'libs/shared/i18n/src/compile-messages.ts');
});
