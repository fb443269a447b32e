import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEventStream } from './event-stream.ts';

type Open = (text: string) => void;

/** An endpoint whose connections the test writes to and closes. `statuses` are those of the next responses. */
const createEndpoint = (statuses: number[] = []) => {
  const requests: Headers[] = [];
  const connections: { write: Open; close(): void }[] = [];
  vi.stubGlobal('fetch', async (_path: string, { headers, signal }: RequestInit) => {
    requests.push(new Headers(headers));
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError('Failed to fetch');
    if (status !== 200) return new Response(null, { status });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        signal!.addEventListener('abort', () => controller.error(signal!.reason));
        connections.push({
          write: (text) => controller.enqueue(new TextEncoder().encode(text)),
          close: () => controller.close(),
        });
      },
    });
    return new Response(body);
  });
  return { requests, connections };
};

const closes: (() => void)[] = [];
const open = () => {
  const events: { name: string; data: string }[] = [];
  const onOpen = vi.fn();
  closes.push(
    openEventStream({
      path: '/events',
      init: () => ({ method: 'GET', headers: { authorization: 'Bearer token' } }),
      onEvent: (event) => events.push(event),
      onOpen,
    }),
  );
  return { events, onOpen };
};
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  closes.splice(0).forEach((close) => close());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('reports events, also if they arrive in several chunks', async () => {
  const { connections, requests } = createEndpoint();
  const { events } = open();
  await settle();

  connections[0]!.write(': still here\n\nevent: conversa');
  connections[0]!.write('tion\ndata: {"id":4}\n\n');
  await settle();

  expect(events).toEqual([{ name: 'conversation', data: '{"id":4}' }]);
  expect(requests[0]!.get('authorization')).toBe('Bearer token');
});

it('reconnects with the last event id, after the delay that the server sent', async () => {
  const { connections, requests } = createEndpoint();
  const { onOpen } = open();
  await settle();
  connections[0]!.write('retry: 3000\n\nid: 9\nevent: conversation\ndata: {"id":4}\n\n');
  connections[0]!.close();
  await settle();

  await vi.advanceTimersByTimeAsync(2_999);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);

  expect(requests[1]!.get('last-event-id')).toBe('9');
  expect(onOpen).toHaveBeenCalledTimes(2);
});

it('reconnects with increasing delays after failures', async () => {
  const { requests } = createEndpoint([0, 503, 200]);
  open();
  await settle();

  await vi.advanceTimersByTimeAsync(1_000);
  expect(requests).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(requests).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toHaveLength(3);
});

it('reconnects if nothing arrives for longer than the heartbeat of the server', async () => {
  const { requests } = createEndpoint();
  open();
  await settle();

  await vi.advanceTimersByTimeAsync(71_000);

  expect(requests).toHaveLength(2);
});

it.each([401, 404])('gives up after %d', async (status) => {
  const { requests } = createEndpoint([status]);
  open();

  await vi.advanceTimersByTimeAsync(600_000);

  expect(requests).toHaveLength(1);
});
