import { describe, expect, it } from 'vitest';
import { deadOrigin } from './testing/fake-upstream.ts';
import { publicPage, startSite } from './testing/start-site.ts';

describe('when an upstream is down', () => {
  it.each([
    ['th', 'th-TH,en;q=0.5', 'ระบบขัดข้องชั่วคราว ลองใหม่ในอีกสักครู่'],
    ['en', 'en-GB', 'The service is unavailable for a moment. Try again soon.'],
    ['th', 'fr', 'ระบบขัดข้องชั่วคราว ลองใหม่ในอีกสักครู่'],
  ])('the API’s envelope says so in %s for %s', async (locale, language, message) => {
    const site = await startSite({ env: { API_ORIGIN: await deadOrigin() } });

    const answer = await site.ask('/api/v1/assets', { headers: { 'accept-language': language } });

    expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '5',
      'private, no-store',
    ]);
    expect(answer.headers['content-language']).toMatch(locale);
    expect(JSON.parse(answer.text)).toEqual({
      data: null,
      message,
      code: 'unavailable',
      request_id: answer.headers['x-request-id'],
    });
  });

  it.each([
    ['/assets', 'th-TH', 'ขออภัยในความไม่สะดวก'],
    ['/en/assets', 'en-US', 'We will be right back'],
  ])('%s is a small page in %s', async (path, language, title) => {
    const site = await startSite({ env: { PUBLIC_APP_ORIGIN: await deadOrigin() } });

    const answer = await site.ask(path, { headers: { 'accept-language': 'en' } });

    expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(answer.text).toContain(`<html lang="${language}" dir="ltr">`);
    expect(answer.text).toContain(`<h1>${title}</h1>`);
    expect((await site.ask(path, { method: 'HEAD' })).body).toHaveLength(0);
  });

  it('a connection closed by a restarting upstream is tried once more', async () => {
    let count = 0;
    const site = await startSite({
      public: (request, response) => {
        count += 1;
        if (count === 1) request.socket.destroy();
        else publicPage('back')(request, response);
      },
    });

    expect((await site.ask('/assets')).text).toBe('back');
  });

  it('a write is never sent twice', async () => {
    const site = await startSite({ api: (request) => void request.socket.destroy() });

    expect((await site.ask('/api', { method: 'POST', body: '{}' })).status).toBe(503);
    expect(site.api.requests).toHaveLength(1);
  });
});
