import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import { enforceRateLimits, type RateLimit } from '../../rate-limits/rate-limits.ts';
import { createPublicApi } from './public-api.ts';
import { listAreas, readArea } from './read-areas.ts';
import { compareProperties, getProperty } from './read-properties.ts';
import { searchProperties } from './search-properties.ts';
import { addTool, type ToolSources } from './tool.ts';
import { transferCostsTool } from './transfer-costs.ts';

const instructions =
  'Properties for sale and rent in Thailand. Search by a sentence in Thai or English, then read or compare listings. Give people the links: photographs, the map and the seller are on the pages.';

/** Largest request in bytes: calls are short. */
const bodyLimit = 64 * 1_024;

const callLimit = (ip: string): RateLimit => ({
  bucket: `mcp:ip:${callerNetwork(ip)}`,
  max: 120,
  seconds: 60,
  problem: 'too_many_requests',
});

const createMcpServer = (sources: ToolSources): McpServer => {
  const server = new McpServer({ name: 'yoodee', title: 'Yoodee', version: '1.0.0' }, { instructions });
  addTool(server, searchProperties, sources);
  addTool(server, getProperty, sources);
  addTool(server, compareProperties, sources);
  addTool(server, transferCostsTool, sources);
  addTool(server, listAreas, sources);
  addTool(server, readArea, sources);
  return server;
};

/**
 * `/mcp`: the Model Context Protocol over streamable HTTP, without sessions, so that any replica answers any request.
 * Its tools read what visitors can read.
 */
export const mcpRoutes = (app: FastifyInstance, { db, env }: { db: Db; env: Env }) => {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    // A program with a key has the quotas of the key instead.
    if (request.apiKey === null) await enforceRateLimits(db, [callLimit(request.ip)]);
    const server = createMcpServer({
      apiIn: (locale) => createPublicApi(app, { ip: request.ip, locale }),
      origin: env.PUBLIC_ORIGIN,
    });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const { method, headers, body: parsedBody } = request;
      const asked = new Request(new URL('/mcp', env.PUBLIC_ORIGIN), {
        method,
        headers: new Headers(
          Object.entries(headers).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
        ),
      });
      const response = await transport.handleRequest(asked, { parsedBody });
      return await reply.header('cache-control', 'no-store').send(response);
    } finally {
      await server.close();
    }
  };
  app.post('/mcp', { bodyLimit, schema: { hide: true } }, answer);

  // There is no stream to open and no session to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    schema: { hide: true },
    handler: async (_request, reply) =>
      reply
        .status(405)
        .header('allow', 'POST')
        .send({ jsonrpc: '2.0', error: { code: -32_000, message: 'Method not allowed.' }, id: null }),
  });
};
