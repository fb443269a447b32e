import type { RequestListener } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startUpstream } from '../testing/fake-upstream.ts';
import { createUpstream, UpstreamUnavailable } from './upstream.ts';

const get = { method: 'GET', path: '/', headers: {} };

const start = async (listener: RequestListener) => {
  const { origin, requests } = await startUpstream(listener);
  const upstream = createUpstream(origin, { timeoutMs: 5000, maxConnections: 1 });
  onTestFinished(() => upstream.close());
  return { upstream, requests };
};

it('rejects a request that has waited for a connection until the timeout', async () => {
  const { upstream, requests } = await start((_request, response) => void response.write('begun'));
  await upstream.send(get);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());

  const waiting = upstream.send(get).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5000);

  expect(await waiting).toBeInstanceOf(UpstreamUnavailable);
  expect(requests).toHaveLength(1);
});

it('rejects an aborted request while it waits for a connection', async () => {
  const { upstream, requests } = await start((_request, response) => void response.write('begun'));
  await upstream.send(get);
  const controller = new AbortController();

  const waiting = upstream.send({ ...get, signal: controller.signal });
  controller.abort(new Error('gone'));

  await expect(waiting).rejects.toThrow('gone');
  expect(requests).toHaveLength(1);
});

it.each<[string, RequestListener]>([
  ['whole', (_request, response) => void response.end('all of it')],
  ['empty', (_request, response) => void response.writeHead(204).end()],
  [
    'broken off',
    (request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('half', () => request.socket.destroy());
    },
  ],
  ['missing', (request) => void request.socket.destroy()],
])('frees its connection after a response that is %s', async (_how, listener) => {
  const { upstream } = await start(listener);
  const fetchText = async () => {
    const { body } = await upstream.send(get);
    return body.text();
  };

  const first = await fetchText().catch(() => 'failed');
  const second = await fetchText().catch(() => 'failed');

  expect(second).toBe(first);
});
