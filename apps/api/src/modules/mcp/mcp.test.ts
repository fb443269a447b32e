import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertAssets } from '../../testing/listed-assets.ts';
import { createTestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let clients: Client[] = [];
let [condo, dear, house]: number[] = [];

beforeAll(async () => {
  server = await openTestServer({ PUBLIC_ORIGIN: 'https://yoodee.example' });
  const owner = await createTestMember(server, { first_name: 'นวลจันทร์', line_id: 'nuan', show_line: true });
  const asok = { owner_id: owner.id, lat: 13.7372, lng: 100.5606 };
  [condo, dear, house] = await insertAssets(server.db, [
    { ...asok, property_type: 'condo', price_sale: 4_800_000, bedrooms: 2, title_th: 'ห้องมุม', title_en: 'Corner room' },
    { ...asok, property_type: 'condo', price_sale: 5_200_000, bedrooms: 3 },
    { property_type: 'detached_house', price_sale: 9_000_000, bedrooms: 4 },
  ]);
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()));
  clients = [];
});
afterAll(() => server.close());

let addresses = 0;

/** The SDK's own client, whose requests reach the server in the process. */
const connect = async (): Promise<Client> => {
  addresses += 1;
  const remoteAddress = `172.16.0.${addresses}`;
  const client = new Client({ name: 'test', version: '1' });
  const fetchInProcess = async (url: string | URL, { method = 'GET', headers, body }: RequestInit = {}) => {
    const reply = await server.app.inject({
      method: method as 'GET',
      url: new URL(url).pathname,
      remoteAddress,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { payload: body }),
    });
    return new Response(reply.payload || null, {
      status: reply.statusCode,
      headers: Object.entries(reply.headers).map(([name, value]) => [name, String(value)] as [string, string]),
    });
  };
  await client.connect(
    new StreamableHTTPClientTransport(new URL('https://yoodee.example/mcp'), { fetch: fetchInProcess }),
  );
  clients.push(client);
  return client;
};

const call = async (name: string, given: Record<string, unknown>) => {
  const client = await connect();
  return client.callTool({ name, arguments: given });
};
const answerOf = async <Answer = Record<string, unknown>>(name: string, given: Record<string, unknown>) => {
  const { structuredContent, content, isError } = await call(name, given);
  expect(isError, JSON.stringify(content)).toBeFalsy();
  expect(JSON.parse((content as { text: string }[])[0]!.text)).toEqual(structuredContent);
  return structuredContent as Answer;
};

interface CostsAnswer {
  lines: { total: number; buyer: number; seller: number }[];
  buyer: number;
  seller: number;
}

describe('tools', () => {
  it('are listed, all of them reading, with schemas of input and output', async () => {
    const { tools } = await (await connect()).listTools();

    expect(tools.map(({ name }) => name)).toEqual([
      'search_properties',
      'get_property',
      'compare_properties',
      'transfer_costs',
      'list_areas',
      'get_area',
    ]);
    for (const { annotations, inputSchema, outputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true });
      expect(inputSchema.properties).toHaveProperty('language');
      expect(outputSchema).toMatchObject({ type: 'object' });
    }
  });

  it.each([
    ['2 bed condo near BTS Asok under 5m', 'en', 'Corner room', 'https://yoodee.example/en/assets/'],
    ['คอนโด 2 นอน ใกล้บีทีเอสอโศก ไม่เกิน 5 ล้าน', 'th', 'ห้องมุม', 'https://yoodee.example/assets/'],
  ])('search by a sentence: %s', async (text, language, title, address) => {
    const found = await answerOf<{ understood: { filters: string }; url: string }>('search_properties', {
      text,
      language,
    });

    expect(found).toMatchObject({
      total: 1,
      understood: { words: '' },
      items: [{ id: condo, title, price_sale: 4_800_000, url: `${address}${condo}` }],
      near_misses: [],
    });
    const filters = new URLSearchParams(found.understood.filters);
    expect(filters.get('price_max')).toBe('5000000');
    expect(found.url).toContain('station=E4');
  });

  it('search by filters, and list near misses', async () => {
    const found = await answerOf('search_properties', {
      filters: 'property_type=condo&bedrooms_min=3&price_max=5000000',
    });

    expect(found).toMatchObject({
      total: 0,
      items: [],
      near_misses: [
        { id: dear, gaps: [{ key: 'price_max', asked: 5_000_000, has: 5_200_000 }] },
        { id: condo, gaps: [{ key: 'bedrooms_min', asked: 3, has: 2 }] },
      ],
    });
  });

  it('read one listing, without its seller', async () => {
    const { property } = await answerOf('get_property', { id: condo });

    expect(property).toMatchObject({ id: condo, title: 'Corner room', facts: { price_sale: 4_800_000, bedrooms: 2 } });
    expect(JSON.stringify(property)).not.toMatch(/นวลจันทร์|nuan|seller"|\+66/);
  });

  it('compare listings in the order asked for, and name those that are missing', async () => {
    const compared = await answerOf<{ properties: { id: number }[] }>('compare_properties', {
      ids: [house, 999_999, condo],
    });

    expect(compared.properties.map(({ id }) => id)).toEqual([house, condo]);
    expect(compared).toMatchObject({
      missing: [999_999],
      url: `https://yoodee.example/en/assets/compare?ids=${house},${condo}`,
    });
  });

  it('work out the costs of a transfer', async () => {
    const costs = await answerOf<CostsAnswer>('transfer_costs', {
      price: 10_000_000,
      seller: 'company',
      fee_payer: 'buyer',
    });

    const { lines } = costs;
    expect(lines.length).toBeGreaterThan(1);
    expect(costs.buyer).toBe(lines.reduce((sum, { buyer }) => sum + buyer, 0));
    expect(costs.seller).toBe(lines.reduce((sum, { seller }) => sum + seller, 0));
  });

  it('list areas, and read one', async () => {
    const { provinces } = await answerOf<{ provinces: { path: string; name: string; count: number }[] }>('list_areas', {
      language: 'th',
    });
    const [first] = provinces;

    expect(await answerOf('get_area', { path: first!.path, language: 'th' })).toMatchObject({
      name: first!.name,
      total: first!.count,
      url: `https://yoodee.example/areas/${first!.path}`,
    });
  });
});

