import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { _api, addAPIProvider, getIcon, loadIcons } from '@iconify/react';
import { iconSettings } from '@yoodee/site';
import { beforeEach, expect, it } from 'vitest';
import { createHttpApp } from '../../http/app.ts';
import { iconRoutes } from './icons.routes.ts';

const app = createHttpApp({ logger: false, trustProxy: false });
iconRoutes(app);

const requests: string[] = [];
beforeEach(() => {
  requests.length = 0;
  // The loader that browsers run; its network is this endpoint.
  _api.setFetch(async (url) => {
    requests.push(String(url));
    const { statusCode, headers, payload } = await app.inject(String(url));
    return new Response(payload, { status: statusCode, headers: headers as Record<string, string> });
  });
  addAPIProvider('', { resources: ['/api/icons'], maxURL: iconSettings.maxUrlLength });
});

/** Resolves when the loader has a result for every name. */
const load = (names: string[]) =>
  new Promise<{ loaded: string[]; missing: string[] }>((resolve) => {
    loadIcons(names, (loaded, missing, pending) => {
      if (pending.length > 0) return;
      const written = (icons: typeof loaded) => icons.map(({ prefix, name }) => `${prefix}:${name}`);
      resolve({ loaded: written(loaded), missing: written(missing) });
    });
  });

it('I1: the loader of @iconify/react takes what the endpoint gives', async () => {
  const { loaded, missing } = await load(['lucide:turtle', 'lucide:home', 'lucide:no-such-icon', 'simple-icons:line']);

  expect(loaded.toSorted()).toEqual(['lucide:home', 'lucide:turtle', 'simple-icons:line']);
  expect(missing).toEqual(['lucide:no-such-icon']);
  expect(getIcon('lucide:turtle')).toMatchObject({ width: 24, height: 24, body: expect.stringContaining('<path') });
  // An alias; the endpoint returns its parent too.
  expect(getIcon('lucide:home')?.body).toContain('<path');
  expect(requests).toHaveLength(2);
});

it('I1, I2: requests many icons by several URLs, none of them refused', async () => {
  const wanted = Object.keys(lucide.icons)
    .slice(0, 150)
    .map((name) => `lucide:${name}`);

  const { loaded, missing } = await load(wanted);

  expect([loaded.length, missing]).toEqual([wanted.length, []]);
  expect(requests.length).toBeGreaterThan(1);
});

it('I1: a set that the site does not have is missing, not an error', async () => {
  expect(await load(['mdi:home'])).toEqual({ loaded: [], missing: ['mdi:home'] });
});
