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

  it('says what an upload carries', async () => {
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

  it('says where a retry may name itself', async () => {
    expect((await describedUpload()).parameters).toContainEqual(
      expect.objectContaining({ in: 'header', name: 'idempotency-key', required: false }),
    );
  });

  it('says by which codes a call may fail', async () => {
    const { responses } = await describedUpload();

    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '403', '404', '413', '415', '503']));
    expect(responses['403']!.description).toBe('forbidden, cross_site');
    expect(responses['401']).toMatchObject({
      description: 'signed_out',
      content: { 'application/json': { schema: { properties: { code: {} } } } },
    });
  });

  it('has pages', async () => {
    expect((await server.app.inject('/api/docs/')).statusCode).toBe(200);
  });
});

describe('T37: in production', () => {
  const production = {
    NODE_ENV: 'production',
    ALLOW_DEVELOPMENT_TRANSPORTS: '1',
  };

  it.each([
    ['closed unless told', {}, 404],
    ['open where a setting opens it', { API_DOCS: '1' }, 200],
  ])('the description is %s', async (_is, settings, status) => {
    const server = await openTestServer({ ...production, ...settings });
    try {
      for (const url of ['/api/v1/openapi.json', '/api/docs/'])
        expect((await server.app.inject(url)).statusCode, url).toBe(status);
    } finally {
      await server.close();
    }
  });
});
