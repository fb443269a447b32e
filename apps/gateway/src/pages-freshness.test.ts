import type { RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { publicPage, startSite } from './testing/start-site.ts';

const cacheStatus = (reply: { headers: Record<string, unknown> }) => reply.headers['cache-status'];

describe('freshness', () => {
  it('shows a write at most 400 ms after the content version changed', async () => {
    let price = 1;
    const site = await startSite({ public: (request, response) => publicPage(`ราคา ${price}`)(request, response) });
    await site.fetch('/assets/7');
    price = 2;
    site.content.version = 'v2';

    site.clock.advance(401);

    expect((await site.fetch('/assets/7')).text).toBe('ราคา 2');
  });

  it('queries the version on demand, not once per request', async () => {
    const site = await startSite({ public: publicPage('x') });

    for (let count = 0; count < 20; count += 1) await site.fetch('/assets');

    expect(site.content.queries).toBe(1);
  });

  it('renders again after a write, although an older render is pending', async () => {
    const waiting: (() => void)[] = [];
    const site = await startSite({
      env: { RENDERS_PER_CLIENT: '2' },
      public: (request, response) => void waiting.push(() => publicPage(`render ${waiting.length}`)(request, response)),
    });
    const untilRendering = async (count: number) => {
      while (site.publicApp.requests.length < count) await new Promise(setImmediate);
    };

    const early = site.fetch('/assets');
    await untilRendering(1);
    site.content.version = 'v2';
    site.clock.advance(401);
    const late = site.fetch('/assets');
    await untilRendering(2);
    waiting[1]!();
    const lateText = (await late).text;
    waiting[0]!();
    await early;

    expect((await site.fetch('/assets')).text).toBe(lateText);
    expect(site.publicApp.requests).toHaveLength(2);
  });

  it('serves a stale page at once and refreshes it in the background', async () => {
    let count = 0;
    const site = await startSite({
      public: (request, response) => publicPage(`render ${(count += 1)}`)(request, response),
    });
    await site.fetch('/assets');

    site.clock.advance(31_000);
    const stale = await site.fetch('/assets');
    while (count < 2) await new Promise(setImmediate);

    expect([stale.text, cacheStatus(stale)]).toEqual(['render 1', 'gateway; hit; detail=stale']);
    await expect.poll(async () => (await site.fetch('/assets')).text).toBe('render 2');
  });

  it('does not serve a page older than ten minutes', async () => {
    let count = 0;
    const site = await startSite({
      public: (request, response) => publicPage(`render ${(count += 1)}`)(request, response),
    });
    await site.fetch('/assets');

    site.clock.advance(600_001);

    expect((await site.fetch('/assets')).text).toBe('render 2');
  });

  it('removes a page that has become private', async () => {
    let headers: Record<string, string> = {};
    const site = await startSite({ public: (request, response) => publicPage('x', headers)(request, response) });
    await site.fetch('/assets/7');
    headers = { 'cache-control': 'private, no-store' };
    site.content.version = 'v2';
    site.clock.advance(401);

    await site.fetch('/assets/7');
    site.content.version = 'v1';
    site.clock.advance(401);
    await site.fetch('/assets/7');

    expect(site.publicApp.requests).toHaveLength(3);
  });
});

describe('outages', () => {
  it('serves cached pages during an outage of the API', async () => {
    const site = await startSite({ public: publicPage('cached') });
    await site.fetch('/assets');
    await site.apiInner.stop();

    site.clock.advance(20_000);
    const fresh = await site.fetch('/assets');
    site.clock.advance(60_000);
    const stale = await site.fetch('/assets');

    expect([fresh.text, stale.text]).toEqual(['cached', 'cached']);
    const warnings = site.log.filter(({ level }) => level === 40).map(({ msg }) => msg);
    expect(warnings).toEqual(['content version unreachable: cached pages expire by age only']);
  });

  it('serves a stale page instead of an error, and does not retry for every request', async () => {
    let isUp = true;
    const site = await startSite({
      public: (request, response) =>
        isUp ? publicPage('cached')(request, response) : void response.writeHead(503).end('down'),
    });
    await site.fetch('/assets');
    isUp = false;
    site.content.version = 'v2';
    site.clock.advance(401);

    const replies = [await site.fetch('/assets'), await site.fetch('/assets'), await site.fetch('/assets')];

    expect(replies.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([200, 'cached']));
    expect(site.publicApp.requests).toHaveLength(2);
  });

  it('serves a stale page while the public app is down, until it is too old', async () => {
    const site = await startSite({ public: publicPage('cached') });
    await site.fetch('/assets');
    await site.publicApp.stop();
    site.content.version = 'v2';
    site.clock.advance(401);

    const stale = await site.fetch('/assets');
    site.clock.advance(600_000);
    const gone = await site.fetch('/assets');

    expect([stale.status, gone.status]).toEqual([200, 503]);
    const warnings = site.log.filter(({ level }) => level === 40).map(({ msg }) => msg);
    expect(warnings).toEqual(['stale page served because the public app failed', 'upstream unavailable']);
  });

  it('relays the public app’s error page to all waiting requests', async () => {
    const site = await startSite({
      public: (_request, response) =>
        void response
          .writeHead(503, { 'content-type': 'text/html', 'retry-after': '3', 'cache-control': 'no-store' })
          .end('<p>ขออภัย'),
    });

    const replies = await Promise.all([site.fetch('/assets'), site.fetch('/assets')]);

    for (const { status, headers, text } of replies)
      expect([status, headers['retry-after'], text]).toEqual([503, '3', '<p>ขออภัย']);
  });

  describe('F15 an overloaded public app', () => {
    const busy = () => {
      const state = { isBusy: true };
      const listener: RequestListener = (request, response) =>
        state.isBusy
          ? void response.writeHead(503, { 'retry-after': '2', 'content-length': '0' }).end()
          : publicPage('rendered')(request, response);
      return { state, listener };
    };

    it('F15 the gateway sends its own error page to all waiting requests after one attempt', async () => {
      const { listener } = busy();
      const site = await startSite({ public: listener });

      const replies = await Promise.all([site.fetch('/assets'), site.fetch('/assets'), site.fetch('/en/assets')]);

      for (const { status, headers } of replies) expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(replies[0].text).toContain('ระบบขัดข้องชั่วคราว');
      expect(replies[2].text).toContain('The service is unavailable');
      expect(site.publicApp.requests).toHaveLength(2);
    });

    it('F15 the gateway serves the cached page', async () => {
      const { state, listener } = busy();
      const site = await startSite({ public: listener });
      state.isBusy = false;
      await site.fetch('/assets');
      state.isBusy = true;
      site.content.version = 'v2';
      site.clock.advance(401);

      const replies = [await site.fetch('/assets'), await site.fetch('/assets')];

      expect(replies.map(({ status, text }) => [status, text])).toEqual(Array(2).fill([200, 'rendered']));
      expect(site.publicApp.requests).toHaveLength(2);
    });
  });
});

it('F19 caches and refreshes pages independently of the system clock', async () => {
  let count = 0;
  const site = await startSite({
    public: (request, response) => publicPage(`render ${(count += 1)}`)(request, response),
  });
  onTestFinished(() => void vi.useRealTimers());
  const day = 86_400_000;
  await site.fetch('/assets');

  const texts: string[] = [];
  for (const offset of [600_000, -600_000, day, -day]) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offset });
    texts.push((await site.fetch('/assets')).text);
    vi.useRealTimers();
  }

  expect(texts).toEqual(Array(4).fill('render 1'));
});
