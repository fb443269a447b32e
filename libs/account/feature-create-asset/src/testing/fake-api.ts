import type { Failure } from '@yoodee/api-contract';
import type { DuplicateListings } from '@yoodee/api-contract/duplicate-listings';
import type { Profile } from '@yoodee/api-contract/member';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import type { PlacesNear, SuggestedPlace, SuggestedProject } from '@yoodee/api-contract/place-suggestions';
import type { PriceInterval } from '@yoodee/api-contract/price-comparison';
import type { PriceStanding } from '@yoodee/api-contract/price-standing';
import type { Suggestions } from '@yoodee/api-contract/search-reading';
import { answerBaseMap } from '@yoodee/map/testing/base-map';
import { vi } from 'vitest';
import { memberAsset } from './member-asset.ts';

export interface Call {
  method: string;
  /** Relative to `/api/v1`. */
  path: string;
  body: Record<string, unknown> | undefined;
  headers: Headers;
  keepalive: boolean;
}

type Answer = (call: Call) => Response | Promise<Response>;

export const success = (data: unknown, status = 200): Response =>
  Response.json({ data, message: 'Success' }, { status });

export const failure = (status: number, code: Failure['code'], more: Partial<Failure> = {}): Response =>
  Response.json({ data: null, message: `refused: ${code}`, code, request_id: 'r-1', ...more }, { status });

/** The owner of the assets. */
export const profile: Profile = {
  id: 7,
  first_name: 'สมชาย',
  last_name: 'ใจดี',
  image_url: null,
  phone: '+66812345678',
  contact_phone: null,
  line_id: 'somchai',
  facebook: null,
  bio_th: null,
  bio_en: null,
  channels: { phone: true, line: true, facebook: false },
  line_linked: false,
  user_status: 'active',
  locale: 'th',
  created_at: '2025-01-01T00:00:00.000Z',
  version: 1,
  erased_at: null,
};

const provinces = [
  { code: '10', name: { th: 'กรุงเทพมหานคร', en: 'Bangkok' } },
  { code: '20', name: { th: 'ชลบุรี', en: 'Chon Buri' } },
];
const bangkok = {
  ...provinces[0],
  lat: 13.75,
  lng: 100.5,
  districts: [
    {
      code: '1039',
      name: { th: 'วัฒนา', en: 'Watthana' },
      subdistricts: [
        { code: '103901', name: { th: 'คลองเตยเหนือ', en: 'Khlong Toei Nuea' }, postal_code: '10110' },
        { code: '103902', name: { th: 'คลองตันเหนือ', en: 'Khlong Tan Nuea' }, postal_code: '10110' },
      ],
    },
  ],
};

const line = { th: 'สายสุขุมวิท', en: 'Sukhumvit Line' };
const stations = [
  { ...{ id: 'E4', line, line_colour: '#7abb3a', name: { th: 'อโศก', en: 'Asok' } }, lat: 13.737, lng: 100.56 },
];

/** One asset for the known filters: a listing whose text mentions a soi. */
const clustersAround = (path: string) => {
  const isKnown = new URLSearchParams(path.split('?')[1]).get('q') === 'ทองหล่อ 10';
  const pins = isKnown ? [{ id: 1, lat: 13.73, lng: 100.58, price: null, is_rent: false }] : [];
  return { clusters: [], pins, total: pins.length, bounds: null };
};

/**
 * A fake API behind `fetch` that stores one member's assets. `once(…)` overrides the next response for a method and
 * path; `isOffline` makes every request fail.
 */
