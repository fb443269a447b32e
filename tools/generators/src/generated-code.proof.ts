import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { afterAll, beforeAll, it } from 'vitest';
import endpoint from './endpoint/endpoint.ts';
import feature from './feature/feature.ts';
import { copyWorkspace } from './testing/workspace-copy.ts';
import { workspaceTree } from './testing/workspace-tree.ts';
import uiComponent from './ui-component/ui-component.ts';

const generate = async (tree: Tree) => {
  await feature(tree, { name: 'market-prices', th: 'ราคาตลาด', en: 'Market prices' });
  await feature(tree, { name: 'documents', account: true, th: 'เอกสาร', en: 'Documents' });
  await endpoint(tree, { module: 'market', name: 'get-market-prices', path: '/market/prices' });
  await endpoint(tree, { module: 'leads', name: 'get-viewing-times', path: '/member/viewing-times' });
  await uiComponent(tree, { name: 'price-tag' });
};

const { tree, changes } = workspaceTree();
const copy = copyWorkspace();
let paths: string[];
beforeAll(async () => {
  await generate(tree);
  const { created, changed } = changes();
  paths = [...created, ...Object.keys(changed)];
  for (const path of paths) {
    const file = join(copy.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, tree.read(path)!);
  }
  for (const path of created.filter((one) => one.endsWith('/package.json'))) copy.link(dirname(path));
});
afterAll(() => copy.remove());

const sources = () => paths.filter((path) => /\.tsx?$/.test(path));

it('has no type errors', async () => {
  const config = {
    extends: './tsconfig.base.json',
    compilerOptions: { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['vite/client', 'node'] },
    include: ['apps/api/src/testing/*.ts', 'libs/shared/i18n/src/*.d.ts', ...sources()],
  };
  writeFileSync(join(copy.folder, 'tsconfig.generated.json'), JSON.stringify(config));

  await copy.run('node', 'node_modules/typescript-7/bin/tsc', '--singleThreaded', '-p', 'tsconfig.generated.json');
});

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
