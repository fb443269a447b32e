import { withMessages } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';
import { reachMessages } from './reach-messages.ts';

/** Loads the shading, with the first search that has a travel-time filter. */
export const loadReachShade = (locale: Locale) =>
  withMessages(
    locale,
    import('./reach-shade.tsx').then(({ ReachShade }) => ReachShade),
    reachMessages,
  );
