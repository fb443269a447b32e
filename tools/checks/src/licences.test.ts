import { expect, it } from 'vitest';
import { allowsPackage, packagesByLicence } from './licences.ts';

it.each([
  ['MIT', 'a', true],
  ['(MPL-2.0 OR Apache-2.0)', 'a', true],
  ['Apache-2.0 AND MIT', 'a', true],
  ['Apache-2.0 AND GPL-3.0-only', 'a', false],
  ['AGPL-3.0-only', 'a', false],
  ['UNLICENSED', 'a', false],
  ['none', 'a', false],
  ['LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64', true],
  ['LGPL-3.0-or-later', 'a', false],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', '@img/sharp-wasm32', true],
])('%s for %s: %s', (licence, name, expected) => {
  expect(allowsPackage(licence, name)).toBe(expected);
});

it('reads packages in production, nested ones too', () => {
  const lock = {
    packages: {
      '': { license: 'MIT' },
      'apps/api': {},
      'node_modules/@yoodee/api': { link: true },
      'node_modules/a': { license: 'MIT' },
      'node_modules/a/node_modules/@b/c': { license: 'ISC' },
      'node_modules/d': { license: 'GPL-3.0-only', dev: true },
      'node_modules/e': {},
    },
  };

  expect([...packagesByLicence(lock)]).toEqual([
    ['MIT', ['a']],
    ['ISC', ['@b/c']],
    ['none', ['e']],
  ]);
});
