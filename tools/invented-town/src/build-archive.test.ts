import { PMTiles } from 'pmtiles';
import { expect, it } from 'vitest';
import { buildArchive } from './build-archive.ts';
import { townBounds } from './town.ts';

const archive = buildArchive();
const bytes = new Uint8Array(archive).buffer;
const reader = new PMTiles({
  getKey: () => 'town',
  getBytes: async (offset, length) => ({ data: bytes.slice(offset, offset + length) }),
});

it('is read by the reference library', async () => {
  const header = await reader.getHeader();

  expect(header).toMatchObject({ specVersion: 3, tileType: 1, minZoom: 6, maxZoom: 15, minLon: townBounds[0] });
  expect(await reader.getMetadata()).toMatchObject({ name: 'Invented town' });
  expect((await reader.getZxy(15, 25537, 15121))?.data.byteLength).toBeGreaterThan(500);
  expect(await reader.getZxy(15, 0, 0)).toBeUndefined();
});

it('is deterministic, and differs by label', () => {
  expect(buildArchive().equals(archive)).toBe(true);
  expect(buildArchive({ build: '2' }).equals(archive)).toBe(false);
});

it('stays small', () => {
  expect(archive.length).toBeLessThan(300_000);
});
