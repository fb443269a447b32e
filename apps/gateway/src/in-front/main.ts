import { caddyConfig } from './caddy.ts';
import { FrontError, readFront } from './front.ts';
import { nginxConfig } from './nginx.ts';

const write = { nginx: nginxConfig, caddy: caddyConfig };

/** `node apps/gateway/src/in-front/main.ts nginx https://property.example 10.0.0.1:4200` prints a proxy's configuration. */
try {
  const { proxy, front } = readFront(process.argv.slice(2));
  process.stdout.write(write[proxy](front));
} catch (error) {
  if (!(error instanceof FrontError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
