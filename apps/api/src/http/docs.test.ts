import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

describe('the description of the API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  interface Described {
    requestBody: { content: object };
    parameters: object[];
    responses: Record<string, { description: string; content: object }>;
  }
  const describedUpload = async () => {
    const { paths } = (await server.app.inject('/api/v1/openapi.json')).json() as {
      paths: Record<string, Record<string, Described>>;
    };
    return paths['/member/assets/{id}/images']!.post!;
  };

  it('describes the body of an upload', async () => {
    const { requestBody } = await describedUpload();

    expect(requestBody.content).toMatchObject({
      'multipart/form-data': {
        schema: {
          required: ['file'],
          properties: {
            file: { type: 'string', format: 'binary' },
            kind: { enum: ['photo', 'floor_plan'] },
            category: { type: 'string' },
          },
        },
      },
    });
  });

  it('describes the idempotency header', async () => {
    expect((await describedUpload()).parameters).toContainEqual(
      expect.objectContaining({ in: 'header', name: 'idempotency-key', required: false }),
    );
  });

  it('lists the failure codes of an endpoint', async () => {
    const { responses } = await describedUpload();

    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '403', '404', '413', '415', '503']));
    expect(responses['403']!.description).toBe('forbidden, cross_site');
    expect(responses['401']).toMatchObject({
      description: 'api_key_refused, signed_out, session_elsewhere',
      content: { 'application/json': { schema: { properties: { code: {} } } } },
    });
  });

  it('has HTML pages', async () => {
    expect((await server.app.inject('/api/docs/')).statusCode).toBe(200);
  });
});

describe('T37: in production', () => {
  const production = {
    NODE_ENV: 'production',
    ALLOW_DEVELOPMENT_TRANSPORTS: '1',
  };

  it.each([
    ['closed by default', {}, 404],
    ['open where a setting opens them', { API_DOCS: '1' }, 200],
  ])('the description is open, and its pages are %s', async (_are, settings, status) => {
    const server = await openTestServer({ ...production, ...settings });
    try {
      const description = await server.app.inject('/api/v1/openapi.json');
      expect([description.statusCode, description.json<{ openapi: string }>().openapi]).toEqual([200, '3.1.0']);
      expect((await server.app.inject('/api/docs/')).statusCode).toBe(status);
    } finally {
      await server.close();
    }
  });
});
