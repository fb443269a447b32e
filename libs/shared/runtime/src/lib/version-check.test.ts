import { versionCheckIntervalMs as hour } from '@yoodee/site';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkVersion } from './version-check.ts';

let asked: ReturnType<typeof vi.fn<(url: string) => Promise<Response>>>;
const onNewVersion = vi.fn();
let stop: () => void;

const start = () => (stop = checkVersion({ url: '/version.json', current: 'one', onNewVersion }));
const built = (version: unknown) => asked.mockImplementation(async () => Response.json({ version }));

beforeEach(() => {
  vi.useFakeTimers();
  asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  onNewVersion.mockReset();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks every 3,600,000 ms, first after an hour (C2)', async () => {
  built('one');
  start();

  await vi.advanceTimersByTimeAsync(hour - 1);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(onNewVersion).not.toHaveBeenCalled();
});

it('tells of a new version once and asks no more', async () => {
  built('two');
  start();

  await vi.advanceTimersByTimeAsync(3 * hour);

  expect(onNewVersion).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledTimes(1);
});

it.each([
  ['a network failure', () => asked.mockRejectedValue(new TypeError('offline'))],
  ['an error', () => asked.mockImplementation(async () => new Response('{"version":"two"}', { status: 503 }))],
  ['something else than JSON', () => asked.mockImplementation(async () => new Response('<html>'))],
  ['no version', () => built(7)],
])('takes %s for no news and asks again', async (_what, prepare) => {
  prepare();
  start();

  await vi.advanceTimersByTimeAsync(2 * hour);

  expect(onNewVersion).not.toHaveBeenCalled();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('asks when a page that slept for more than an hour is looked at again, and not before', async () => {
  built('one');
  start();
  const look = () => document.dispatchEvent(new Event('visibilitychange'));

  vi.setSystemTime(Date.now() + hour);
  look();
  expect(asked).not.toHaveBeenCalled();

  // Timers stand still while a tab sleeps; the clock does not.
  vi.setSystemTime(Date.now() + 1);
  look();
  expect(asked).toHaveBeenCalledTimes(1);
});
