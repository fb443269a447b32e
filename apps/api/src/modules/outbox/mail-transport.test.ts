import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openTestMailbox, type TestMailbox } from '../../testing/test-mailbox.ts';
import { createMailTransport } from './mail-transport.ts';
import { RefusedMessage, type OutboundMessage } from './transport.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const open = async (options?: Parameters<typeof openTestMailbox>[0]): Promise<TestMailbox> => {
  const mailbox = await openTestMailbox(options);
  closers.push(() => mailbox.close());
  return mailbox;
};
const transportTo = (url: string) =>
  createMailTransport({ url, from: 'อยู่ดี <hello@yoodee.example>', origin: 'https://yoodee.example' });
const message = (changes: Partial<OutboundMessage> = {}): OutboundMessage => ({
  id: 7,
  channel: 'email',
  to: 'somying@example.com',
  text: 'มีคนติดต่อเรื่อง คอนโดอโศก\nhttps://yoodee.example/my-account?tab=leads',
  mail: {
    subject: 'มีคนติดต่อเรื่อง คอนโดอโศก',
    html: '<p>มีคนติดต่อ</p>',
    unsubscribeUrl: 'https://yoodee.example/api/unsubscribe/7.x',
  },
  code: null,
  createdAt: new Date('2026-01-02T03:04:05Z'),
  ...changes,
});
const signal = (ms = 5_000) => AbortSignal.timeout(ms);
/** What an SMTP command is refused with. */
const reply = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

it('sends plain text and HTML that a mail program reads, with one-click unsubscribe (RFC 8058)', async () => {
  const mailbox = await open();

  await transportTo(mailbox.url).send(message(), signal());

  const [mail] = mailbox.mails;
  expect(mail).toMatchObject({
    subject: 'มีคนติดต่อเรื่อง คอนโดอโศก',
    from: { value: [{ name: 'อยู่ดี', address: 'hello@yoodee.example' }] },
    to: { value: [{ address: 'somying@example.com' }] },
    html: '<p>มีคนติดต่อ</p>',
  });
  expect(mail!.text!.trim()).toBe(message().text);
  const header = (name: string) => mail!.headerLines.find(({ key }) => key === name)?.line.replace(/\r\n\s+/g, ' ');
  expect(header('list-unsubscribe')).toBe('List-Unsubscribe: <https://yoodee.example/api/unsubscribe/7.x>');
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(header('auto-submitted')).toBe('Auto-Submitted: auto-generated');
});

it('has the same Message-ID at every try, and another for another message', async () => {
  const mailbox = await open();
  const transport = transportTo(mailbox.url);

  for (const one of [message(), message(), message({ id: 8 })]) await transport.send(one, signal());

  const ids = mailbox.mails.map(({ messageId }) => messageId);
  expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@yoodee\.example>$/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

it.each([
  ['a subject', { mail: { subject: 'คอนโด\r\nBcc: victim@example.com\r\n\r\nspam' } }],
  ['an address', { to: 'a@example.com\r\nBcc: victim@example.com' }],
  ['a list of addresses', { to: 'a@example.com, victim@example.com' }],
  ['an unsubscribe link', { mail: { subject: 's', unsubscribeUrl: 'https://a.example>\r\nBcc: victim@example.com' } }],
] as const)('writes no header and reaches no other mailbox through %s (T67)', async (_what, changes) => {
  const recipients: string[] = [];
  const mailbox = await open({
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address);
      done();
    },
  });

  await transportTo(mailbox.url)
    .send(message(changes), signal())
    .catch(() => undefined);

  expect(recipients).not.toContain('victim@example.com');
  for (const mail of mailbox.mails) expect(mail.headers.has('bcc')).toBe(false);
});

it.each([
  ['an unknown mailbox', { onRcptTo: (_address, _session, done) => done(reply(550)) }],
  [
    'a message that it takes for spam',
    { onData: (stream, _session, done) => stream.resume().on('end', () => done(reply(554))) },
  ],
] as [string, Parameters<typeof openTestMailbox>[0]][])('gives up %s', async (_what, options) => {
  const mailbox = await open(options);

  await expect(transportTo(mailbox.url).send(message(), signal())).rejects.toBeInstanceOf(RefusedMessage);
});

it.each([
  ['greylisting', { onRcptTo: (_address, _session, done) => done(reply(451)) }],
  ['a full queue', { onData: (stream, _session, done) => stream.resume().on('end', () => done(reply(452))) }],
  ['a refused connection', { onConnect: (_session, done) => done(reply(554)) }],
  ['a refused sender', { onMailFrom: (_address, _session, done) => done(reply(421)) }],
] as [string, Parameters<typeof openTestMailbox>[0]][])('may retry after %s', async (_what, options) => {
  const mailbox = await open(options);
  const failure = transportTo(mailbox.url).send(message(), signal());

  await expect(failure).rejects.toThrow();
  await expect(failure).rejects.not.toBeInstanceOf(RefusedMessage);
});

it('times out when a server does not respond, and logs no address', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const { port } = silent.address() as AddressInfo;

  const failure = transportTo(`smtp://127.0.0.1:${port}`).send(message(), signal(50));

  await expect(failure).rejects.toThrow(/^too slow$/);
});

it('does not log the server’s reply, which repeats the address', async () => {
  const mailbox = await open({
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`<${address}> later`), { responseCode: 450 })),
  });

  await expect(transportTo(mailbox.url).send(message(), signal())).rejects.toThrow(/^EENVELOPE 450$/);
});
