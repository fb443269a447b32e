import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const entryPath = /^\/v1\/cache\/(\w{1,100})$/;

/**
 * A server that keeps Nx's task results in a folder, by the protocol of its self-hosted remote cache
 * (nx.dev/docs/guides/tasks--caching/self-hosted-caching). CI stores and restores the folder: Nx accepts no entries of
 * another machine in its own folder. An entry is never replaced.
 */
export const createNxCache = (folder: string): Server => {
  mkdirSync(folder, { recursive: true });
  let uploads = 0;
  return createServer(async (request, response) => {
    const [, hash] = entryPath.exec(request.url ?? '') ?? [];
    const file = join(folder, hash ?? '');
    const answer = (status: number) => response.writeHead(status).end();
    if (!hash || !['GET', 'PUT'].includes(request.method!)) return answer(404);
    if (request.method === 'GET') {
      if (!existsSync(file)) return answer(404);
      response.writeHead(200, { 'content-type': 'application/octet-stream' });
      return pipeline(createReadStream(file), response).catch(() => response.destroy());
    }
    if (existsSync(file)) return answer(409);
    // Complete before it has its name: an interrupted upload is no entry.
    const partial = `${file}.${(uploads += 1)}.partial`;
    try {
      await pipeline(request, createWriteStream(partial));
      renameSync(partial, file);
      answer(200);
    } catch {
      rmSync(partial, { force: true });
      response.destroy();
    }
  });
};
