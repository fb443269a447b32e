import { defaultLocale, localeCookie } from '@yoodee/site';
import { block } from './nginx-syntax.ts';
import type { ProxyOptions } from './options.ts';

/** `br` or `gzip` as a member of `Accept-Encoding`, unless its weight is 0. */
const accepts = (coding: string) =>
  `"~*(?:^|,)\\s*${coding}\\s*(?:;\\s*q=(?:1(?:\\.0*)?|0?\\.\\d*[1-9]\\d*)\\s*)?(?:,|$)" ${coding};`;

/** The maps and the storage of nginx's page cache, for the http block. */
export const pageCacheStorage = ({ cacheFolder }: ProxyOptions): readonly string[] => [
  '# Cached pages. The key contains the half second of the request: after a write the old page is not found any more,',
  '# without a purge. With the 0.4 s of a gateway a write is visible within a second. proxy_cache_valid cannot do this:',
  '# it counts whole seconds, so a page would stay for up to two.',
  `proxy_cache_path ${cacheFolder} levels=1:2 keys_zone=yoodee_pages:10m inactive=10s max_size=256m use_temp_path=off;`,
  ...block('map $msec $yoodee_half', ['"~\\.[0-4]" 0;', 'default 5;']),
  '# The content coding that a gateway is asked for, so that each key has one reply.',
  ...block('map $http_accept_encoding $yoodee_coding', [accepts('br'), accepts('gzip'), 'default identity;']),
  '# The home page depends on the visitor’s language. Only the default language is cached, for visitors who certainly get it;',
  '# a gateway answers all others.',
  ...block(`map "$cookie_${localeCookie.name}|$http_accept_language" $yoodee_home`, [
    `"~^${defaultLocale}\\|" ${defaultLocale};`,
    `"~*^\\|${defaultLocale}(?:-[a-z]+)?(?:,|$)" ${defaultLocale};`,
    'default "";',
  ]),
  ...block('map $yoodee_home $yoodee_home_uncached', ['"" 1;', 'default "";']),
  ...block('map $yoodee_home $yoodee_home_cookie', ['"" $http_cookie;', `default ${localeCookie.name}=$yoodee_home;`]),
  ...block('map $upstream_cache_status $yoodee_cache_status', [
    'HIT "nginx; hit";',
    'MISS "nginx; fwd=miss";',
    'BYPASS "nginx; fwd=bypass";',
    'default "";',
  ]),
];

const cached = (uncached: string, headers: readonly string[]) => [
  'proxy_cache yoodee_pages;',
  'proxy_cache_key "$time_iso8601 $yoodee_half $yoodee_coding $request_uri";',
  'open_file_cache max=1000 inactive=10s;',
  'proxy_ignore_headers Cache-Control Expires Vary;',
  `proxy_cache_bypass ${uncached};`,
  `proxy_no_cache ${uncached};`,
  ...headers,
  'proxy_set_header Accept-Encoding $yoodee_coding;',
  'proxy_set_header X-Request-Id $request_id;',
  'proxy_hide_header X-Request-Id;',
  'add_header X-Request-Id $request_id always;',
  'add_header Cache-Status $yoodee_cache_status always;',
  'proxy_pass http://yoodee;',
];

/** The locations of the public pages. `headers`: the request headers that every location sets. */
export const pageLocations = (headers: readonly string[]): readonly string[] => [
  '# Public pages. Only replies in which a gateway sends X-Accel-Expires are stored: never a member’s page, a redirect, an',
  '# error, or a page that differs for crawlers. There is no proxy_cache_lock and no stale page here: a gateway renders a',
  '# page once for all who wait, and serves a stale page if its own upstreams fail; waiting for a lock takes 0.5 s.',
  ...block('location /', cached('$http_authorization', headers)),
  ...block('location = /', [
    ...cached('$http_authorization$yoodee_home_uncached', headers),
    'proxy_set_header Cookie $yoodee_home_cookie;',
  ]),
];
