import { request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { parseRequestUrl } from '../http/request-url.ts';

/** The head of an upgrade response, as received. */
const responseHead = ({ statusCode, statusMessage, rawHeaders }: IncomingMessage) => {
  const lines = [];
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return `HTTP/1.1 ${statusCode} ${statusMessage}\r\n${lines.join('\r\n')}\r\n\r\n`;
};

/**
 * Proxies WebSocket connections to the origin that `originFor` returns for their path, for the development servers' hot
 * reload. The site itself uses no WebSockets: in production this is not attached, and an upgrade is an ordinary request.
 * Returns a function that ends all connections; a closing server would wait for them.
 */
export const forwardUpgrades = (server: Server, originFor: (pathname: string) => string | undefined): (() => void) => {
  const open = new Set<Socket>();
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const url = parseRequestUrl(request.url ?? '');
    const origin = url && originFor(url.pathname);
    const refuse = () => socket.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    if (!origin) return void refuse();

    socket.setTimeout(0);
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    const { cookie: _cookie, authorization: _authorization, ...headers } = request.headers;
    const outgoing = httpRequest(new URL(url.pathname + url.search, origin), {
      headers: { ...headers, host: new URL(origin).host },
    });
    outgoing.on('response', (reply) => {
      reply.resume();
      refuse();
    });
    outgoing.on('error', refuse);
    socket.on('error', () => outgoing.destroy());
    outgoing.on('upgrade', (reply: IncomingMessage, upstream: Socket, upstreamHead: Buffer) => {
      upstream.setTimeout(0);
      upstream.on('error', () => socket.destroy());
      socket.on('close', () => upstream.destroy());
      socket.write(responseHead(reply));
      socket.write(upstreamHead);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    outgoing.end();
  });
  return () => open.forEach((socket) => socket.destroy());
};
