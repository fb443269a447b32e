import { readToken } from '@yoodee/auth';
import { minuteMs } from '@yoodee/site';

/**
 * Signing out clears the cached data while the page is still shown. Skips the query then: it would fail without a
 * token.
 */
export const membersOnly = () => ({ refetchOnMountOrArgChange: true, skip: !readToken() });

/** The same options for metrics, with polling every minute while the tab has focus. */
export const membersOnlyLive = () => ({
  ...membersOnly(),
  pollingInterval: minuteMs,
  skipPollingIfUnfocused: true,
});
