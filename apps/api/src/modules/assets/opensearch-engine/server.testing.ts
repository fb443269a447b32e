import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSearchPlace, type OpenSearchSettings, type Place } from './server.ts';

/** A request that the client sent: `POST /_bulk`, and its lines of JSON. */
export interface Sent {
  at: string;
  headers: IncomingHttpHeaders;
  lines: Record<string, unknown>[];
}

type Reply = { status: number; body: unknown; type?: string };

const found = (body: unknown): Reply => ({ status: 200, body });
const missing: Reply = { status: 404, body: { error: { type: 'index_not_found_exception' } } };

const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/**
 * A fake OpenSearch server: it stores indices, the alias and states, and records requests. It does not search. `fault`
 * overrides an answer: null leaves a request unanswered, undefined handles it normally.
 */
export const openStandInServer = async (name = 'listings', access: Partial<OpenSearchSettings> = {}) => {
  const sent: Sent[] = [];
  const states = new Map<string, unknown>();
  const indices = new Set<string>();
  let alias: string | undefined;
  const server = { fault: (_request: Sent): Reply | null | undefined => undefined };

  const swap = ({ actions }: { actions: { add?: { index: string }; remove_index?: { index: string } }[] }): Reply => {
    for (const { add, remove_index: gone } of actions) {
      if (add) alias = add.index;
      if (gone) indices.delete(gone.index);
    }
    return found({ acknowledged: true });
  };

  const bulk = (lines: Sent['lines']): Reply => {
    const items = lines
      .filter((line) => line.index ?? line.delete)
      .map((line) => (line.delete ? { delete: { status: 200 } } : { index: { status: 201 } }));
    return found({ errors: false, items });
  };

  const reply = ({ at, lines }: Sent): Reply => {
    const [method, path = ''] = at.split(' ');
    const [, first = '', second = ''] = path.split('/');
    if (path === '/_bulk') return bulk(lines);
    if (path === '/_aliases') return swap(lines[0] as Parameters<typeof swap>[0]);
    if (first === '_index_template') return found({ acknowledged: true });
    if (second === '_refresh') return found({ _shards: { failed: 0 } });
    if (second === '_doc' && method === 'GET') {
      const index = first === name ? alias : first;
      const _source = index === undefined ? undefined : states.get(index);
      return _source ? found({ _index: index, found: true, _source }) : missing;
    }
    if (second === '_doc') {
      states.set(first, lines[0]);
      return found({ result: 'created' });
    }
    if (method === 'GET') return found(Object.fromEntries([...indices].map((index) => [index, {}])));
    if (method === 'DELETE') first.split(',').forEach((index) => indices.delete(index));
    if (method === 'PUT') indices.add(first);
    return second === '' ? found({ acknowledged: true }) : missing;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const text = await readBody(request);
    const lines = text.split('\n').filter(Boolean);
    const one: Sent = {
      headers: request.headers,
      at: `${request.method} ${decodeURIComponent(pathname)}`,
      lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    };
    sent.push(one);
    const given = server.fault(one);
    if (given === null) return;
    const { status, body, type = 'application/json' } = given ?? reply(one);
    response.writeHead(status, { 'content-type': type });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

  const http = createServer((request, response) => void answer(request, response));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const place: Place = (await openSearchPlace({
    SEARCH_ENGINE: 'opensearch',
    OPENSEARCH_URL: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    OPENSEARCH_INDEX: name,
    ...access,
  }))!;
  return Object.assign(server, {
    place,
    sent,
    indices,
    state: () => (alias === undefined ? undefined : states.get(alias)),
    async close() {
      await place.client.close();
      http.closeAllConnections();
      http.close();
    },
  });
};
export type StandInServer = Awaited<ReturnType<typeof openStandInServer>>;
