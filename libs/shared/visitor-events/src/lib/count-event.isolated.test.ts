import { beforeEach, expect, it, vi } from 'vitest';
import Cookies from 'js-cookie';

const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
  vi.useFakeTimers();
  sendBeacon.mockClear();
  vi.stubGlobal('navigator', { sendBeacon });
});

const load = () => import('./count-event.ts');
const bodies = () =>
  Promise.all(sendBeacon.mock.calls.map(async ([, blob]) => JSON.parse(await blob.text()) as unknown));

it('batches events, and sends each once per browser session', async () => {
  const { countEvent } = await load();
  countEvent('view', 7);
  countEvent('view', 7);
  countEvent('save', 7);
  vi.runAllTimers();
  countEvent('view', 7);
  vi.runAllTimers();

  vi.resetModules();
  (await load()).countEvent('view', 7);
  vi.runAllTimers();

  expect(await bodies()).toEqual([
    {
      events: [
        { kind: 'view', asset_id: 7 },
        { kind: 'save', asset_id: 7 },
      ],
    },
  ]);
});

it('sends no more than the API accepts in one request', async () => {
  const { countEvent } = await load();
  for (let id = 1; id <= 51; id += 1) countEvent('view', id);
  vi.runAllTimers();

  expect((await bodies()).map((body) => (body as { events: unknown[] }).events.length)).toEqual([50, 1]);
});

it('sends the remaining events when the visitor leaves the page', async () => {
  const { countEvent } = await load();
  countEvent('view', 8);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));

  expect(await bodies()).toContainEqual({ events: [{ kind: 'view', asset_id: 8 }] });
});

it('sends the token of a signed-in member', async () => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  Cookies.set('access_token', 'secret');
  const { countEvent } = await load();
  countEvent('view', 9);
  vi.runAllTimers();
  Cookies.remove('access_token');

  expect(sendBeacon).not.toHaveBeenCalled();
  expect(fetched.mock.lastCall![1].headers).toMatchObject({ authorization: 'Bearer secret' });
});
