import { callerNetwork } from '@yoodee/api-contract/caller-network';
import { createConcurrencyLimit, type ConcurrencyLimit } from '../proxy/concurrency-limit.ts';

export interface RenderLimit {
  /** Renders that run, and requests of all clients that wait for one. */
  usage(): { running: number; waiting: number };
  /**
   * Runs `work` when the client of this address has a free slot, and the site too. Throws `NoSlot`, or the signal's
   * reason.
   */
  run<Result>(address: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

interface RenderLimitOptions {
  /** Renders of all clients at a time. */
  readonly slots: number;
  /** Renders of one client at a time. */
  readonly slotsPerClient: number;
  /** Further requests of one client that wait. */
  readonly maxQueuedPerClient: number;
  readonly maxQueued: number;
  readonly queueTimeoutMs: number;
}

interface Client {
  readonly limit: ConcurrencyLimit;
  /** Its requests that run or wait. */
  users: number;
}

/**
 * Shares the renderer fairly between clients: a client waits for at most one render of any other client, however many
 * that one requests. A client is an IPv4 address or an IPv6 network (/64).
 */
export const createRenderLimit = ({
  slots,
  slotsPerClient,
  maxQueuedPerClient,
  maxQueued,
  queueTimeoutMs,
}: RenderLimitOptions): RenderLimit => {
  const all = createConcurrencyLimit({ slots, maxQueued, queueTimeoutMs });
  /** Limits of the clients that run or wait now. */
  const clients = new Map<string, Client>();
  /** Renders in progress, with their client and their end. */
  const running = new Set<{ readonly client: Client; readonly ended: Promise<void> }>();

  const newClient = (): Client => ({
    limit: createConcurrencyLimit({ slots: slotsPerClient, maxQueued: maxQueuedPerClient, queueTimeoutMs }),
    users: 0,
  });

  const within = async <Result>(
    limit: ConcurrencyLimit,
    work: () => Promise<Result>,
    signal: AbortSignal | undefined,
  ): Promise<Result> => {
    const release = await limit.acquire(signal);
    try {
      return await work();
    } finally {
      release();
    }
  };

  const othersEnd = (client: Client) =>
    Promise.all([...running].filter((render) => render.client !== client).map(({ ended }) => ended));

  const track = async <Result>(client: Client, work: () => Promise<Result>): Promise<Result> => {
    const result = work();
    const render = {
      client,
      ended: result.then(
        () => undefined,
        () => undefined,
      ),
    };
    running.add(render);
    try {
      return await result;
    } finally {
      running.delete(render);
    }
  };

  return {
    usage() {
      const users = [...clients.values()].reduce((sum, client) => sum + client.users, 0);
      return { running: running.size, waiting: users - running.size };
    },
    async run(address, work, signal) {
      const network = callerNetwork(address);
      const client = clients.get(network) ?? newClient();
      clients.set(network, client);
      client.users += 1;
      const isQueued = client.users > slotsPerClient;
      const inTurn = async () => {
        // A client with a queue waits for renders of others that are in progress, but not for later ones.
        if (isQueued) await othersEnd(client);
        return within(all, () => track(client, work), signal);
      };
      try {
        return await within(client.limit, inTurn, signal);
      } finally {
        client.users -= 1;
        if (client.users === 0) clients.delete(network);
      }
    },
  };
};
