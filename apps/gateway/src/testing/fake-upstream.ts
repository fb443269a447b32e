import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface FakeUpstream {
  readonly origin: string;
  readonly server: Server;
  /** All requests so far, oldest first. */
  readonly requests: IncomingMessage[];
  stop(): Promise<void>;
}

/** Starts an HTTP server on its own port, stopped when the test ends. */
export const startUpstream = async (listener: RequestListener): Promise<FakeUpstream> => {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(stop);
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, requests, stop };
};

/** An origin without a server. */
export const deadOrigin = async (): Promise<string> => {
  const { origin, stop } = await startUpstream(() => undefined);
  await stop();
  return origin;
};
