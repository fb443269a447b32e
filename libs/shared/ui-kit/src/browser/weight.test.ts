// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { iconNames } from '../icons/icon-names.ts';
import { bundle, type BundledChunk } from './bundle.ts';

const gzipped = (chunks: BundledChunk[]) => chunks.reduce((bytes, { code }) => bytes + gzipSync(code).length, 0);
const packagesIn = (chunks: BundledChunk[]) =>
  new Set(
    chunks.flatMap(({ modules }) =>
      modules.map((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]).filter((name) => name !== undefined),
    ),
  );

const iconsIn = (chunks: BundledChunk[]) =>
  chunks.flatMap(({ modules }) => modules.filter((id) => id.includes('/generated/icons/')));

describe('the bundle size', () => {
  it('of the light components is React and the kit only', async () => {
    const chunks = await bundle('index.ts');

    expect([...packagesIn(chunks)].sort()).toEqual(['react', 'thumbhash']);
    expect(gzipped(chunks)).toBeLessThan(10_000);
  });

  it('of one icon is that icon only', async () => {
    const chunks = await bundle('browser/icon-harness.ts');

    expect(Object.values(iconNames).flat().length).toBeGreaterThan(100);
    expect(iconsIn(chunks)).toHaveLength(1);
    expect(gzipped(chunks)).toBeLessThan(400);
  });

  it('of the toaster has no Chakra before the first toast', async () => {
    const chunks = await bundle('toaster/toaster.tsx');
    const entry = chunks.filter(({ isEntry }) => isEntry);

    expect([...packagesIn(entry)].filter((name) => /chakra|ark|zag|emotion/.test(name))).toEqual([]);
    expect(packagesIn(chunks)).toContain('@chakra-ui/react');
  });

  // Includes React itself, which every app has anyway: about 4 kB in each.
  it.each([
    ['dialog', 60],
    ['menu', 73],
  ])('of the %s is at most %i kB', async (island, kilobytes) => {
    const chunks = await bundle(`islands/${island}.tsx`);

    expect(gzipped(chunks)).toBeLessThan(kilobytes * 1000);
  });
});
