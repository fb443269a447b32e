import { expect, it } from 'vitest';
import { strayPackages } from './lock-file.ts';

it('T36: lists the packages with a registry host or without a checksum', () => {
  const packages = {
    '': {},
    'libs/shared/site': {},
    'node_modules/@yoodee/site': { resolved: 'libs/shared/site', link: true },
    'node_modules/good': { integrity: 'sha512-x' },
    'node_modules/good/node_modules/bundled': { inBundle: true },
    'node_modules/named': { integrity: 'sha512-x', resolved: 'https://registry.example/named.tgz' },
    'node_modules/unchecked': { resolved: 'unchecked.tgz' },
  };

  expect(strayPackages({ packages })).toEqual({
    count: 4,
    named: ['node_modules/named'],
    unchecked: ['node_modules/unchecked'],
  });
});
