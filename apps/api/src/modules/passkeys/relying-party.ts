import { brand } from '@yoodee/site';
import type { Env } from '../../env.ts';

/**
 * This site for authenticators. A passkey belongs to the host name of `PUBLIC_ORIGIN`: after a change of the host name
 * it no longer works.
 */
export const relyingPartyOf = ({ PUBLIC_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN'>) => {
  const { hostname, origin } = new URL(PUBLIC_ORIGIN);
  return { id: hostname, origin, name: brand.name.en };
};
export type RelyingParty = ReturnType<typeof relyingPartyOf>;
