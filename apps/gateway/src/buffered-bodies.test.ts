import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { largestBody } from '@yoodee/api-contract';
import { startSite } from './testing/start-site.ts';

describe('buffered bodies', () => {
  it.each([
    ['announced', 'th', 'ไฟล์หรือข้อมูลใหญ่เกินไป', (body: Buffer) => body],
    ['in pieces', 'en', 'That is too large.', (body: Buffer) => Readable.from([body.subarray(1), body.subarray(0, 1)])],
  ])('rejects a body %s that is larger than the API accepts, in %s', async (_how, language, message, sent) => {
    const site = await startSite();

    const reply = await site.fetch('/api/v1/contact', {
      method: 'POST',
      body: sent(Buffer.alloc(largestBody + 1)),
      headers: { 'content-type': 'application/json', 'accept-language': language },
    });

    expect(reply.status).toBe(413);
    expect(JSON.parse(reply.text)).toEqual({
      data: null,
      message,
      code: 'payload_too_large',
      request_id: reply.headers['x-request-id'],
    });
    expect(site.api.requests).toHaveLength(0);
  });

  it('forwards the largest accepted body, chunked or not, with its length', async () => {
    const body = Buffer.alloc(largestBody, 'json');
    const site = await startSite({
      api: async (request, response) => {
        const received = Buffer.concat((await request.toArray()) as Buffer[]);
        response.end(`${request.headers['content-length']} ${received.equals(body)}`);
      },
    });

    const whole = await site.fetch('/api', { method: 'POST', body });
    const pieces = await site.fetch('/api', {
      method: 'POST',
      body: Readable.from([body.subarray(0, 1000), body.subarray(1000)]),
    });

    expect([whole.text, pieces.text]).toEqual(Array(2).fill(`${body.length} true`));
  });

  it('supports Expect: 100-continue', async () => {
    const site = await startSite({
      api: async (request, response) => void response.end(`${String(await request.toArray())} has come`),
    });
    let output = '';
    const socket = connect(site.port, '127.0.0.1', () =>
      socket.write('POST /api HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\n'),
    );
    onTestFinished(() => void socket.destroy());
    socket.on('data', (chunk) => (output += chunk.toString()));
    await expect.poll(() => output).toBe('HTTP/1.1 100 Continue\r\n\r\n');

    socket.write('form');

    await expect.poll(() => output).toContain('form has come');
    expect(site.api.requests[0]!.headers.expect).toBeUndefined();
  });
});
