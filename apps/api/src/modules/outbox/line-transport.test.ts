import { createLineStandIn, type LineStandIn } from '@yoodee/line-stand-in';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLineTransport } from './line-transport.ts';
import { RefusedMessage, type OutboundMessage } from './transport.ts';

const user = `U${'1'.repeat(32)}`;
let line: LineStandIn;
beforeEach(async () => {
  line = await createLineStandIn({ port: 0, channelId: '1', channelSecret: 'the-secret-of-a-test-channel-0123' });
});
afterEach(() => line.close());

const message = (changes: Partial<OutboundMessage> = {}): OutboundMessage => ({
  id: 7,
  channel: 'line',
  to: user,
  text: 'มีคนติดต่อเรื่อง คอนโดอโศก',
  code: null,
  createdAt: new Date('2026-01-02T03:04:05Z'),
  ...changes,
});
const signal = () => AbortSignal.timeout(5_000);
const transport = (token = line.messagingEnv.LINE_MESSAGING_TOKEN) =>
  createLineTransport({ token, apiUrl: line.messagingEnv.LINE_MESSAGING_URL });

it('pushes a message to its user', async () => {
  await transport().send(message(), signal());

  expect(line.messages).toEqual([{ to: user, text: 'มีคนติดต่อเรื่อง คอนโดอโศก' }]);
});

it('is seen once, however often it is sent', async () => {
  for (let turn = 0; turn < 3; turn += 1) await transport().send(message(), signal());

  expect(line.messages).toHaveLength(1);
});

it('sends two messages with the same words', async () => {
  await transport().send(message(), signal());
  await transport().send(message({ id: 8 }), signal());
  await transport().send(message({ createdAt: new Date('2026-01-03T03:04:05Z') }), signal());

  expect(line.messages).toHaveLength(3);
});

it('is refused for good when LINE does not know the user', async () => {
  await expect(transport().send(message({ to: `U${'f'.repeat(32)}` }), signal())).rejects.toBeInstanceOf(
    RefusedMessage,
  );
});

it('may be retried with a right token', async () => {
  const failure = transport('wrong').send(message(), signal());

  await expect(failure).rejects.toThrow('reply 401');
  await expect(failure).rejects.not.toBeInstanceOf(RefusedMessage);
});

it.each([429, 500, 503])('may be retried after %i', async (status) => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ message: 'no' }, { status }));
  const failure = createLineTransport({ token: 'x', apiUrl: 'https://line.example' }, send).send(message(), signal());

  await expect(failure).rejects.toThrow(`reply ${status}`);
  await expect(failure).rejects.not.toBeInstanceOf(RefusedMessage);
});

it('has a retry key that is a UUID', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({}));
  await createLineTransport({ token: 'x', apiUrl: 'https://line.example' }, send).send(message(), signal());

  const headers = send.mock.calls[0]![1]!.headers as Record<string, string>;
  expect(headers['x-line-retry-key']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
