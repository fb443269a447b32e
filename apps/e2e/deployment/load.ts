import { Agent, request } from 'undici';

interface Ask {
  path: string;
  method?: 'GET' | 'POST';
  body?: string;
}

/** What visitors do meanwhile: pages that are kept and pages that are not, calls that read and one that writes nothing. */
const asks: readonly ((turn: number) => Ask)[] = [
  () => ({ path: '/assets' }),
  (turn) => ({ path: `/en/assets?price_max=${1_000_000 + turn}` }),
  () => ({ path: '/api/v1/assets' }),
  () => ({ path: '/my-account' }),
  () => ({ path: '/api/v1/events', method: 'POST', body: '{"events":[{"kind":"view","asset_id":1}]}' }),
];

/** Four visitors who go on asking until `stop`, which resolves to how often they were answered, and what went wrong. */
export const startLoad = (origin: string) => {
  // Each asks over connections of its own, as strangers do; the certificate is the trial's own.
  const dispatcher = new Agent({ connections: 4, connect: { rejectUnauthorized: false } });
  const failed: string[] = [];
  let answered = 0;
  let isOver = false;

  const ask = async ({ path, method = 'GET', body }: Ask) => {
    // A crawler's events count nothing.
    const headers = { 'user-agent': 'curl/8.5.0', ...(body && { 'content-type': 'application/json' }) };
    try {
      const reply = await request(origin + path, { dispatcher, method, headers, ...(body && { body }) });
      await reply.body.dump();
      if (reply.statusCode >= 200 && reply.statusCode < 300) answered += 1;
      else failed.push(`${method} ${path}: ${reply.statusCode}`);
    } catch (error) {
      failed.push(`${method} ${path}: ${(error as Error).message}`);
    }
  };

  const visit = async (visitor: number) => {
    for (let turn = visitor; !isOver; turn += 1) await ask(asks[turn % asks.length]!(turn));
  };
  const visits = Promise.all([0, 1, 2, 3].map(visit));

  return {
    async stop() {
      isOver = true;
      await visits;
      await dispatcher.close();
      return { answered, failed };
    },
  };
};
