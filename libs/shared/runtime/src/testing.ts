import { withoutLocale } from '@yoodee/site';
import { onTestFinished } from 'vitest';
import { followLinks, type LinkFollowing } from './lib/follow-links.ts';

/** Until the test is over, links of the page under test lead through its router. */
export const followLinksOf = (router: { navigate: LinkFollowing['follow'] }): void =>
  onTestFinished(followLinks({ owns: () => true, follow: (href, how) => router.navigate(withoutLocale(href), how) }));
