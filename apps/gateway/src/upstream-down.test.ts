import { describe, expect, it } from 'vitest';
import { deadOrigin } from './testing/fake-upstream.ts';
import { publicPage, startSite } from './testing/start-site.ts';

describe('when an upstream is down', () => {
  it.each([
    ['th', 'th-TH,en;q=0.5', 'ระบบขัดข้องชั่วคราว ลองใหม่ในอีกสักครู่'],
    ['en', 'en-GB', 'The service is unavailable for a moment. Try again soon.'],
    ['th', 'fr', 'ระบบขัดข้องชั่วคราว ลองใหม่ในอีกสักครู่'],
  ])('the API’s envelope is in %s for %s', async (locale, language, message) => {
    const site = await startSite({ env: { API_ORIGIN: await deadOrigin() } });

    const reply = await site.fetch('/api/v1/assets', { headers: { 'accept-language': language } });

    expect([reply.status, reply.headers['retry-after'], reply.headers['cache-control']]).toEqual([
      503,
      '5',
      'private, no-store',
    ]);
    expect(reply.headers['content-language']).toMatch(locale);
    expect(JSON.parse(reply.text)).toEqual({
      data: null,
      message,
      code: 'unavailable',
      request_id: reply.headers['x-request-id'],
    });
  });

  it.each([
    ['/assets', 'th-TH', 'ขออภัยในความไม่สะดวก'],
    ['/en/assets', 'en-US', 'We will be right back'],
  ])('%s is a small page in %s', async (path, language, title) => {
    const site = await startSite({ env: { PUBLIC_APP_ORIGIN: await deadOrigin() } });

    const reply = await site.fetch(path, { headers: { 'accept-language': 'en' } });

    expect([reply.status, reply.headers['retry-after'], reply.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(reply.text).toContain(`<html lang="${language}" dir="ltr">`);
    expect(reply.text).toContain(`<h1>${title}</h1>`);
    expect((await site.fetch(path, { method: 'HEAD' })).body).toHaveLength(0);
  });

  it('a request on a connection that a restarting upstream closes is retried', async () => {
    let count = 0;
    const site = await startSite({
      public: (request, response) => {
        count += 1;
        if (count === 1) request.socket.destroy();
        else publicPage('back')(request, response);
      },
    });

    expect((await site.fetch('/assets')).text).toBe('back');
  });

  it('a write is never sent twice', async () => {
    const site = await startSite({ api: (request) => void request.socket.destroy() });

    expect((await site.fetch('/api', { method: 'POST', body: '{}' })).status).toBe(503);
    expect(site.api.requests).toHaveLength(1);
  });
});
