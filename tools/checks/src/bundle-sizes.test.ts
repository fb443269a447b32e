import { expect, it } from 'vitest';
import { filesOf } from './bundle-sizes.ts';

const manifest = {
  page: { file: 'page.js', imports: ['shared', 'other'], css: ['page.css'] },
  shared: { file: 'shared.js', imports: ['other'] },
  other: { file: 'other.js' },
};

it('counts each file once, also when it is imported several times', () => {
  expect(filesOf(manifest, ['page', 'shared'])).toEqual(['page.js', 'page.css', 'shared.js', 'other.js']);
});

it('throws for a chunk that the build does not contain', () => {
  expect(() => filesOf(manifest, ['gone'])).toThrow('gone');
});