describe('bad input', () => {
  it.each([
    ['an unknown tool', 'delete_everything', {}],
    ['no id', 'get_property', {}],
    ['an id that is none', 'get_property', { id: -1 }],
    ['a listing that is unknown', 'get_property', { id: 999_999 }],
    ['five listings', 'compare_properties', { ids: [1, 2, 3, 4, 5] }],
    ['a filter with an unknown value', 'search_properties', { filters: 'property_type=castle' }],
    ['a page that is not there', 'search_properties', { text: 'condo', page: 1_999 }],
    ['a text that is too long', 'search_properties', { text: 'x'.repeat(201) }],
    ['a language that is unknown', 'list_areas', { language: 'de' }],
    ['a price of nothing', 'transfer_costs', { price: 0 }],
    ['a path out of the site', 'get_area', { path: '../../member/profile' }],
  ])('is answered with a reason: %s', async (_what, name, given) => {
    const { isError, content } = await call(name, given);

    expect(isError).toBe(true);
    expect((content as { text: string }[])[0]!.text.length).toBeGreaterThan(5);
  });

  it('names the field, in the language asked for', async () => {
    const { content } = await call('search_properties', { filters: 'property_type=castle', language: 'th' });

    expect((content as { text: string }[])[0]!.text).toMatch(/[ก-๙].*property_type/);
  });

  const post = (payload: string, headers: Record<string, string> = {}, remoteAddress = '172.17.0.1') =>
    server.app.inject({
      method: 'POST',
      url: '/mcp',
      payload,
      remoteAddress,
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    });
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const toolCall = (name: string, given: object) =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } });

  it.each([
    ['no JSON', '{', {}, 400],
    ['no call', '{"a":1}', {}, 400],
    ['a megabyte', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x'.repeat(1_000_000) }), {}, 413],
    ['a tool called with a megabyte', toolCall('search_properties', { text: 'x'.repeat(1_000_000) }), {}, 413],
    ['a batch of thousands of calls', `[${Array<string>(2_000).fill(ping).join()}]`, {}, 413],
    ['another type', ping, { 'content-type': 'text/plain' }, 415],
    ['a client that takes no JSON', ping, { accept: 'text/html' }, 406],
    ['a page of another site', ping, { 'sec-fetch-site': 'cross-site' }, 403],
  ])('is refused: %s', async (_what, payload, headers, status) => {
    expect((await post(payload, headers)).statusCode).toBe(status);
  });

  it('has neither streams nor sessions', async () => {
    const headers = { accept: 'text/event-stream' };
    for (const method of ['GET', 'DELETE'] as const)
      expect((await server.app.inject({ method, url: '/mcp', headers })).statusCode).toBe(405);
  });

  it('answers 120 calls a minute of one network, and then says when to come back', async () => {
    const statuses: number[] = [];
    for (let calls = 0; calls < 125; calls += 1) statuses.push((await post(ping, {}, '172.18.0.1')).statusCode);

    expect(statuses).toEqual([...Array<number>(120).fill(200), ...Array<number>(5).fill(429)]);
    expect((await post(ping, {}, '172.18.0.1')).headers).toHaveProperty('retry-after');
    expect((await post(ping, {}, '172.19.0.1')).statusCode).toBe(200);
  });

  it('answers, refuses or asks to wait when many call at once', async () => {
    const replies = await Promise.all(Array.from({ length: 300 }, (_, at) => post(ping, {}, `172.20.${at % 200}.1`)));

    const statuses = new Set(replies.map(({ statusCode }) => statusCode));
    expect([...statuses].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(200);
  });
});
