import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { OperationError, type Lines } from './operation.ts';
import { operatorKey } from './operator-key.ts';
import { operationsPath } from './ops.routes.ts';
import type { AskedOperation } from './perform.ts';

const Reply = z.union([z.object({ lines: z.array(z.string()) }), z.object({ problem: z.string() })]);

/** Not `fetch`, which gives up on a reply that takes minutes, as a large export does. */
const post = (url: URL, headers: Record<string, string>, body: string): Promise<string> =>
  new Promise((resolve, reject) => {
    request(url, { method: 'POST', headers }, (reply) => void text(reply).then(resolve, reject))
      .once('error', reject)
      .end(body);
  });

/** Has the running site do it. Throws `OperationError`. */
export const askSite = async (
  { innerPort, secret }: { innerPort: number; secret: string },
  asked: AskedOperation,
): Promise<Lines> => {
  const headers = { authorization: `Bearer ${operatorKey(secret)}`, 'content-type': 'application/json' };
  let reply;
  try {
    const url = new URL(operationsPath, `http://127.0.0.1:${innerPort}`);
    reply = z.parse(Reply, JSON.parse(await post(url, headers, JSON.stringify(asked))));
  } catch {
    throw new OperationError(
      `The site holds the database but does not answer on its inner port ${innerPort}. Run this with the site's own PORT and DATA_DIR.`,
    );
  }
  if ('problem' in reply) throw new OperationError(reply.problem);
  return reply.lines;
};
