import { withoutLocale } from '@yoodee/site';
import { onTestFinished } from 'vitest';
import { followLinks, type LinkFollowing } from './lib/follow-links.ts';

/** Routes clicks on links through the router under test until the test ends. */
export const followLinksOf = (router: { navigate: LinkFollowing['follow'] }): void =>
  onTestFinished(followLinks({ owns: () => true, follow: (href, how) => router.navigate(withoutLocale(href), how) }));
