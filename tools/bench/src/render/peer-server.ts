import { createServer } from 'node:http';
import { join } from 'node:path';
import { createRequestListener } from '@react-router/node';
import type { ServerBuild } from 'react-router';

/** Serves the built peers on `PORT`, each below its name. The query of a list is that of the API. */
const build = (await import(join(import.meta.dirname, 'peers/dist/server/index.js'))) as ServerBuild;

createServer(createRequestListener({ build })).listen(Number(process.env.PORT), '127.0.0.1');
