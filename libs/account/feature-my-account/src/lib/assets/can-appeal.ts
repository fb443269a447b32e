import type { Hiding } from '@yoodee/api-contract/appeals';

/** Whether the owner may ask for another check: once, and not while their account is suspended. */
export const canAppeal = ({ because, appealed_at }: Hiding): boolean =>
  appealed_at === null && because !== 'suspension';
