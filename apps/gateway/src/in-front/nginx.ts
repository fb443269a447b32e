import { securityHeaders } from '../security-headers.ts';
import { apologies, apologyPolicy, refusals, retryAfter } from './apology.ts';
import { answerSeconds, builtFolders, otherBytes, prefixesOf, uploadBytes, type Front } from './front.ts';

const indent = (lines: readonly string[]) => lines.map((line) => (line === '' ? '' : `    ${line}`));
const block = (head: string, lines: readonly string[]) => [`${head} {`, ...indent(lines), '}'];

/** The prefix itself and what is below it: `/img` never claims `/images`. */
const locations = (prefix: string, lines: readonly string[]) => [
  ...block(`location = ${prefix}`, lines),
  ...block(`location ^~ ${prefix}/`, lines),
];

/** In single quotes nginx reads everything but these two as it stands. */
const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

const pairs = (flat: readonly string[]) =>
  flat.flatMap((name, at) => (at % 2 === 0 ? [`add_header ${name} ${quoted(flat[at + 1]!)} always;`] : []));

/** A reply of nginx's own, with what the gateway sends on every reply. */
const ownReply = (front: Front, type: string, policy: string, body: string) => [
  `default_type ${quoted(type)};`,
  ...pairs([
    ...securityHeaders({ publicOrigin: front.origin.origin, isProduction: true }),
    ...['content-security-policy', policy, 'retry-after', retryAfter, 'cache-control', 'no-store'],
  ]),
  `return 503 ${body};`,
];

const header = (front: Front) => [
  `# nginx in front of the gateways of ${front.origin.origin}: HTTPS, balancing, sizes and times.`,
  '# Generated from apps/gateway/src/mounts.ts; generate it again with a new release. It belongs in the http block, for',
  '# example as /etc/nginx/conf.d/yoodee.conf. The gateways are to be told of this proxy: TRUSTED_PROXIES=<its address>.',
];

const upstream = ({ gateways }: Front) =>
  block('upstream yoodee', [
    'zone yoodee 64k;',
    'least_conn;',
    '# None is ever left out: one that refuses costs nothing, as the next is asked; one that hangs holds on to its few',
    '# connections, and least_conn goes elsewhere. Left out for a while, all could be when one follows the other in a release.',
    ...gateways.map((gateway) => `server ${gateway} max_fails=0;`),
    '# Connections are not kept for the next request: a gateway that stops closes them, and a call that was just sent on',
    '# one could not be repeated.',
  ]);

/** What is said while no gateway answers, by the language of the path, or for calls by the browser's. */
const apology = () => [
  ...block('map $uri $yoodee_apology', [`default ${quoted(apologies.th)};`, `~^/en(?:/|$) ${quoted(apologies.en)};`]),
  ...block('map $http_accept_language $yoodee_refusal', [
    `default ${quoted(refusals('$request_id').th)};`,
    `~*^en ${quoted(refusals('$request_id').en)};`,
  ]),
];

const toHttps = ({ origin, httpPort }: Front) =>
  block('server', [
    `listen ${httpPort};`,
    `listen [::]:${httpPort};`,
    `server_name ${origin.hostname};`,
    'server_tokens off;',
    '# For certbot certonly --webroot -w /var/www/acme',
    ...block('location ^~ /.well-known/acme-challenge/', ['root /var/www/acme;']),
    ...block('location /', [`return 308 ${origin.origin}$request_uri;`]),
  ]);

const tls = ({ origin, certificate, key }: Front) => [
  `listen ${origin.port || 443} ssl http2;`,
  `listen [::]:${origin.port || 443} ssl http2;`,
  `server_name ${origin.hostname};`,
  `ssl_certificate ${certificate ?? `/etc/letsencrypt/live/${origin.hostname}/fullchain.pem`};`,
  `ssl_certificate_key ${key ?? `/etc/letsencrypt/live/${origin.hostname}/privkey.pem`};`,
  'ssl_protocols TLSv1.2 TLSv1.3;',
  'ssl_session_cache shared:yoodee_tls:10m;',
  'server_tokens off;',
];

const passing = [
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $host;',
  '# Added to what a proxy before this one said; the gateway believes as much of it as TRUSTED_PROXIES tells it to.',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_connect_timeout 1s;',
  `proxy_send_timeout ${answerSeconds}s;`,
  `proxy_read_timeout ${answerSeconds}s;`,
  '# 503 is a gateway without its API or its pages: another machine may have both. Calls that change something are',
  '# repeated only where they were never sent.',
  'proxy_next_upstream error timeout http_502 http_503;',
  'proxy_next_upstream_timeout 10s;',
  `client_max_body_size ${otherBytes};`,
  'gzip off;',
  'error_page 502 504 =503 @unavailable;',
];

/** The configuration of nginx 1.22 or newer. */
export const nginxConfig = (front: Front): string =>
  [
    ...header(front),
    '',
    ...upstream(front),
    '',
    ...apology(),
    '',
    ...toHttps(front),
    '',
    ...block('server', [
      ...tls(front),
      '',
      ...passing,
      '',
      ...block('location /', ['proxy_pass http://yoodee;']),
      '',
      '# Files with a hash in their name: during a release one gateway may have what the other has not.',
      ...builtFolders.flatMap((folder) =>
        block(`location ^~ ${folder}`, [
          'proxy_next_upstream error timeout http_502 http_503 http_404;',
          'proxy_pass http://yoodee;',
        ]),
      ),
      '',
      '# Calls and photographs.',
      ...prefixesOf('api').flatMap((prefix) =>
        locations(prefix, [
          `client_max_body_size ${uploadBytes};`,
          'error_page 502 504 =503 @refused;',
          'proxy_pass http://yoodee;',
        ]),
      ),
      '',
      '# Of the inside: a gateway would say the same.',
      ...prefixesOf('closed').flatMap((prefix) => locations(prefix, ['return 404;'])),
      '',
      ...block('location @unavailable', ownReply(front, 'text/html; charset=utf-8', apologyPolicy, '$yoodee_apology')),
      ...block(
        'location @refused',
        ownReply(front, 'application/json; charset=utf-8', "default-src 'none'", '$yoodee_refusal'),
      ),
    ]),
    '',
  ].join('\n');
