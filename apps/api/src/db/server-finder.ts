import type { ServerAddress } from './server-url.ts';

/** Finds the server of several that can be used, and remembers it until a connection to it has failed. */
export interface ServerFinder {
  /** Probes all servers in parallel and returns the first usable one. Rejects with code 08001 if there is none. */
  find(): Promise<ServerAddress>;
  /** Reports that the server failed, or no longer accepts writes: the next `find` probes all again. */
  forget(address: ServerAddress): void;
}

/**
 * `probe` resolves if a server can be used. Callers share a search: after a failure all connections are replaced at the
 * same time.
 */
export const createServerFinder = (
  addresses: readonly ServerAddress[],
  probe: (address: ServerAddress) => Promise<void>,
): ServerFinder => {
  let known: ServerAddress | null = null;
  let searching: Promise<ServerAddress> | null = null;

  const search = async (): Promise<ServerAddress> => {
    try {
      known = await Promise.any(
        addresses.map(async (address) => {
          await probe(address);
          return address;
        }),
      );
      return known;
    } catch (cause) {
      throw Object.assign(new Error('None of the database servers can be used', { cause }), { code: '08001' });
    } finally {
      searching = null;
    }
  };

  return {
    find: () => (known ? Promise.resolve(known) : (searching ??= search())),
    forget(address) {
      if (known === address) known = null;
    },
  };
};
