import type { IncomingMessage, RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { publicPage, startSite } from './testing/start-site.ts';

const attacker = { 'x-forwarded-for': '203.0.113.7' };
const visitor = { 'x-forwarded-for': '203.0.113.8' };
const behindProxy = { TRUSTED_PROXIES: '127.0.0.1' };

/** A public app whose renders end only when they are released, in any order. */
const startHeldSite = async (env: Record<string, string> = {}) => {
  const held = new Map<string, () => void>();
  const render: RequestListener = (request, response) =>
    void held.set(request.url!, () => publicPage(request.url!)(request, response));
  const site = await startSite({ public: render, env: { ...behindProxy, ...env } });
  /** Ends the render of this path as soon as it has begun. */
  const finish = async (path: string) => {
    while (!held.has(path)) await new Promise(setImmediate);
    held.get(path)!();
    held.delete(path);
  };
  /** Ends every render until `work` is done. */
  const finishUntil = async <Result>(work: Promise<Result>): Promise<Result> => {
    let isDone = false;
    void work.finally(() => (isDone = true));
    while (!isDone) {
      for (const path of held.keys()) await finish(path);
      await new Promise(setImmediate);
    }
    return work;
  };
  /** Sends requests of the attacker; resolves when the gateway has received them. */
  const flood = async (paths: readonly string[]) => {
    const before = site.received.length;
    const replies = paths.map((path) => site.fetch(path, { headers: attacker }));
    for (const reply of replies) reply.catch(() => undefined);
    await expect.poll(() => site.received.length).toBe(before + paths.length);
    return replies;
  };
  const requested = () => site.publicApp.requests.map(({ url }) => url);
  return { site, finish, finishUntil, flood, requested };
};

/** The CPU units that a page takes. */
const pageCost = 4;

/**
 * A public app with one simulated core that its renders share (round robin). `spent` counts the units of work: a
 * virtual clock, so that the load of this machine does not matter.
 */
const startRenderer = async () => {
  const core = { spent: 0 };
  const underWay: { left: number; end: () => void }[] = [];
  const work = () => {
    const render = underWay.shift();
    if (!render) return;
    core.spent += 1;
    render.left -= 1;
    if (render.left === 0) render.end();
    else underWay.push(render);
    setImmediate(work);
  };
  const render: RequestListener = (request, response) => {
    underWay.push({ left: pageCost, end: () => publicPage(request.url!)(request, response) });
    if (underWay.length === 1) setImmediate(work);
  };
  const site = await startSite({ public: render, env: behindProxy });
  let asked = 0;
  const anotherList = () => `/assets?price_min=${(asked += 1)}`;

  /** Forty connections that send the next request as soon as the last is answered. */
  const flood = (nextPath: () => string) => {
    let isOver = false;
    const run = async () => {
      while (!isOver) await site.fetch(nextPath(), { headers: attacker });
    };
    const done = Promise.all(Array.from({ length: 40 }, run));
    return () => {
      isOver = true;
      return done;
    };
  };
  /** The longest of `visits`, in units of work, from a visitor's request at the gateway until its page was rendered. */
  const visit = async (visits: number) => {
    const costs: number[] = [];
    for (let count = 0; count < visits; count += 1) {
      const path = anotherList();
      let [begun, ended] = [0, 0];
      const arrive = (request: IncomingMessage) => {
        if (request.url === path) begun = core.spent;
      };
      const finish = (request: IncomingMessage, response: { on(event: 'finish', call: () => void): unknown }) => {
        if (request.url === path) response.on('finish', () => (ended = core.spent));
      };
      site.server.on('request', arrive);
      site.publicApp.server.on('request', finish);
      await site.fetch(path, { headers: visitor });
      site.server.off('request', arrive);
      site.publicApp.server.off('request', finish);
      costs.push(ended - begun);
    }
    return Math.max(...costs);
  };
  return { site, anotherList, flood, visit };
};

describe('the flood of forty connections of one address', () => {
  it.each([
    ['different lists', (another: () => string) => another, 2],
    ['random parameters', () => () => `/assets?evict=${Math.random()}`, 1],
  ])(
    'with %s at most doubles the processor time that a page of another visitor takes',
    async (what, nextPathOf, most) => {
      const { site, anotherList, flood, visit } = await startRenderer();
      await site.fetch('/assets');
      const calm = await visit(20);

      const stop = flood(nextPathOf(anotherList));
      const flooded = await visit(20);
      await stop();

      process.stdout.write(
        `flood with ${what}: the slowest of 20 pages of a visitor takes ${flooded / calm} × calm, in processor time\n`,
      );
      expect(calm).toBe(pageCost);
      expect(flooded).toBeLessThanOrEqual(most * calm);
    },
  );
});

describe('forty connections of one address', () => {
  it.each([
    ['lists', (count: number) => `/assets?price_min=${count}`],
    ['page data', (count: number) => `/page-data?path=%2Fassets%3Fprice_min%3D${count}`],
    ['files that do not exist', (count: number) => `/assets/${count}.json`],
    ['pictures to draw', (count: number) => `/share/th/asset-7.jpg?v=${count}`],
  ])('that ask for %s take one render at a time, and others none of their turn', async (_what, pathOf) => {
    const { site, finish, finishUntil, flood, requested } = await startHeldSite();
    const replies = await flood(Array.from({ length: 40 }, (_, count) => pathOf(count)));

    const visit = site.fetch('/assets?page=2', { headers: visitor });
    await finish('/assets?page=2');

    expect((await visit).text).toBe('/assets?page=2');
    expect(requested().indexOf('/assets?page=2')).toBe(1);
    expect(requested()).toHaveLength(2);
    const statuses = (await finishUntil(Promise.all(replies))).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(site.publicApp.requests).toHaveLength(41);
  });

  it('do not delay another visitor of a page for which they are queued', async () => {
    const { site, finish, flood, requested } = await startHeldSite();
    const [first] = await flood(['/assets?page=1']);
    const [queued] = await flood(['/assets?page=2']);

    const visit = site.fetch('/assets?page=2', { headers: visitor });
    await finish('/assets?page=2');

    expect((await visit).status).toBe(200);
    await finish('/assets?page=1');
    expect([(await first)!.status, (await queued)!.status]).toEqual([200, 200]);
    expect(requested()).toEqual(['/assets?page=1', '/assets?page=2']);
  });

  it('get 503 with Retry-After beyond their queue', async () => {
    const { site, finish, flood } = await startHeldSite();
    const replies = await flood(Array.from({ length: 100 }, (_, count) => `/assets?price_min=${count}`));

    const refused = await Promise.race(replies);

    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    const visit = site.fetch('/assets/7', { headers: visitor });
    await finish('/assets/7');
    expect((await visit).status).toBe(200);
  });

  it('get stale pages without delaying newer ones for others', async () => {
    const { site, finish, flood } = await startHeldSite();
    const visit = () => site.fetch('/assets', { headers: visitor });
    const first = visit();
    await finish('/assets');
    await first;
    await flood(Array.from({ length: 65 }, (_, count) => `/assets?price_min=${count}`));
    site.content.version = 'v2';
    site.clock.advance(401);

    const stale = await site.fetch('/assets', { headers: attacker });
    const current = visit();
    await finish('/assets');

    expect([stale, await current].map(({ headers }) => headers['cache-status'])).toEqual([
      'gateway; hit; detail=stale',
      'gateway; fwd=miss; stored',
    ]);
  });
});
