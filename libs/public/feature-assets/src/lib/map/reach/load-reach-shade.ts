import { withMessages } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';
import { reachMessages } from './reach-messages.ts';

/** The shade loads with the first search that has places within reach. */
export const loadReachShade = (locale: Locale) =>
  withMessages(
    locale,
    import('./reach-shade.tsx').then(({ ReachShade }) => ReachShade),
    reachMessages,
  );
