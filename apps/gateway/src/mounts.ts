import { hrefs, locales } from '@yoodee/site';

/** Which app serves a path. `closed`: internal endpoints that respond with 404. */
export type App = 'public' | 'account' | 'api' | 'closed';

export interface Mount {
  readonly prefix: string;
  readonly app: App;
  /** Whether other sites may show it in a frame. */
  readonly isFramed?: boolean;
}

const accountPrefixes = locales.flatMap((locale) => {
  const to = hrefs(locale);
  return [to.myAccount, to.signUp, to.authenticate(), to.conversation];
});

/** Every path prefix of the site and its apps, in any order. The longest matching prefix wins. */
export const mounts: readonly Mount[] = [
  { prefix: '/', app: 'public' },
  { prefix: '/api', app: 'api' },
  { prefix: '/img', app: 'api' },
  { prefix: '/embed', app: 'api', isFramed: true },
  { prefix: '/mcp', app: 'api' },
  ...accountPrefixes.map((prefix): Mount => ({ prefix, app: 'account' })),
  ...['/health', '/metrics', '/internal'].map((prefix): Mount => ({ prefix, app: 'closed' })),
];

const longestFirst = mounts
  .toSorted((a, b) => b.prefix.length - a.prefix.length)
  .map((mount) => ({ mount, below: mount.prefix === '/' ? '/' : `${mount.prefix}/` }));

/** The mount of a pathname (begins with `/`, dot segments resolved). `/my-account` does not match `/my-accounting`. */
export const mountFor = (pathname: string): Mount =>
  longestFirst.find(({ mount, below }) => pathname === mount.prefix || pathname.startsWith(below))!.mount;
