import type { RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { publicPage, startSite } from './testing/start-site.ts';

const cacheStatus = (answer: { headers: Record<string, unknown> }) => answer.headers['cache-status'];

describe('freshness', () => {
  it('shows a write at the latest 400 ms after the content version moved', async () => {
    let price = 1;
    const site = await startSite({ public: (request, response) => publicPage(`ราคา ${price}`)(request, response) });
    await site.ask('/assets/7');
    price = 2;
    site.content.version = 'v2';

    site.clock.advance(401);

    expect((await site.ask('/assets/7')).text).toBe('ราคา 2');
  });

  it('asks for the version on demand, not once per request', async () => {
    const site = await startSite({ public: publicPage('x') });

    for (let count = 0; count < 20; count += 1) await site.ask('/assets');

    expect(site.content.asked).toBe(1);
  });

  it('renders anew for those who come after a write, though an older render is still under way', async () => {
    const waiting: (() => void)[] = [];
    const site = await startSite({
      public: (request, response) => void waiting.push(() => publicPage(`render ${waiting.length}`)(request, response)),
    });
    const untilRendering = async (count: number) => {
      while (site.publicApp.requests.length < count) await new Promise(setImmediate);
    };

    const early = site.ask('/assets');
    await untilRendering(1);
    site.content.version = 'v2';
    site.clock.advance(401);
    const late = site.ask('/assets');
    await untilRendering(2);
    waiting[1]!();
    const lateText = (await late).text;
    waiting[0]!();
    await early;

    expect((await site.ask('/assets')).text).toBe(lateText);
    expect(site.publicApp.requests).toHaveLength(2);
  });

  it('serves an older page at once and renews it behind the reader’s back', async () => {
    let count = 0;
    const site = await startSite({
      public: (request, response) => publicPage(`render ${(count += 1)}`)(request, response),
    });
    await site.ask('/assets');

    site.clock.advance(31_000);
    const stale = await site.ask('/assets');
    while (count < 2) await new Promise(setImmediate);

    expect([stale.text, cacheStatus(stale)]).toEqual(['render 1', 'gateway; hit; detail=stale']);
    await expect.poll(async () => (await site.ask('/assets')).text).toBe('render 2');
  });

  it('does not serve a page older than ten minutes without asking', async () => {
    let count = 0;
    const site = await startSite({
      public: (request, response) => publicPage(`render ${(count += 1)}`)(request, response),
    });
    await site.ask('/assets');

    site.clock.advance(600_001);

    expect((await site.ask('/assets')).text).toBe('render 2');
  });

  it('forgets a page that has become private', async () => {
    let headers: Record<string, string> = {};
    const site = await startSite({ public: (request, response) => publicPage('x', headers)(request, response) });
    await site.ask('/assets/7');
    headers = { 'cache-control': 'private, no-store' };
    site.content.version = 'v2';
    site.clock.advance(401);

    await site.ask('/assets/7');
    site.content.version = 'v1';
    site.clock.advance(401);
    await site.ask('/assets/7');

    expect(site.publicApp.requests).toHaveLength(3);
  });
});

describe('outages', () => {
  it('lives through an outage of the API on what it has kept', async () => {
    const site = await startSite({ public: publicPage('kept') });
    await site.ask('/assets');
    await site.apiInner.stop();

    site.clock.advance(20_000);
    const fresh = await site.ask('/assets');
    site.clock.advance(60_000);
    const stale = await site.ask('/assets');

    expect([fresh.text, stale.text]).toEqual(['kept', 'kept']);
    const warnings = site.log.filter(({ level }) => level === 40).map(({ msg }) => msg);
    expect(warnings).toEqual(['content version unreachable: pages are kept by age alone']);
  });

  it('prefers an old page to an error, and does not try again for every reader', async () => {
    let isUp = true;
    const site = await startSite({
      public: (request, response) =>
        isUp ? publicPage('kept')(request, response) : void response.writeHead(503).end('down'),
    });
    await site.ask('/assets');
    isUp = false;
    site.content.version = 'v2';
    site.clock.advance(401);

    const answers = [await site.ask('/assets'), await site.ask('/assets'), await site.ask('/assets')];

    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([200, 'kept']));
    expect(site.publicApp.requests).toHaveLength(2);
  });

  it('prefers an old page to a public app that is gone, until it is too old', async () => {
    const site = await startSite({ public: publicPage('kept') });
    await site.ask('/assets');
    await site.publicApp.stop();
    site.content.version = 'v2';
    site.clock.advance(401);

    const kept = await site.ask('/assets');
    site.clock.advance(600_000);
    const gone = await site.ask('/assets');

    expect([kept.status, gone.status]).toEqual([200, 503]);
    const warnings = site.log.filter(({ level }) => level === 40).map(({ msg }) => msg);
    expect(warnings).toEqual(['kept page served for a public app that failed', 'upstream unavailable']);
  });

  it('passes the public app’s own error page on to all who wait', async () => {
    const site = await startSite({
      public: (_request, response) =>
        void response
          .writeHead(503, { 'content-type': 'text/html', 'retry-after': '3', 'cache-control': 'no-store' })
          .end('<p>ขออภัย'),
    });

    const answers = await Promise.all([site.ask('/assets'), site.ask('/assets')]);

    for (const { status, headers, text } of answers)
      expect([status, headers['retry-after'], text]).toEqual([503, '3', '<p>ขออภัย']);
  });

  describe('F15 a public app that is too busy to render a page', () => {
    const busy = () => {
      const state = { isBusy: true };
      const listener: RequestListener = (request, response) =>
        state.isBusy
          ? void response.writeHead(503, { 'retry-after': '2', 'content-length': '0' }).end()
          : publicPage('rendered')(request, response);
      return { state, listener };
    };

    it('F15 is spoken for by the gateway, asked once however many wait', async () => {
      const { listener } = busy();
      const site = await startSite({ public: listener });

      const answers = await Promise.all([site.ask('/assets'), site.ask('/assets'), site.ask('/en/assets')]);

      for (const { status, headers } of answers) expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(answers[0].text).toContain('ระบบขัดข้องชั่วคราว');
      expect(answers[2].text).toContain('The service is unavailable');
      expect(site.publicApp.requests).toHaveLength(2);
    });

    it('F15 is stood in for by what was kept', async () => {
      const { state, listener } = busy();
      const site = await startSite({ public: listener });
      state.isBusy = false;
      await site.ask('/assets');
      state.isBusy = true;
      site.content.version = 'v2';
      site.clock.advance(401);

      const answers = [await site.ask('/assets'), await site.ask('/assets')];

      expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(2).fill([200, 'rendered']));
      expect(site.publicApp.requests).toHaveLength(2);
    });
  });
});

it('F19 keeps and renews pages whatever the machine’s clock says', async () => {
  let count = 0;
  const site = await startSite({
    public: (request, response) => publicPage(`render ${(count += 1)}`)(request, response),
  });
  onTestFinished(() => void vi.useRealTimers());
  const day = 86_400_000;
  await site.ask('/assets');

  const texts: string[] = [];
  for (const offset of [600_000, -600_000, day, -day]) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offset });
    texts.push((await site.ask('/assets')).text);
    vi.useRealTimers();
  }

  expect(texts).toEqual(Array(4).fill('render 1'));
});
