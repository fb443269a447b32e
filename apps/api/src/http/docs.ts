import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { revalidated, tagContent } from './caching.ts';
import { readExamples } from './read-examples.ts';

/** Swagger UI's own scripts and styles; it sets some inline styles. */
const docsPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Document = Parameters<NonNullable<FastifyDynamicSwaggerOptions['transformObject']>>[0];

/** Adds the examples to the parameters and responses of the description. */
const withExamples = (document: Document) => {
  if (!('openapiObject' in document)) throw new Error('The description is OpenAPI 3.');
  const { openapiObject } = document;
  for (const [path, { params, query, response }] of Object.entries(readExamples)) {
    const described = openapiObject.paths?.[path.replace(/:(\w+)/g, '{$1}')]?.get;
    if (!described) throw new Error(`There is no endpoint GET ${path}, which has an example.`);
    for (const parameter of described.parameters ?? [])
      if ('name' in parameter) parameter.example = { ...params, ...query }[parameter.name];
    const success = described.responses?.['200'];
    if (response !== undefined && success && 'content' in success)
      success.content!['application/json']!.example = { data: response, message: 'Success' };
  }
  return openapiObject;
};

/**
 * Documents all endpoints that are registered later: OpenAPI at `/api/v1/openapi.json` and, if `hasPages`, HTML pages
 * that can send requests at `/api/docs`.
 */
export const registerDocs = async (app: FastifyInstance, { hasPages }: { hasPages: boolean }): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Yoodee', version: '1' },
      servers: [{ url: '/api/v1' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of a member’s session' },
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            description: 'A key of a program, `yd_…`; see docs/guides/programs.md',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => withExamples(document),
  });
  if (hasPages) await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: docsPolicy });
  app.get('/api/v1/openapi.json', { schema: { hide: true }, onSend: tagContent }, async (_request, reply) => {
    reply.header('cache-control', revalidated);
    return app.swagger();
  });
};
