import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GeoFeature } from './feature-lines.ts';
import { createGeoFile } from './geo-file.ts';

let folder: string;
let path: string;
let time = 0;
const logger = { error: vi.fn(), info: vi.fn() };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yoodee-geo-'));
  path = join(folder, 'places.geojsonl');
  time = 0;
  vi.clearAllMocks();
});
afterEach(() => rm(folder, { recursive: true }));

const place = (name: string) =>
  JSON.stringify({ type: 'Feature', geometry: { type: 'Point', coordinates: [100, 13] }, properties: { name } });

const openFile = (options: { path?: string | undefined } = { path }) =>
  createGeoFile({
    setting: 'PLACES',
    path: options.path,
    toItem: ({ properties }: GeoFeature) => (typeof properties?.name === 'string' ? properties.name : null),
    toContent: (names: string[]) => names.join(' '),
    logger,
    now: () => time,
  });

/** Puts another file in its place, as the guide says, and lets the time until the next check pass. */
const replaceBy = async (text: string) => {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
  time += 10_000;
};

const complaints = () => logger.error.mock.calls.map(([, message]) => message as string);

it('has nothing without the setting', async () => {
  expect(await openFile({ path: undefined }).current()).toBeNull();
  expect(complaints()).toEqual([]);
});

it.each([
  ['lines', `${place('A')}\n${place('B')}\n`],
  ['a text sequence with record separators', `\x1e${place('A')}\n\x1e${place('B')}\n`],
  ['lines of Windows without a last break', `${place('A')}\r\n\r\n${place('B')}`],
])('reads %s', async (_what, text) => {
  await writeFile(path, text);

  expect(await openFile().current()).toBe('A B');
  expect(logger.info).toHaveBeenCalledWith({ features: 2, ignored: 0 }, 'PLACES: the file was read.');
});

it('leaves out lines that are no features, and says how many', async () => {
  const wrong = ['{', '[]', '{"type":"Feature"}', '{"type":"FeatureCollection","features":[]}', 'null'];
  await writeFile(path, [...wrong, place('A')].join('\n'));

  expect(await openFile().current()).toBe('A');
  expect(logger.info).toHaveBeenCalledWith({ features: 1, ignored: wrong.length }, expect.any(String));
});

it('reads a new version after a while, and keeps the last good one', async () => {
  await writeFile(path, place('A'));
  const file = openFile();
  expect(await file.current()).toBe('A');

  await replaceBy(place('B'));
  // The answer does not wait for the new version.
  expect(await file.current()).toBe('A');
  await vi.waitFor(async () => expect(await file.current()).toBe('B'));

  await replaceBy('not GeoJSON');
  await file.current();
  await vi.waitFor(() => expect(complaints()).toEqual(['PLACES: no line of it is a feature that can be used.']));
  await rm(path);
  time += 10_000;
  await file.current();
  await vi.waitFor(() => expect(complaints()).toHaveLength(2));
  expect(await file.current()).toBe('B');
});

it('logs a missing file once, and finds it when it is there', async () => {
  const file = openFile();

  expect(await file.current()).toBeNull();
  time += 10_000;
  expect(await file.current()).toBeNull();
  expect(complaints()).toEqual(['PLACES: it cannot be read (ENOENT).']);

  await replaceBy(place('A'));
  expect(await file.current()).toBe('A');
});

it('refuses a file in one line before all of it is in memory', async () => {
  await writeFile(path, `{"type":"FeatureCollection","features":[${`${place('A')},`.repeat(100_000)}]}`);

  expect(await openFile().current()).toBeNull();
  expect(complaints()[0]).toContain('PLACES: a line is longer than 8 MB; write one GeoJSON feature in each line');
});

it('refuses a folder', async () => {
  expect(await openFile({ path: folder }).current()).toBeNull();
  expect(complaints()).toEqual(['PLACES: it cannot be read (EISDIR).']);
});
