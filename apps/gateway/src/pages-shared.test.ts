import type { RequestListener } from 'node:http';
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

  it('do not delay another visitor of a page for which they wait themselves', async () => {
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

  it('get 503 with a time to come back beyond their queue', async () => {
    const { site, finish, flood } = await startHeldSite();
    const replies = await flood(Array.from({ length: 100 }, (_, count) => `/assets?price_min=${count}`));

    const refused = await Promise.race(replies);

    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    const visit = site.fetch('/assets/7', { headers: visitor });
    await finish('/assets/7');
    expect((await visit).status).toBe(200);
  });

  it('get stale pages without keeping the others from newer ones', async () => {
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
