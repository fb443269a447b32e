import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { FrozenReply } from './frozen-reply.ts';

/**
 * `node one-reply.ts <file> <port>`: Node's HTTP server, which responds to every request with the same headers and one
 * buffer.
 */
const [file, port] = process.argv.slice(2) as [string, string];
const { headers, body } = JSON.parse(readFileSync(file, 'utf8')) as FrozenReply;
const buffer = Buffer.from(body, 'base64');

createServer((_request, response) => response.writeHead(200, headers).end(buffer)).listen(Number(port), '127.0.0.1');
