import { caddyConfig } from './caddy.ts';
import { nginxConfig } from './nginx.ts';
import { parseProxyOptions, UsageError } from './options.ts';

const configOf = { nginx: nginxConfig, caddy: caddyConfig };

/**
 * `node apps/gateway/src/proxy-config/main.ts nginx https://property.example 10.0.0.1:4200` prints a proxy's
 * configuration.
 */
try {
  const { proxy, options } = parseProxyOptions(process.argv.slice(2));
  process.stdout.write(configOf[proxy](options));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
