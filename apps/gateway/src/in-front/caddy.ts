import { apologies, apologyPolicy, refusals, retryAfter } from './apology.ts';
import { answerSeconds, otherBytes, prefixesOf, uploadBytes, type Front } from './front.ts';

const indent = (lines: readonly string[]) => lines.map((line) => (line === '' ? '' : `\t${line}`));
const block = (head: string, lines: readonly string[]) => [`${head} {`.trimStart(), ...indent(lines), '}'];

/** The prefix itself and what is below it. */
const paths = (prefixes: readonly string[]) => prefixes.flatMap((prefix) => [prefix, `${prefix}/*`]).join(' ');

/** In backquotes Caddy reads everything but placeholders as it stands; a brace of ours is none where no name follows it. */
const quoted = (text: string) => `\`${text.replaceAll('`', '')}\``;

const site = ({ origin, certificate, key }: Front) => ({
  address: origin.origin,
  tls: certificate === null ? [] : [`tls ${certificate} ${key}`],
});

const balanced = ({ gateways, healthPort }: Front) =>
  block(`reverse_proxy ${gateways.join(' ')}`, [
    'lb_policy least_conn',
    '# Calls that change something are repeated only where they were never sent.',
    'lb_try_duration 5s',
    'lb_try_interval 100ms',
    'fail_duration 2s',
    '# The gateways’ inner port: not ready while a part is missing, and from the moment that one is told to stop.',
    'health_uri /health/ready',
    `health_port ${healthPort}`,
    'health_interval 1s',
    'health_timeout 3s',
    ...block('transport http', [
      'dial_timeout 2s',
      `response_header_timeout ${answerSeconds}s`,
      '# A gateway that stops closes what it kept, and a call that was just sent could not be repeated.',
      'keepalive off',
    ]),
  ]);

const apology = (matcher: string, type: string, policy: string, body: string) =>
  block(`handle${matcher && ` ${matcher}`}`, [
    `header Content-Type "${type}"`,
    `header Content-Security-Policy "${policy}"`,
    'header X-Content-Type-Options nosniff',
    `header Retry-After ${retryAfter}`,
    'header Cache-Control no-store',
    `respond ${quoted(body)} 503`,
  ]);

const page = (matcher: string, body: string) => apology(matcher, 'text/html; charset=utf-8', apologyPolicy, body);
const envelope = (matcher: string, body: string) =>
  apology(matcher, 'application/json; charset=utf-8', "default-src 'none'", body);

/** No gateway answers, as the gateway itself would say it; every other failure keeps its status. */
const failing = () => {
  const refused = refusals('{http.request.uuid}');
  return block('handle_errors', [
    '@down expression `{err.status_code} in [502, 503, 504]`',
    ...block('handle @down', [
      `@call_refused path ${paths(prefixesOf('api'))}`,
      ...block('handle @call_refused', [
        '@english_caller header_regexp Accept-Language ^(?i)en',
        ...envelope('@english_caller', refused.en),
        ...envelope('', refused.th),
      ]),
      '@english_page path /en /en/*',
      ...page('@english_page', apologies.en),
      ...page('', apologies.th),
    ]),
    ...block('handle', ['respond "{err.status_code} {err.status_text}"']),
  ]);
};

/** The Caddyfile for Caddy 2.6 or newer. */
export const caddyConfig = (front: Front): string => {
  const { address, tls } = site(front);
  return [
    `# Caddy in front of the gateways of ${front.origin.origin}: HTTPS, balancing, sizes and times.`,
    '# Generated from apps/gateway/src/mounts.ts; generate it again with a new release. The gateways are to be told of this',
    '# proxy: TRUSTED_PROXIES=<its address>.',
    ...(front.httpPort === 80 ? [] : block('', [`http_port ${front.httpPort}`])),
    '',
    ...block(address, [
      ...tls,
      '# Of the inside: a gateway would say the same.',
      `@closed path ${paths(prefixesOf('closed'))}`,
      'respond @closed 404',
      '',
      '# Calls and photographs; everything else sends next to nothing.',
      `@calls path ${paths(prefixesOf('api'))}`,
      ...block('request_body @calls', [`max_size ${uploadBytes}`]),
      `@pages not path ${paths(prefixesOf('api'))}`,
      ...block('request_body @pages', [`max_size ${otherBytes}`]),
      '',
      ...balanced(front),
      '',
      ...failing(),
    ]),
    '',
  ].join('\n');
};
