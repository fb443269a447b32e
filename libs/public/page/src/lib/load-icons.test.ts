import { iconSettings } from '@yoodee/site';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadIcons } from './load-icons.ts';

const api = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();
const askedFor = () => api.mock.calls.map(([url]) => new URL(url)).map(({ pathname, search }) => pathname + search);

beforeEach(() => vi.stubGlobal('fetch', api));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  api.mockReset();
});

const answer =
  (prefix: string, names: string[], not_found: string[] = []) =>
  async () =>
    Response.json({
      prefix,
      width: 24,
      height: 24,
      icons: Object.fromEntries(names.map((name) => [name, { body: `<path id="${name}"/>` }])),
      not_found,
    });

it('asks for each icon once, all of a set together', async () => {
  api
    .mockImplementationOnce(answer('lucide', ['house', 'store']))
    .mockImplementationOnce(answer('simple-icons', ['line']));

  const draw = await loadIcons(['lucide:house', null, 'simple-icons:line', 'lucide:store', 'lucide:house']);
  await loadIcons(['lucide:store']);

  expect(draw('lucide:house')).toEqual({
    name: 'lucide:house',
    drawing: { body: '<path id="house"/>', viewBox: '0 0 24 24' },
  });
  expect(askedFor()).toEqual(['/api/icons/lucide.json?icons=house,store', '/api/icons/simple-icons.json?icons=line']);
});

it('returns the name alone of an icon that does not exist, and does not ask again', async () => {
  api.mockImplementation(answer('lucide', [], ['unheard-of']));

  expect((await loadIcons(['lucide:unheard-of']))('lucide:unheard-of')).toEqual({ name: 'lucide:unheard-of' });
  await loadIcons(['lucide:unheard-of']);

  expect(api).toHaveBeenCalledTimes(1);
});

it.each<[string, () => Promise<Response>]>([
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['does not know the set', async () => Response.json({ data: null }, { status: 404 })],
  ['answers something else', async () => new Response('<html>')],
])('continues without drawings when the endpoint %s, and retries for the next page', async (_why, reply) => {
  api.mockImplementation(reply);

  expect((await loadIcons(['other:icon']))('other:icon')).toEqual({ name: 'other:icon' });
  await loadIcons(['other:icon']);

  expect(api).toHaveBeenCalledTimes(2);
});

it('waits 1.5 seconds at most', async () => {
  vi.useFakeTimers();
  api.mockImplementation(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
  );

  const loading = loadIcons(['lucide:slow']);
  await vi.advanceTimersByTimeAsync(iconSettings.appTimeoutMs);

  expect((await loading)('lucide:slow')).toEqual({ name: 'lucide:slow' });
});
