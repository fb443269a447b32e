import { versionCheckIntervalMs as hour } from '@yoodee/site';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkVersion } from './version-check.ts';

let fetchVersion: ReturnType<typeof vi.fn<(url: string) => Promise<Response>>>;
const onNewVersion = vi.fn();
let stop: () => void;

const start = () => (stop = checkVersion({ url: '/version.json', current: 'one', onNewVersion }));
const respondWithVersion = (version: unknown) =>
  fetchVersion.mockImplementation(async () => Response.json({ version }));

beforeEach(() => {
  vi.useFakeTimers();
  fetchVersion = vi.fn();
  vi.stubGlobal('fetch', fetchVersion);
  onNewVersion.mockReset();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('requests the version every 3,600,000 ms, first after an hour (C2)', async () => {
  respondWithVersion('one');
  start();

  await vi.advanceTimersByTimeAsync(hour - 1);
  expect(fetchVersion).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchVersion).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(fetchVersion).toHaveBeenCalledTimes(3);
  expect(onNewVersion).not.toHaveBeenCalled();
});

it('reports a new version once, then stops', async () => {
  respondWithVersion('two');
  start();

  await vi.advanceTimersByTimeAsync(3 * hour);

  expect(onNewVersion).toHaveBeenCalledTimes(1);
  expect(fetchVersion).toHaveBeenCalledTimes(1);
});

it.each([
  ['a network failure', () => fetchVersion.mockRejectedValue(new TypeError('offline'))],
  ['an error', () => fetchVersion.mockImplementation(async () => new Response('{"version":"two"}', { status: 503 }))],
  ['a response that is not JSON', () => fetchVersion.mockImplementation(async () => new Response('<html>'))],
  ['no version', () => respondWithVersion(7)],
])('ignores %s and requests again', async (_what, prepare) => {
  prepare();
  start();

  await vi.advanceTimersByTimeAsync(2 * hour);

  expect(onNewVersion).not.toHaveBeenCalled();
  expect(fetchVersion).toHaveBeenCalledTimes(2);
});

it('requests the version when a page becomes visible again after more than an hour', async () => {
  respondWithVersion('one');
  start();
  const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'));

  vi.setSystemTime(Date.now() + hour);
  becomeVisible();
  expect(fetchVersion).not.toHaveBeenCalled();

  // Timers do not run while a tab is suspended, but the clock advances.
  vi.setSystemTime(Date.now() + 1);
  becomeVisible();
  expect(fetchVersion).toHaveBeenCalledTimes(1);
});
