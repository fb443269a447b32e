import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { manifestFile, type Frozen } from './frozen.ts';

/**
 * `node node-twin.ts <folder> <port>`: serves a frozen site from memory with Node's HTTP server alone, the upper bound for
 * a server in Node.
 */
const [folder, port] = process.argv.slice(2) as [string, string];
const files = JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')) as Frozen[];

const read = (file: string, type: string, encoding?: string) => {
  const body = readFileSync(join(folder, file));
  return {
    body,
    headers: {
      'content-type': type,
      'content-length': body.length,
      ...(encoding && { 'content-encoding': encoding, vary: 'accept-encoding' }),
    },
  };
};

const answers = new Map(
  files.map(({ address, type, file, isDocument }) => [
    address,
    {
      plain: read(file, type),
      ...(isDocument && { br: read(`${file}.br`, type, 'br'), gzip: read(`${file}.gz`, type, 'gzip') }),
    },
  ]),
);

createServer((request, response) => {
  const answer = answers.get(request.url!);
  if (!answer) return void response.writeHead(404).end();
  const accepted = String(request.headers['accept-encoding']);
  const { body, headers } =
    (accepted.includes('br') && answer.br) || (accepted.includes('gzip') && answer.gzip) || answer.plain;
  response.writeHead(200, headers).end(body);
}).listen(Number(port), '127.0.0.1');
