import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildArchive, townMiddle, type ArchiveOptions } from '@yoodee/invented-town';
import { readEnv } from '../../env.ts';
import { createMapTiles, type MapTiles } from '../map-tiles/map-tiles.ts';
import { createNearbyPlaces } from './nearby-places.ts';

const logger = { error: vi.fn(), info: vi.fn(), warn: vi.fn() };
let folder: string;
let file: string;
const opened: MapTiles[] = [];
/** How far the fake clock advances with every read. */
let tick = 1;
let clock = 0;
const now = () => (clock += tick);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yoodee-places-'));
  file = join(folder, 'streets.pmtiles');
  tick = 1;
  vi.clearAllMocks();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((tiles) => tiles.close()));
  await rm(folder, { recursive: true });
});

const start = async (archive: Buffer) => {
  await writeFile(file, archive);
  const mapTiles = createMapTiles({ env: readEnv({ MAP_TILES: file }), logger });
  opened.push(mapTiles);
  return createNearbyPlaces({ mapTiles, folder, logger, now });
};
const startWith = (options: ArchiveOptions = {}) => start(buildArchive(options));

const namesAround = (places: Awaited<ReturnType<typeof start>>, radius = 1_500) =>
  places.around(townMiddle, radius).map(({ place }) => place.th);

it.each([undefined, 7])(
  'reads what the archive names, once for each place (entries of a leaf: %s)',
  async (leafSize) => {
    const places = await startWith({ leafSize });
    expect(namesAround(places)).toEqual([]);

    await places.readOn();

    expect(namesAround(places).toSorted()).toEqual(
      ['ตลาดสมมติ', 'ซูเปอร์สมมติ', 'โรงพยาบาลสมมติ', 'โรงเรียนจำลอง', 'สวนสมมติ'].toSorted(),
    );
    const [nearest] = places.around(townMiddle, 1_500);
    expect(nearest!.place).toMatchObject({ kind: 'market', th: 'ตลาดสมมติ', en: null });
    expect(nearest!.place.lng).toBeCloseTo(100.54 + 0.62 * 0.05, 4);
    expect(nearest!.place.lat).toBeCloseTo(13.72 + 0.5 * 0.04, 4);
    expect(namesAround(places, 100)).toEqual([]);
  },
);

it('reads in slices, goes on after a restart, and keeps what it has read', async () => {
  tick = 61_000;
  const first = await startWith();
  await first.readOn();
  await first.readOn();
  expect(namesAround(first)).toEqual([]);
  const stored = JSON.parse(await readFile(join(folder, 'places.json'), 'utf8')) as { next: number };

  tick = 0;
  const second = await startWith();
  await second.readOn();
  expect(stored.next).toBeGreaterThan(0);
  expect(namesAround(second)).toHaveLength(5);

  logger.info.mockClear();
  const third = await startWith();
  await third.readOn();
  expect(namesAround(third)).toHaveLength(5);
  expect(logger.info).not.toHaveBeenCalledWith(expect.anything(), expect.stringContaining('were read'));
});

it('reads another archive again, and starts over after a file that is not whole', async () => {
  await (await startWith()).readOn();
  logger.info.mockClear();

  await (await startWith({ build: '2' })).readOn();
  expect(logger.info).toHaveBeenCalledWith(
    expect.objectContaining({ places: 6 }),
    expect.stringContaining('were read'),
  );

  await writeFile(join(folder, 'places.json'), '{"version":1,"places":[');
  const places = await startWith({ build: '2' });
  await places.readOn();
  expect(namesAround(places)).toHaveLength(5);
});

it('goes on without the places of a damaged archive, and says so once', async () => {
  const archive = buildArchive();
  archive.fill(7, archive.length - 40_000);
  const places = await start(archive);

  await places.readOn();
  await places.readOn();

  expect(namesAround(places)).toEqual([]);
  expect(logger.error).toHaveBeenCalledOnce();
});
