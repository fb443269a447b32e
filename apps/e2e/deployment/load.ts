import { Agent, request } from 'undici';

interface LoadRequest {
  path: string;
  method?: 'GET' | 'POST';
  body?: string;
}

/** Cached and uncached pages, API reads, and an API write without effect. */
const requests: readonly ((round: number) => LoadRequest)[] = [
  () => ({ path: '/assets' }),
  (round) => ({ path: `/en/assets?price_max=${1_000_000 + round}` }),
  () => ({ path: '/api/v1/assets' }),
  () => ({ path: '/my-account' }),
  () => ({ path: '/api/v1/events', method: 'POST', body: '{"events":[{"kind":"view","asset_id":1}]}' }),
];

/**
 * Four visitors send requests until `stop`, which resolves to the number of successful responses and to the failures.
 */
export const startLoad = (origin: string) => {
  // Each visitor has its own connection. The certificate is self-signed.
  const dispatcher = new Agent({ connections: 4, connect: { rejectUnauthorized: false } });
  const failed: string[] = [];
  let succeeded = 0;
  let isOver = false;

  const send = async ({ path, method = 'GET', body }: LoadRequest) => {
    // Events of a crawler are not counted.
    const headers = { 'user-agent': 'curl/8.5.0', ...(body && { 'content-type': 'application/json' }) };
    try {
      const reply = await request(origin + path, { dispatcher, method, headers, ...(body && { body }) });
      await reply.body.dump();
      if (reply.statusCode >= 200 && reply.statusCode < 300) succeeded += 1;
      else failed.push(`${method} ${path}: ${reply.statusCode}`);
    } catch (error) {
      failed.push(`${method} ${path}: ${(error as Error).message}`);
    }
  };

  const visit = async (visitor: number) => {
    for (let round = visitor; !isOver; round += 1) await send(requests[round % requests.length]!(round));
  };
  const visits = Promise.all([0, 1, 2, 3].map(visit));

  return {
    async stop() {
      isOver = true;
      await visits;
      await dispatcher.close();
      return { succeeded, failed };
    },
  };
};
