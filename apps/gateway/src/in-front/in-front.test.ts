import { describe, expect, it } from 'vitest';
import { mounts } from '../mounts.ts';
import { caddyConfig } from './caddy.ts';
import { readFront } from './front.ts';
import { nginxConfig } from './nginx.ts';

const two = ['https://property.example', '10.0.0.1:4200', 'b.inside:4200'];
const { front } = readFront(['nginx', ...two]);
const nginx = nginxConfig(front);
const caddy = caddyConfig(front);

describe('what is asked for', () => {
  it.each([
    ['no proxy', [], 'nginx or caddy'],
    ['an unknown one', ['apache', ...two], 'nginx or caddy'],
    ['plain http', ['nginx', 'http://property.example', '10.0.0.1:4200'], 'must be https'],
    ['a path', ['nginx', 'https://property.example/site', '10.0.0.1:4200'], 'without a path'],
    ['no gateway', ['nginx', 'https://property.example'], 'at least one gateway'],
    ['a gateway without a port', ['nginx', 'https://property.example', '10.0.0.1'], '“10.0.0.1” is no gateway'],
    ['a line of its own', ['nginx', 'https://property.example', 'a:1;\n}'], 'is no gateway'],
    ['a port beyond', ['caddy', ...two, '--health-port', '65536'], '--health-port'],
    ['a certificate alone', ['caddy', ...two, '--certificate', '/a.pem'], 'go together'],
    ['a file that ends the line', ['caddy', ...two, '--certificate', '/a; b', '--key', '/b'], '--certificate'],
    ['an unknown option', ['caddy', ...two, '--cache'], "'--cache'"],
  ])('is refused: %s', (_what, args, sentence) => {
    expect(() => readFront(args)).toThrow(sentence);
  });
});

describe('the configuration', () => {
  it('keeps the inside closed, by the table of mounts', () => {
    const closed = mounts.filter(({ app }) => app === 'closed').map(({ prefix }) => prefix);

    expect(closed).toContain('/internal');
    for (const prefix of closed) {
      expect(nginx).toContain(`location ^~ ${prefix}/ {\n        return 404;`);
      expect(caddy).toMatch(new RegExp(`@closed path .*${prefix} ${prefix}/\\*`));
    }
  });

  it('lets photographs through to the API, and to nothing else', () => {
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

  it('has the gateway’s own words where no gateway answers', () => {
    for (const text of [nginx, caddy]) {
      expect(text).toContain('ขออภัยในความไม่สะดวก');
      expect(text).toContain('We will be right back');
      expect(text).toContain('"code":"unavailable"');
    }
  });
});
