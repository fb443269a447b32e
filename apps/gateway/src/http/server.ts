import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import { answerPlainGets, type AnswerAtOnce } from './at-once.ts';

export interface HttpServer {
  readonly server: Server;
  /** Resolves to the origin listened on. */
  listen(address: { host: string; port: number }): Promise<string>;
  /** Stops listening, finishes what is under way, resolves when the last connection has ended. */
  close(): Promise<void>;
}

/** How long a connection may be idle between two requests. */
export const keepAliveMs = 65_000;

/** The parser's refusals, before there is a request: no body, and the connection is over. */
const refuseMalformed = (error: NodeJS.ErrnoException, socket: Socket): void => {
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  if (!socket.writable) return void socket.destroy();
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\nx-content-type-options: nosniff\r\n\r\n`);
};

/**
 * Node's own server with the gateway's limits. There is no framework on it: nothing is routed but by mount and no body
 * is parsed, and what a framework does around that was a tenth of the cost of a kept page (measured).
 */
export const createHttpServer = (answer: RequestListener, atOnce?: AnswerAtOnce): HttpServer => {
  let underWay = 0;
  const server = createServer({
    insecureHTTPParser: false,
    maxHeaderSize: 16_384,
    headersTimeout: 10_000,
    // How often Node looks for who is over these times; twice a minute unless told.
    connectionsCheckingInterval: 2_000,
    // The time for a whole request, photographs on a slow line included; smaller bodies have their own deadline.
    requestTimeout: 300_000,
    keepAliveTimeout: keepAliveMs,
  });
  server.timeout = 60_000;
  const plainGets = atOnce && answerPlainGets(server, atOnce);
  server.on('clientError', refuseMalformed);
  server.on('request', (request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      plainGets?.answered(request.socket);
    });
    if (!server.listening) response.shouldKeepAlive = false;
    answer(request, response);
  });

  return {
    server,
    listen: ({ host, port }) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => resolve(`http://${host}:${(server.address() as AddressInfo).port}`));
      }),
    async close() {
      // Node's own close of an HTTP server would cut connections that are sent replies which it knows nothing of.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      await plainGets?.finish();
      server.close();
      // Kept-alive connections go as they fall idle; when no request is left all others do too, for Node does not
      // count as idle what a browser opened ahead and has not used yet.
      const sweep = setInterval(() => (underWay ? server.closeIdleConnections() : server.closeAllConnections()), 100);
      await closed;
      clearInterval(sweep);
    },
  };
};
