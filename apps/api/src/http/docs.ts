import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Swagger UI's own scripts and styles; it sets some inline styles. */
const docsPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

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
  });
  if (hasPages) await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: docsPolicy });
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger());
};