export const fakeApi = (...assets: MemberAsset[]) => {
  const stored = new Map(assets.map((asset) => [asset.id, asset]));
  const exceptions: { method: string; path: RegExp; answer: Answer }[] = [];
  const calls: Call[] = [];
  let discarded: MemberAsset | null = null;
  const api = {
    calls,
    isOffline: false,
    /** Responses of the endpoints for optional help. */
    help: {
      standing: null as PriceStanding | null,
      interval: null as PriceInterval | null,
      lookAlikes: { own: [], others: 0 } as DuplicateListings,
      places: [] as SuggestedPlace[],
      projects: [] as SuggestedProject[],
      /** Places and districts of published assets around a pin. */
      near: { outlined: null, places: [], districts: [] } as PlacesNear,
      suggestions: {
        ...{ preview: null, leading: 'places', types: [], places: [], stations: [], projects: [] },
      } as Suggestions,
    },
    asset: (id = 17) => stored.get(id)!,
    /** Simulates a change from another device. */
    write(change: Partial<MemberAsset>, id = 17) {
      const asset = stored.get(id)!;
      stored.set(id, { ...asset, ...change, version: asset.version + 1 });
    },
    once: (method: string, path: RegExp, answer: Answer) => exceptions.push({ method, path, answer }),
    to: (method: string, path: RegExp) => calls.filter((call) => call.method === method && path.test(call.path)),
    patches: () =>
      calls.filter(({ method, path }) => method === 'PATCH' && /assets\/\d+$/.test(path)).map(({ body }) => body),
  };

  const answer = (call: Call): Response => {
    const { method, path, body = {} } = call;
    if (path === '/member/profile') return success(profile);
    if (path === '/member/auth/logout') return success(null);
    if (path === '/geo/provinces') return success(provinces);
    if (path === '/geo/provinces/10') return success(bangkok);
    if (path.startsWith('/geo/places/near?')) return success(api.help.near);
    if (path.startsWith('/assets/suggest?')) return success(api.help.suggestions);
    if (path.startsWith('/assets/clusters?')) return success(clustersAround(path));
    if (path === '/geo/stations') return success(stations);
    if (path.startsWith('/geo/places?')) return success(api.help.places);
    if (path.startsWith('/projects/suggest?')) return success(api.help.projects);
    if (path === '/member/assets' && method === 'GET')
      return success({ items: [...stored.values()], total: stored.size });
    if (path === '/member/assets' && method === 'POST') {
      const known = [...stored.values()].find(({ code }) => code === call.headers.get('idempotency-key'));
      const asset = known ?? memberAsset({ id: 40 + stored.size, code: call.headers.get('idempotency-key')! });
      stored.set(asset.id, asset);
      return success(asset, 201);
    }
    const [, id, rest] = /^\/member\/assets\/(\d+)(\/.*)?$/.exec(path) ?? [];
    const asset = stored.get(Number(id));
    if (!asset) return failure(404, 'not_found');
    if (rest === '/price-standing') return success(api.help.standing);
    if (rest === '/price-interval') return success(api.help.interval);
    if (rest === '/look-alikes') return success(api.help.lookAlikes);
    if (method === 'GET') return success(asset);
    if (rest === '/duplicate') {
      const copy = { ...asset, id: 90, code: 'A0000090', status: 'draft' as const, images: [] };
      stored.set(copy.id, copy);
      return success(copy, 201);
    }
    if (rest === '/images') {
      const ids = body.ids as number[];
      const ordered = asset.images.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
      stored.set(asset.id, { ...asset, images: ordered });
      return success({ images: ordered });
    }
    if (rest?.startsWith('/images/')) {
      const image = asset.images.find((one) => one.id === Number(rest.split('/')[2]))!;
      if (!rest.endsWith('/edit')) return success(method === 'DELETE' ? null : { ...image, ...body });
      if (body.key !== image.key) return failure(409, 'stale_version');
      const edited = { ...image, key: `${image.key}-edited`, is_edited: true };
      stored.set(asset.id, { ...asset, images: asset.images.map((one) => (one === image ? edited : one)) });
      return success(edited);
    }
    const [, action] = /^\/changes\/(\w+)$/.exec(rest ?? '') ?? [];
    if (action && body.version === asset.version) {
      const { published } = asset;
      if (action === 'discard') discarded = asset;
      const next = {
        ...asset,
        ...(action === 'publish' && { published: asset }),
        ...(action === 'discard' && { ...published, published, status: asset.status }),
        ...(action === 'restore' && discarded),
        version: asset.version + 1,
      };
      stored.set(asset.id, next);
      return success(next);
    }
    const { version, declaration, ...changes } = body as { version: number; declaration?: true };
    if (version !== asset.version) return failure(409, 'stale_version', { details: { version: asset.version } });
    const next = { ...asset, ...changes, version: version + 1, ...(declaration && { status: 'published' as const }) };
    stored.set(asset.id, next);
    return success(next);
  };

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call: Call = {
      method: init.method ?? 'GET',
      path: address.replace(/^\/api\/v1/, ''),
      body: init.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : undefined,
      headers: new Headers(init.headers),
      keepalive: init.keepalive ?? false,
    };
    calls.push(call);
    if (api.isOffline) throw new TypeError('Failed to fetch');
    const place = exceptions.findIndex(({ method, path }) => method === call.method && path.test(call.path));
    if (place >= 0) return exceptions.splice(place, 1)[0]!.answer(call);
    return answerBaseMap(address) ?? answer(call);
  });
  return api;
};

export type FakeApi = ReturnType<typeof fakeApi>;
