import { join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Db } from './db/database.ts';
import type { Env } from './env.ts';
import { createHttpApp } from './http/app.ts';

/** What every module is given. */
export interface Services {
  db: Db;
  env: Env;
}

/** The API as one Fastify server: a module per domain below `/api/v1`. */
export const createServer = async (services: Services, logger: FastifyBaseLogger | false): Promise<FastifyInstance> => {
  const app = createHttpApp({ logger, trustProxy: true });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Yoodee', version: '1' },
      servers: [{ url: '/api/v1' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  await app.register(
    async (v1) => {
      v1.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    },
    { prefix: '/api/v1' },
  );
  return app;
};

/** Folders below `DATA_DIR`. */
export const dataFolders = (env: Env) => ({
  outbox: join(env.DATA_DIR, 'outbox'),
  images: join(env.DATA_DIR, 'images'),
});
