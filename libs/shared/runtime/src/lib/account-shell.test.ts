import { beforeEach, expect, it, vi } from 'vitest';
import { createFakeCaches } from '../testing/fake-caches.ts';
import { createAccountShell, isOfflineScreen } from './account-shell.ts';

const origin = 'https://site.example';
const urlOf = (path: string) => new URL(path, origin);

let fake: ReturnType<typeof createFakeCaches>;
const fetched = vi.fn();
beforeEach(() => {
  fake = createFakeCaches();
  fetched.mockClear();
});
const shell = () => createAccountShell({ caches: fake.caches, origin });
const keep = (version: string, assets: readonly string[] = [], body = version) =>
  shell().keep({
    ...{ version, locale: 'th', assets },
    fetch: async (path, init) => {
      fetched(path, init);
      return new Response(body);
    },
  });

it.each([
  ['/my-account?tab=messages&conversation=12', true],
  ['/en/my-account?tab=messages', true],
  ['/my-account', false],
  ['/my-account?tab=favourites', false],
  ['/my-account/create-asset?tab=messages', false],
  ['/assets?tab=messages', false],
])('%s is a screen that can be read offline: %s', (path, isOne) => {
  expect(isOfflineScreen(urlOf(path))).toBe(isOne);
});

it('stores the document and files of the app, without credentials, and nothing else', async () => {
  await keep('one', ['/my-account/assets/a.js', '/api/v1/member/conversations', '/img/320/x.webp', '/static/b.js']);

  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/my-account/assets/a.js', '/my-account']);
  expect(fetched.mock.calls.every(([, init]) => init.credentials === 'omit')).toBe(true);
  expect(await (await shell().findDocument(urlOf('/my-account?tab=messages')))!.text()).toBe('one');
  expect(await shell().findDocument(urlOf('/en/my-account?tab=messages'))).toBeUndefined();
  expect(await shell().findAsset(urlOf('/my-account/assets/a.js'))).toBeDefined();
});

it('replaces an earlier build, and leaves other caches', async () => {
  await fake.caches.open('offline-one');
  await keep('one');
  await keep('two');

  expect([...fake.stores.keys()]).toEqual(['offline-one', 'account-shell-two']);
  expect(await (await shell().findDocument(urlOf('/my-account?tab=messages')))!.text()).toBe('two');
});

it('keeps the cached files when the network fails', async () => {
  await keep('one');
  const failing = shell().keep({
    ...{ version: 'two', locale: 'th', assets: [] },
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });

  await expect(failing).rejects.toThrow();
  expect(await (await shell().findDocument(urlOf('/my-account?tab=messages')))!.text()).toBe('one');
});
