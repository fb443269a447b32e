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

/** Counted in the owner's figures and limited per visitor. A member who shows no number answers `not_found`. */
export const revealAssetContact = endpoint({
  ...reveal,
  path: '/assets/:id/contact-reveals',
  summary: 'The phone of who posted an asset',
  problems: ['not_found', 'gone', 'wrong_state', 'too_many_requests'],
});

/** Limited together with {@link revealAssetContact}. */
export const revealMemberContact = endpoint({
  ...reveal,
  path: '/members/:id/contact-reveals',
  summary: 'The phone of a member',
  problems: ['not_found', 'gone', 'too_many_requests'],
});
