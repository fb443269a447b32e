import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { OperationError, type Lines } from './operation.ts';
import { operatorKey } from './operator-key.ts';
import { operationsPath } from './ops.routes.ts';
import type { RequestedOperation } from './perform.ts';

const Reply = z.union([z.object({ lines: z.array(z.string()) }), z.object({ problem: z.string() })]);

/** Not `fetch`, because it times out while a large export runs for minutes. */
const post = (url: URL, headers: Record<string, string>, body: string): Promise<string> =>
  new Promise((resolve, reject) => {
    request(url, { method: 'POST', headers }, (reply) => void text(reply).then(resolve, reject))
      .once('error', reject)
      .end(body);
  });

/** Runs the operation in the running site. Throws `OperationError`. */
export const runOnSite = async (
  { innerPort, secret }: { innerPort: number; secret: string },
  asked: RequestedOperation,
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
