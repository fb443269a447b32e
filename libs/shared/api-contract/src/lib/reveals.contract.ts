import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PathId } from './fields.ts';

/** The number to call, in E.164. */
const Revealed = z.object({ phone: z.string() });

const reveal = {
  method: 'POST',
  tag: 'contact',
  access: 'public',
  params: z.object({ id: PathId }),
  response: Revealed,
} as const;

/** Counted in the owner's metrics, with a rate limit per visitor. A listing that shows no number gives `not_found`. */
export const revealAssetContact = endpoint({
  ...reveal,
  path: '/assets/:id/contact-reveals',
  summary: 'The phone number of the seller of an asset',
  problems: ['not_found', 'gone', 'wrong_state', 'too_many_requests'],
});

/** Shares its rate limit with {@link revealAssetContact}. A member without a public page gives `not_found`. */
export const revealMemberContact = endpoint({
  ...reveal,
  path: '/members/:id/contact-reveals',
  summary: 'The phone number of a member',
  problems: ['not_found', 'too_many_requests'],
});
