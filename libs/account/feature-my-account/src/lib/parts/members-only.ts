import { readToken } from '@yoodee/auth';

/** Signing out drops what was fetched while its page is still shown; there is nobody left to fetch it for. */
export const membersOnly = () => ({ refetchOnMountOrArgChange: true, skip: !readToken() });
