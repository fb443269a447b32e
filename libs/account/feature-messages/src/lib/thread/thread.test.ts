import type { CallFailure, CallResult } from '@yoodee/api-client';
import type { ConversationMessage } from '@yoodee/api-contract/conversations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messageOf } from '../../testing/conversations.ts';
import { memberMemory } from './thread-memory.ts';
import { createThread, type MessagePage, type ThreadRequests } from './thread.ts';

const success = <Data>(data: Data): CallResult<Data> => ({ status: 200, data, message: 'Success' });
const failure = (status: number, message = 'no'): CallFailure => ({
  ...{ status, message, data: null, code: null, errors: {}, details: {} },
});

const words = (text: string) => ({ text, attachments: [] });

/** An API with one conversation that can be switched off. */
const createApi = () => {
  const stored: ConversationMessage[] = [messageOf({ id: 1 })];
  const sent: { text: string; key: string }[] = [];
  const api: {
    stored: typeof stored;
    sent: typeof sent;
    refuse: CallFailure | null;
    requests: Pick<ThreadRequests, 'load' | 'send'>;
  } = {
    stored,
    sent,
    refuse: null,
    requests: {
      load: async () => api.refuse ?? success<MessagePage>({ items: [...stored], has_more: false }),
      send: async ({ text }, key) => {
        sent.push({ text, key });
        if (api.refuse) return api.refuse;
        const known = stored.find((message) => message.key === key);
        const message = known ?? messageOf({ id: stored.length + 1, mine: true, text, key, state: 'sent' });
        if (!known) stored.push(message);
        return success(message);
      },
    },
  };
  return api;
};

const memory = () => memberMemory(7, 12);
const stops: (() => void)[] = [];
const start = (api: ReturnType<typeof createApi>) => {
  const thread = createThread(api.requests, memory());
  stops.push(thread.start());
  return thread;
};
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  localStorage.clear();
  vi.useRealTimers();
});

describe('a sent message', () => {
  it('is shown optimistically, and not twice when it has arrived', async () => {
    const api = createApi();
    const thread = start(api);
    await settle();

    thread.send(words('สวัสดี'));
    expect(thread.get().pending).toMatchObject([{ text: 'สวัสดี', state: 'sending' }]);
    await settle();

    expect(thread.get().pending).toEqual([]);
    expect(thread.get().messages.map(({ text }) => text)).toEqual(['วันเสาร์ว่างไหม', 'สวัสดี']);
  });

  it('waits for the connection and is then sent with the same key, in order', async () => {
    const api = createApi();
    const thread = start(api);
    await settle();
    api.refuse = failure(0);
    thread.send(words('one'));
    thread.send(words('two'));
    await settle();
    expect(thread.get().pending.map(({ state }) => state)).toEqual(['waiting', 'waiting']);

    api.refuse = null;
    window.dispatchEvent(new Event('online'));
    await settle();

    expect(api.sent.map(({ text }) => text)).toEqual(['one', 'one', 'two']);
    expect(api.sent[0]!.key).toBe(api.sent[1]!.key);
    expect(thread.get().pending).toEqual([]);
  });

  it('is retried automatically if the browser did not detect that it was offline', async () => {
    const api = createApi();
    const thread = start(api);
    await settle();
    api.refuse = failure(503);
    thread.send(words('one'));
    await settle();

    api.refuse = null;
    await vi.advanceTimersByTimeAsync(2_000);

    expect(thread.get().pending).toEqual([]);
  });

  it('survives a reload, and is not duplicated if only its response was lost', async () => {
    const api = createApi();
    const thread = start(api);
    await settle();
    api.refuse = failure(0);
    thread.send(words('one'));
    await settle();
    stops.splice(0).forEach((stop) => stop());
    const { key } = api.sent[0]!;
    api.stored.push(messageOf({ id: 2, mine: true, text: 'one', key, state: 'sent' }));
    api.refuse = null;

    const reloaded = start(api);
    await settle();

    expect(reloaded.get().pending).toEqual([]);
    expect(reloaded.get().messages.map(({ text }) => text)).toEqual(['วันเสาร์ว่างไหม', 'one']);
  });

  it('that is rejected shows the reason, keeps its text, and does not block the next one', async () => {
    const api = createApi();
    const thread = start(api);
    await settle();
    api.refuse = failure(409, 'ส่งไม่ได้แล้ว');
    thread.send(words('one'));
    await settle();
    expect(thread.get().pending).toMatchObject([{ text: 'one', state: 'failed', problem: 'ส่งไม่ได้แล้ว' }]);

    api.refuse = null;
    thread.send(words('two'));
    await settle();
    expect(thread.get().pending).toMatchObject([{ text: 'one', state: 'failed' }]);
    thread.retry(thread.get().pending[0]!.key);
    await settle();

    expect(thread.get().pending).toEqual([]);
    expect(api.stored.map(({ text }) => text)).toEqual(['วันเสาร์ว่างไหม', 'two', 'one']);
  });
});

it('the messages can be read without a connection, and say that they may be old', async () => {
  const api = createApi();
  start(api);
  await settle();
  api.refuse = failure(0);

  const offline = start(api);
  await settle();

  expect(offline.get()).toMatchObject({ status: 'ready', messages: [{ id: 1 }], failure: { status: 0 } });
});
