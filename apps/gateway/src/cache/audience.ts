import { namedCrawlers } from '@yoodee/site';
import { isbot } from 'isbot';

/** Crawlers are shown no error page in the body (behaviours E2); otherwise all readers get the same bytes. */
export type Audience = 'reader' | 'crawler';

export const audienceOf = (userAgent: string | undefined): Audience =>
  userAgent && (namedCrawlers.test(userAgent) || isbot(userAgent)) ? 'crawler' : 'reader';

/** The one `User-Agent` of each audience that upstreams see, so that a kept page cannot depend on anybody's own. */
export const audienceUserAgents = {
  reader: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  crawler: 'Mozilla/5.0 (compatible; bot)',
} as const satisfies Record<Audience, string>;
