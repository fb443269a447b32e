import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chooseNode, nodePath } from './choose-node.mjs';

const machine = {
  platform: 'linux',
  arch: 'x64',
  installed: null,
  own: { path: '/own', version: '20.19.0' },
  wanted: '24.21.0',
};

it('prefers the Node installed by npm', () => {
  expect(chooseNode({ ...machine, installed: '/installed' })).toEqual({ node: '/installed' });
});

it.each(['24.21.0', '24.1.0', '26.10.0'])('uses Node %s of a Mac without a package', (version) => {
  const mac = { ...machine, platform: 'darwin', arch: 'arm64', own: { path: '/own', version } };

  expect(chooseNode(mac)).toEqual({ node: '/own' });
});

it('reports which version to install when the machine has an older one', () => {
  expect(chooseNode({ ...machine, platform: 'darwin', arch: 'arm64' })).toEqual({
    problem:
      'npm has no Node 24.21.0 for darwin arm64, and this machine has 20.19.0: install Node 24.21.0, for example with “nvm install” in this folder.',
  });
});

it('reports that messages cannot be compiled on a Mac with an Intel processor', () => {
  expect(chooseNode({ ...machine, platform: 'darwin', own: { path: '/own', version: '24.21.0' } })).toEqual({
    problem: expect.stringMatching(/Intel processor .* Linux container/),
  });
});

it('has a package of the release line in .nvmrc for every supported platform', () => {
  const root = join(import.meta.dirname, '../..');
  const wanted = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

  const served = ['linux arm64', 'linux x64', 'win32 x64'].map((machine) => machine.split(' '));
  expect(served.map(([platform, arch]) => nodePath(platform, arch).split('/')[0])).toEqual(
    Object.keys(optionalDependencies),
  );
  for (const version of Object.values(optionalDependencies)) expect(version.split('.')[0]).toBe(wanted.split('.')[0]);
});
