import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formTrapFields } from './form-trap.ts';
import { Email } from './notification-choices.contract.ts';
import { savedSearchLimits } from './saved-searches.contract.ts';

/** How often an alert is sent, as its reader can choose; `off` pauses it. */
export const alertFrequencies = ['instant', 'daily', 'weekly', 'off'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** The most alerts of one address. */
export const maxAlerts = 10;

/**
 * Asks for new matches of a search by mail, without an account. The address gets one mail with a link, at most one a
 * day whoever asks; nothing else is sent until the link was used. The response is the same for every address.
 */
export const requestAlert = endpoint({
  method: 'POST',
  path: '/public/alerts',
  summary: 'Be told of new matches of a search by mail, without an account',
  tag: 'contact',
  access: 'public',
  body: z.strictObject({
    email: Email,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(savedSearchLimits.name)),
    /** The list page's query. It must have at least one filter. */
    query: z.string().check(z.maxLength(savedSearchLimits.query)),
    frequency: z.enum(['instant', 'daily', 'weekly']),
    ...formTrapFields,
  }),
  response: z.null(),
  problems: ['looks_automated', 'too_many_requests'],
});
