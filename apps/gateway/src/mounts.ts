import { hrefs, locales } from '@yoodee/site';

/** Who answers. `closed` belongs to the inside: from here it is not found. */
export type App = 'public' | 'account' | 'api' | 'closed';

export interface Mount {
  readonly prefix: string;
  readonly app: App;
}

const accountPrefixes = locales.flatMap((locale) => {
  const to = hrefs(locale);
  return [to.myAccount, to.signUp, to.authenticate()];
});

/** Every prefix of the site and the app behind it. Longest prefix wins, whatever the order here. */
export const mounts: readonly Mount[] = [
  { prefix: '/', app: 'public' },
  { prefix: '/api', app: 'api' },
  { prefix: '/img', app: 'api' },
  ...accountPrefixes.map((prefix): Mount => ({ prefix, app: 'account' })),
  ...['/health', '/metrics', '/internal'].map((prefix): Mount => ({ prefix, app: 'closed' })),
];

const longestFirst = mounts
  .toSorted((a, b) => b.prefix.length - a.prefix.length)
  .map((mount) => ({ mount, below: mount.prefix === '/' ? '/' : `${mount.prefix}/` }));

/** The mount that owns a pathname (beginning with `/`, dot segments resolved): `/my-account` never claims `/my-accounting`. */
export const mountFor = (pathname: string): Mount =>
  longestFirst.find(({ mount, below }) => pathname === mount.prefix || pathname.startsWith(below))!.mount;
