import { describe, expect, it } from 'vitest';
import { mounts } from '../mounts.ts';
import { caddyConfig } from './caddy.ts';
import { nginxConfig } from './nginx.ts';
import { parseProxyOptions } from './options.ts';

const two = ['https://property.example', '10.0.0.1:4200', 'b.inside:4200'];
const { options } = parseProxyOptions(['nginx', ...two]);
const nginx = nginxConfig(options);
const caddy = caddyConfig(options);

describe('the command line', () => {
  it.each([
    ['no proxy', [], 'nginx or caddy'],
    ['an unknown proxy', ['apache', ...two], 'nginx or caddy'],
    ['plain http', ['nginx', 'http://property.example', '10.0.0.1:4200'], 'must be https'],
    ['a path', ['nginx', 'https://property.example/site', '10.0.0.1:4200'], 'without a path'],
    ['no gateway', ['nginx', 'https://property.example'], 'at least one gateway'],
    ['a gateway without a port', ['nginx', 'https://property.example', '10.0.0.1'], '“10.0.0.1” is no gateway'],
    ['a gateway that ends the line', ['nginx', 'https://property.example', 'a:1;\n}'], 'is no gateway'],
    ['a port that is too large', ['caddy', ...two, '--health-port', '65536'], '--health-port'],
    ['a certificate without a key', ['caddy', ...two, '--certificate', '/a.pem'], 'go together'],
    ['a file that ends the line', ['caddy', ...two, '--certificate', '/a; b', '--key', '/b'], '--certificate'],
    ['an unknown option', ['caddy', ...two, '--cache'], "'--cache'"],
  ])('is rejected with %s', (_what, args, message) => {
    expect(() => parseProxyOptions(args)).toThrow(message);
  });
});

describe('the configuration', () => {
  it('redirects pages to https, and refuses calls of the API without it', () => {
    const plain = nginx.slice(nginx.indexOf('listen 80;'), nginx.indexOf('listen 443'));
    expect(plain).toContain('location /api/ {\n        return 403;');
    expect(plain).toContain('location / {\n        return 308 https://property.example$request_uri;');
    expect(caddy.slice(caddy.indexOf('\nhttp://property.example {'))).toMatch(
      /handle \/api\/\* \{\n\t\trespond 403[^]*redir https:\/\/property\.example\{uri\} 308/,
    );
  });

  it('closes the internal endpoints', () => {
    const closed = mounts.filter(({ app }) => app === 'closed').map(({ prefix }) => prefix);

    expect(closed).toContain('/internal');
    for (const prefix of closed) {
      expect(nginx).toContain(`location ^~ ${prefix}/ {\n        return 404;`);
      expect(caddy).toMatch(new RegExp(`@closed path .*${prefix} ${prefix}/\\*`));
    }
  });

  it('allows uploads for the API only', () => {
    for (const prefix of mounts.filter(({ app }) => app === 'api').map((mount) => mount.prefix))
      expect(nginx).toContain(`location ^~ ${prefix}/ {\n        client_max_body_size 31457280;`);
    expect(nginx.match(/client_max_body_size (?!31457280)\S+/g)).toEqual(['client_max_body_size 65536;']);
    expect(caddy).toContain('max_size 31457280');
    expect(caddy).toContain('max_size 65536');
  });

  it('names every gateway', () => {
    expect(nginx).toContain('server 10.0.0.1:4200 ');
    expect(nginx).toContain('server b.inside:4200 ');
    expect(caddy).toContain('reverse_proxy 10.0.0.1:4200 b.inside:4200 {');
  });

  it('contains the gateway’s own 503 for when no gateway answers', () => {
    for (const text of [nginx, caddy]) {
      expect(text).toContain('ขออภัยในความไม่สะดวก');
      expect(text).toContain('We will be right back');
      expect(text).toContain('"code":"unavailable"');
    }
  });

  it('has a shorter timeout for reads than for writes and event streams', () => {
    const patterns = [...nginx.matchAll(/^ +"~(\S+ [^"]*)" ([01]);$/gm)].map(
      ([, pattern, isRead]) => [new RegExp(pattern!), isRead === '1'] as const,
    );
    const isRead = (request: string) => patterns.find(([pattern]) => pattern.test(request))?.[1] ?? false;

    expect(isRead('GET /api/v1/assets')).toBe(true);
    expect(isRead('HEAD /img/one.webp')).toBe(true);
    expect(isRead('GET /api/v1/member/conversations/events')).toBe(false);
    expect(isRead('POST /api/v1/events')).toBe(false);
    expect(isRead('PATCH /api/v1/member/assets/1')).toBe(false);
    expect(nginx.match(/proxy_read_timeout \S+;/g)![0]).toBe('proxy_read_timeout 8s;');
    expect(nginx).toMatch(
      /location \^~ \/api\/ \{[^}]*\$yoodee_api_read\) \{ return 418; \}[^}]*proxy_read_timeout 30s;/,
    );
  });

  it('caches public pages in nginx, and nothing of the members’ app or the API', () => {
    const uncached = mounts.filter(({ app }) => app === 'account' || app === 'api').map(({ prefix }) => prefix);
    const blocks = nginx.split(/\n {4}(?=location )/);
    const cached = blocks.filter((text) => text.includes('proxy_cache yoodee_pages;'));

    expect(cached.map((text) => text.slice(0, text.indexOf(' {')))).toEqual(['location /', 'location = /']);
    for (const prefix of uncached)
      for (const head of [`location = ${prefix} {`, `location ^~ ${prefix}/ {`])
        expect(blocks.find((text) => text.startsWith(head))).toContain('proxy_pass http://yoodee;');
  });
});
