import { expect, it } from 'vitest';
import { lintTargets } from './changed-files.ts';

it('lints the changed sources', () => {
  expect(lintTargets(['docs/a.md', 'libs/shared/site/src/index.ts', 'a.tsx', 'tools/x.mjs', 'a.module.css'])).toEqual([
    'libs/shared/site/src/index.ts',
    'a.tsx',
    'tools/x.mjs',
  ]);
});

it.each(['libs/shared/site/project.json', 'package.json', 'eslint.config.mjs', 'nx.json', 'tsconfig.base.json'])(
  'lints everything after a change of %s',
  (file) => {
    expect(lintTargets(['libs/shared/site/src/index.ts', file])).toEqual(['.']);
  },
);

it('lints nothing after a change of texts', () => {
  expect(lintTargets(['docs/a.md', 'libs/shared/site/src/locales/en.json'])).toEqual([]);
});
