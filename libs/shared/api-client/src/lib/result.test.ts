import { afterEach, describe, expect, it, vi } from 'vitest';
import { send } from './send.ts';

const respondWith = (status: number, body: BodyInit | null) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
const sendRequest = () => send({ method: 'GET', path: '/api/v1/member/profile', body: undefined }, { locale: 'th' });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('S7: the result of a call', () => {
  it('is the data and Success', async () => {
    respondWith(200, '{"data":{"id":7},"message":"Success"}');

    expect(await sendRequest()).toEqual({ status: 200, data: { id: 7 }, message: 'Success' });
  });

  it('is the status and message of an API error, with its code and fields', async () => {
    respondWith(
      422,
      '{"data":null,"message":"บอกชื่อของคุณก่อน","code":"names_required","errors":{"first_name":"required"},"request_id":"r"}',
    );

    expect(await sendRequest()).toEqual({
      status: 422,
      data: null,
      message: 'บอกชื่อของคุณก่อน',
      code: 'names_required',
      errors: { first_name: 'required' },
      details: {},
    });
  });

  it.each([
    ['no message', 400, '{}'],
    ['no JSON', 502, '<html>'],
    ['nothing', 500, null],
    ['JSON that is no object', 500, '"x"'],
  ])('is Unknown error for an API error with %s', async (_name, status, body) => {
    respondWith(status, body);

    expect(await sendRequest()).toMatchObject({ status, data: null, message: 'Unknown error' });
  });

  it('is status 0 with the error text when the network fails', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });

    expect(await sendRequest()).toMatchObject({ status: 0, data: null, message: 'Failed to fetch' });
  });

  it('is status 500 when the body of a 2xx response is invalid', async () => {
    respondWith(200, '<html>');

    expect(await sendRequest()).toMatchObject({ status: 500, data: null });
  });
});
