import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createHttpApp } from '../../http/app.ts';
import type * as IconSets from './icon-sets.ts';
import { iconRoutes } from './icons.routes.ts';

const app = createHttpApp({ logger: false, trustProxy: false });
iconRoutes(app);
const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/api/icons/${path}`, headers });

describe('I1', () => {
  it('returns icons in Iconify’s format and lists unknown names', async () => {
    const reply = await get('lucide.json?icons=house,search,no-such-icon');

    expect(reply.statusCode).toBe(200);
    const body = reply.json();
    expect(body).toMatchObject({ prefix: 'lucide', width: 24, height: 24, not_found: ['no-such-icon'] });
    expect(Object.keys(body.icons)).toEqual(['house', 'search']);
    expect(body.icons.house.body).toMatch(/^<g /);
  });

  it('includes the parent of an alias', async () => {
    const { icons, aliases, not_found } = (await get('lucide.json?icons=home')).json();

    expect(not_found).toBeUndefined();
    expect(aliases.home.parent).toBe('house');
    expect(icons).toHaveProperty('house');
  });

  it('serves the other installed set', async () => {
    expect(Object.keys((await get('simple-icons.json?icons=line,facebook')).json().icons)).toEqual([
      'line',
      'facebook',
    ]);
  });

  it('retries a set that could not be loaded', async () => {
    // A separate module instance: in the shared one the sets are loaded already.
    const unread = './icon-sets.ts?unread';
    const { pickIcons } = (await import(unread)) as typeof IconSets;
    vi.spyOn(files, 'readFile').mockRejectedValueOnce(new Error('too many open files'));
    syncBuiltinESMExports();
    onTestFinished(() => {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    });

    await expect(pickIcons('lucide', ['house'])).rejects.toThrow('too many open files');

    expect(await pickIcons('lucide', ['house'])).toHaveProperty('icons.house');
  });

  it('is cacheable for seven days and not sent again while unchanged', async () => {
    const first = await get('lucide.json?icons=house');
    const etag = String(first.headers.etag);

    expect(first.headers['cache-control']).toBe('public, max-age=604800');
    expect((await get('lucide.json?icons=house', { 'if-none-match': `"x", W/${etag}` })).statusCode).toBe(304);
    expect((await get('lucide.json?icons=search', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it.each(['mdi.json?icons=home', 'constructor.json?icons=a', 'x.json'])('does not know %s', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });

  it.each([
    'lucide.json',
    'lucide.json?icons=',
    'lucide.json?icons=House',
    'lucide.json?icons=a,,b',
    'lucide.json?icons=@127.0.0.1',
    'lucide.json?icons=__proto__',
    'lucide.json?icons=..%2f..',
    `lucide.json?icons=${Array.from({ length: 101 }, (_, n) => `a${n}`).join()}`,
    '..%2f..%2fpackage.json?icons=a',
    'lucide.js?icons=a',
    'LUCIDE.json?icons=a',
  ])('T22 refuses %s', async (path) => {
    const reply = await get(path);

    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('invalid_request');
  });

  it('T38 treats names of the language as unknown icons', async () => {
    const reply = await get('lucide.json?icons=constructor,valueof,tostring');

    expect(reply.json()).toMatchObject({ icons: {}, not_found: ['constructor', 'valueof', 'tostring'] });
  });

  it('responds to any request without an error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.webPath(), fc.string({ unit: 'grapheme' }), async (path, icons) => {
        const reply = await get(`${path.slice(0, 100)}?icons=${encodeURIComponent(icons)}`);

        expect(reply.statusCode).toBeLessThan(500);
      }),
    );
  });
});
