import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The state of a connection: forwards, delays or drops data, or breaks every connection. */
export type LineState = 'good' | { delayMs: number } | 'silent' | 'broken';

export interface BadLine {
  port: number;
  become(state: LineState): void;
  close(): Promise<void>;
}

/** A TCP proxy to a server, with faults that a test can inject. It starts without faults. */
export const openFaultyConnection = async ({
  hostname,
  port,
}: {
  hostname: string;
  port: number;
}): Promise<BadLine> => {
  let state: LineState = 'good';
  const sockets = new Set<Socket>();

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    return socket;
  };
  const lead = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => {
      if (typeof state === 'object') setTimeout(() => to.writable && to.write(bytes), state.delayMs);
      else if (state === 'good') to.write(bytes);
    });
    from.once('close', () => to.destroy());
  };

  const server = createServer((client) => {
    keep(client);
    if (state === 'broken') return void client.resetAndDestroy();
    const far = keep(connect(port, hostname));
    lead(client, far);
    lead(far, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    become(next) {
      state = next;
      if (next === 'broken') for (const socket of sockets) socket.resetAndDestroy();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};
