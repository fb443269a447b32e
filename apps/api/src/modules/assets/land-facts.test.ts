import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssetDetail, AssetPage } from '@yoodee/api-contract/assets';
import { insertAsset } from '../../testing/listed-assets.ts';
import { actAs } from '../../testing/test-asset.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
let me: ReturnType<typeof actAs>;
beforeAll(async () => {
  server = await openTestServer();
  member = await createTestMember(server);
  me = actAs(server.app, member);
});
afterAll(() => server.close());

const pin = { lat: 13.7243, lng: 100.5785 };
const corners = '13.7243,100.5785*;13.7243,100.57868;13.72466,100.57868;13.72466,100.5785';
/** A corner of it as a number; means of clusters may begin with the same digits. */
const corner = /100\.57868(?!\d)/;
const place = { province_code: '10', district_code: '1039', subdistrict_code: '103902' } as const;
const house = { property_type: 'detached_house', land_ngan: 2, ...place } as const;

const get = (path: string) => server.app.inject(`/api/v1${path}`);
const detail = async (id: number) => (await get(`/assets/${id}`)).json().data as AssetDetail;

const patch = async (payload: Record<string, unknown>) => {
  const { id, version } = await me.create({ ...house, ...pin });
  const url = `/api/v1/member/assets/${id}`;
  const reply = await server.app.inject({
    method: 'PATCH',
    url,
    headers: member.headers,
    payload: { ...payload, version },
  });
  return { status: reply.statusCode, ...(reply.json() as { errors?: object }) };
};

const tools = async (name: string, args: object) => {
  const payload = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
  const headers = { accept: 'application/json, text/event-stream' };
  const reply = await server.app.inject({ method: 'POST', url: '/mcp', headers, payload });
  return { status: reply.statusCode, body: reply.payload };
};

describe('the outline of a plot', () => {
  it('is shown with an exact place', async () => {
    const id = await insertAsset(server.db, { ...house, ...pin, plot_outline: corners });

    expect((await detail(id)).plot_outline).toBe(corners);
  });

  it('is never revealed with an approximate place, a missing pin, or a type without land', async () => {
    for (const values of [
      { location_precision: 'approximate' },
      { lat: null, lng: null },
      { property_type: 'condo' },
    ] as const) {
      const id = await insertAsset(server.db, { ...house, ...pin, plot_outline: corners, ...values });

      expect((await detail(id)).plot_outline).toBeNull();
      for (const path of [`/assets?ids=${id}&detail=1`, `/assets?ids=${id}`, `/assets/${id}/similar`])
        expect((await get(path)).payload).not.toMatch(corner);
      const { status, body } = await tools('get_property', { id });
      expect(status).toBe(200);
      expect(body).not.toMatch(corner);
    }
  });

  it('is in no list, also with an exact place', async () => {
    const id = await insertAsset(server.db, { ...house, ...pin, plot_outline: corners });

    for (const path of [
      `/assets?subdistrict=103902`,
      `/assets?ids=${id}`,
      '/assets/clusters?bbox=100,13,101,14&zoom=12',
    ])
      expect((await get(path)).payload).not.toMatch(corner);
    expect((await server.app.inject(`/embed/th/assets/${id}`)).payload).not.toMatch(corner);
  });

  it('is part of the changes of a listing until they are published', async () => {
    const { id } = await me.published({ ...house, ...pin, location_precision: 'exact' });
    const changed = await me.change(id, { plot_outline: corners, version: (await me.get(id)).version });

    expect(changed.plot_outline).toBe(corners);
    expect((await detail(id)).plot_outline).toBeNull();
    await me.publishChanges(id, changed.version);
    expect((await detail(id)).plot_outline).toBe(corners);
  });

  it('is not published 2 km away from the pin', async () => {
    const { id, version } = await me.create({ ...house, ...pin, lat: 13.7443, plot_outline: corners });
    const reply = await server.app.inject({
      ...{ method: 'POST', url: `/api/v1/member/assets/${id}/publish`, headers: member.headers },
      payload: { declaration: true, version },
    });

    expect(reply.json().errors).toMatchObject({ plot_outline: 'far_from_pin' });
  });

  it.each([
    ['13.7,100.5;13.8,100.6;13.8,100.5;13.7,100.6', 'self_crossing'],
    ['13.7,100.5;13.7,100.6', 'no_area'],
    ['51.5,0.1;51.5,0.2;51.6,0.2', 'outside_thailand'],
    ['13.7,100.5;'.repeat(2_000), 'too_long'],
    ['[[13.7,100.5]]', 'invalid'],
    [Array.from({ length: 201 }, (_, at) => `13.${100 + at},100.5`).join(';'), 'too_many'],
    ['999,100.5;13.8,100.5;13.8,100.6', 'invalid'],
    [{ corners: [] }, 'invalid'],
    [17, 'invalid'],
  ])('refuses %j as %s', async (plot_outline, code) => {
    expect(await patch({ plot_outline })).toMatchObject({ status: 400, errors: { plot_outline: code } });
  });
});

describe('declared facts', () => {
  it('are saved, published and found as dry since 2011', async () => {
    const dry = await me.published({ ...house, ...pin, flood: 'never', flood_year: 2011, flood_source: 'own' });
    const wet = await me.published({ ...house, ...pin, flood: 'flooded', flood_year: 2011, flood_depth_cm: 30 });
    const silent = await me.published({ ...house, ...pin });
    const found = (await get('/assets?traits=dry&subdistrict=103902')).json().data as AssetPage;
    const ids = found.items.map(({ id }) => id);

    expect(await detail(wet.id)).toMatchObject({ flood: 'flooded', flood_year: 2011, flood_depth_cm: 30 });
    expect(ids).toContain(dry.id);
    expect(ids).not.toContain(wet.id);
    expect(ids).not.toContain(silent.id);
  });

  it('need a year for “never flooded”, and refuse “no noise” together with a source of noise', async () => {
    const { id, version } = await me.create({ ...house, flood: 'never', noise_sources: ['none', 'road'] });
    const reply = await server.app.inject({
      ...{ method: 'POST', url: `/api/v1/member/assets/${id}/publish`, headers: member.headers },
      payload: { declaration: true, version },
    });

    expect(reply.json().errors).toMatchObject({ flood_year: 'required', noise_sources: 'contradictory' });
  });

  it.each([
    ['flood', 'maybe', 'unknown_value'],
    ['flood_year', new Date().getFullYear() + 1, 'too_large'],
    ['flood_year', 1800, 'too_small'],
    ['flood_year', '2011', 'invalid'],
    ['flood_depth_cm', -1, 'too_small'],
    ['flood_depth_cm', 501, 'too_large'],
    ['flood_depth_cm', 1.5, 'invalid'],
    ['flood_source', '<script>', 'unknown_value'],
    ['noise_sources', 'road', 'invalid'],
    ['noise_times', Array.from({ length: 50 }, () => 'night'), 'too_many'],
    ['car_access', {}, 'unknown_value'],
    ['road_surface', null, undefined],
  ])('of %s %j is refused as %s', async (name, value, code) => {
    const { status, errors } = await patch({ [name]: value });

    expect(status).toBe(code ? 400 : 200);
    if (code) expect(errors).toMatchObject({ [name]: code });
  });
});
