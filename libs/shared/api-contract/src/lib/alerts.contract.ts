import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formTrapFields } from './form-trap.ts';
import { Email } from './notification-choices.contract.ts';
import { savedSearchLimits, searchKinds } from './saved-searches.contract.ts';

/** How often an alert is sent, as its reader can choose; `off` pauses it. */
export const alertFrequencies = ['instant', 'daily', 'weekly', 'off'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** The most alerts of one address. */
export const maxAlerts = 10;

const alertFields = {
  kind: z.optional(z.enum(searchKinds)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(savedSearchLimits.name)),
  /** The list page's query. It must have at least one filter. */
  query: z.string().check(z.maxLength(savedSearchLimits.query)),
  frequency: z.enum(['instant', 'daily', 'weekly']),
  ...formTrapFields,
};

/** The channels by which visitors can be notified of new matches. */
export const getAlertChannels = endpoint({
  method: 'GET',
  path: '/public/alerts/channels',
  summary: 'By which channels alerts are sent without an account',
  tag: 'contact',
  access: 'public',
  response: z.object({ email: z.boolean(), line: z.boolean() }),
  problems: [],
});
export type AlertChannels = z.output<typeof getAlertChannels.response>;

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
    ...alertFields,
  }),
  response: z.null(),
  problems: ['looks_automated', 'too_many_requests'],
});

/**
 * Asks for new matches of a search by LINE, without an account. The address opens a chat with the site's official
 * account and a text that is ready to be sent; whoever sends it gets the alert. It is valid for one hour, once.
 */
export const requestLineAlert = endpoint({
  method: 'POST',
  path: '/public/alerts/line',
  summary: 'Be told of new matches of a search by LINE, without an account',
  tag: 'contact',
  access: 'public',
  body: z.strictObject(alertFields),
  response: z.object({ href: z.url() }),
  problems: ['looks_automated', 'too_many_requests'],
});
