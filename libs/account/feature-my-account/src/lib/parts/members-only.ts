import { readToken } from '@yoodee/auth';

/**
 * Signing out clears the cached data while the page is still shown. Skips the query then: it would fail without a
 * token.
 */
export const membersOnly = () => ({ refetchOnMountOrArgChange: true, skip: !readToken() });
