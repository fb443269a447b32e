import { createServer } from 'node:http';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { ChakraPeer } from './chakra-peer.ts';
import { readPeerPage, type PeerPage } from './peer-card.ts';
import { ReactPeer } from './react-peer.ts';

/** `node peer-server.ts react|chakra <port>`: a peer's list at any path; the query is that of the API. */
const [name, port] = process.argv.slice(2) as ['react' | 'chakra', string];
const peers: Record<typeof name, ComponentType<{ page: PeerPage }>> = { react: ReactPeer, chakra: ChakraPeer };

createServer((request, response) => {
  const answer = async () => {
    const page = await readPeerPage(process.env.API_ORIGIN!, new URL(request.url!, 'http://peer').search);
    const html = `<!doctype html>${renderToString(createElement(peers[name], { page }))}`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  };
  answer().catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
}).listen(Number(port), '127.0.0.1');
