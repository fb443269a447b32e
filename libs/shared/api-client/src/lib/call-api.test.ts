import { getProvinces } from '@yoodee/api-contract/geo';
import { afterEach, expect, it, vi } from 'vitest';
import { callApi } from './call-api.ts';

afterEach(() => vi.unstubAllGlobals());

/** An API that accepts the request and never responds. */
const silentApi = (_url: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error)));

it('treats an API that does not respond as unreachable', async () => {
  vi.stubGlobal('fetch', silentApi);
  const request = new Request('http://site.example/');

  const call = callApi(getProvinces, {}, { origin: 'http://api.example', locale: 'th', request, timeoutMs: 5 });

  await expect(call).rejects.toMatchObject({ init: { status: 503, headers: { 'retry-after': '5' } } });
});
