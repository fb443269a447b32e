import { expect, it, vi } from 'vitest';
import { smsProviders } from './sms-providers.ts';
import { createSmsTransport } from './sms-transport.ts';
import { RefusedMessage, type OutboundMessage } from './transport.ts';

const message: OutboundMessage = {
  id: 7,
  channel: 'sms',
  to: '+66812345678',
  text: 'รหัสอยู่ดี 123456 & อย่าบอกใคร',
  code: '123456',
  createdAt: new Date('2026-01-02T03:04:05Z'),
};
const account = { id: 'AC-account', secret: 'its-secret', sender: 'Yoodee' };
const taken = { phone_number_list: [{ number: '66812345678' }], bad_phone_number_list: [] };
const notTaken = { phone_number_list: [], bad_phone_number_list: [{ number: '66812345678', message: 'bad' }] };

/** A transport with a provider stand-in that gives this response, and its requests. */
const against = (
  name: keyof typeof smsProviders,
  reply: () => Response | Promise<Response>,
  sender = account.sender,
) => {
  const request = vi.fn<typeof fetch>(async () => reply());
  const transport = createSmsTransport(smsProviders[name], { ...account, sender }, request);
  return { request, send: () => transport.send(message, AbortSignal.timeout(5_000)) };
};

it.each([
  [
    'twilio',
    'Yoodee',
    'https://api.twilio.com/2010-04-01/Accounts/AC-account/Messages.json',
    { To: '+66812345678', Body: message.text, From: 'Yoodee' },
  ],
  [
    'twilio',
    `MG${'0a'.repeat(16)}`,
    'https://api.twilio.com/2010-04-01/Accounts/AC-account/Messages.json',
    { To: '+66812345678', Body: message.text, MessagingServiceSid: `MG${'0a'.repeat(16)}` },
  ],
  [
    'thaibulksms',
    'Yoodee',
    'https://api-v2.thaibulksms.com/sms',
    { msisdn: '66812345678', message: message.text, sender: 'Yoodee' },
  ],
] as const)('sends the request format of %s, as %s', async (name, sender, address, form) => {
  const { request, send } = against(name, () => Response.json(taken, { status: 201 }), sender);

  await send();

  const [asked, init] = request.mock.calls[0]!;
  expect(asked).toBe(address);
  expect(init).toMatchObject({ method: 'POST', redirect: 'error', signal: expect.any(AbortSignal) });
  expect(init!.headers).toEqual({ authorization: 'Basic QUMtYWNjb3VudDppdHMtc2VjcmV0' });
  expect(Object.fromEntries(init!.body as URLSearchParams)).toEqual(form);
});

it.each([
  ['twilio', 'an invalid number', 400, { code: 21211 }],
  ['twilio', 'a number that unsubscribed', 400, { code: 21610 }],
  ['thaibulksms', 'a number that it does not take', 201, notTaken],
] as const)('%s: %s is a final refusal', async (name, _what, status, body) => {
  await expect(against(name, () => Response.json(body, { status })).send()).rejects.toBeInstanceOf(RefusedMessage);
});

it.each([
  ['twilio', 'a wrong token', 401, { code: 20003 }],
  ['twilio', 'too many at once', 429, { code: 20429 }],
  ['twilio', 'an error of its own', 500, null],
  ['thaibulksms', 'no credit left', 400, { error: { code: 120, name: 'ERROR_CREDIT' } }],
  ['thaibulksms', 'an HTML page', 200, '<html>'],
] as const)('%s: %s may be retried', async (name, _what, status, body) => {
  const failure = against(name, () => Response.json(body, { status })).send();

  await expect(failure).rejects.toThrow(`reply ${status}`);
  await expect(failure).rejects.not.toBeInstanceOf(RefusedMessage);
});

it('F10: opens the circuit breaker after five failures, and never logs the response', async () => {
  const { request, send } = against('twilio', () =>
    Promise.reject(new TypeError(`reset while sending ${message.text}`)),
  );

  for (let turn = 0; turn < 5; turn += 1) await expect(send()).rejects.toThrow(/^no response$/);
  await expect(send()).rejects.toThrow('circuit breaker open');

  expect(request).toHaveBeenCalledTimes(5);
});
