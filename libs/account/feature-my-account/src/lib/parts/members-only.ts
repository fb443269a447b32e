import { readToken } from '@yoodee/auth';

/**
 * Signing out clears the cached data while the page is still shown. Skips the query then: it would fail without a
 * token.
 */
export const membersOnly = () => ({ refetchOnMountOrArgChange: true, skip: !readToken() });

const minuteMs = 60_000;

/** The same for figures: they are brought up to date every minute while the member looks at them. */
export const membersOnlyLive = () => ({
  ...membersOnly(),
  pollingInterval: minuteMs,
  skipPollingIfUnfocused: true,
});
