import type { Env } from '../../env.ts';
import type { Outcome } from './http-transport.ts';
import type { OutboundMessage } from './transport.ts';

/** Account at a provider, and the sender. */
export interface SmsAccount {
  id: string;
  secret: string;
  sender: string;
}

/** An SMS provider with a form-encoded HTTPS API. */
export interface SmsProvider {
  /** URL of the API. */
  address: (account: SmsAccount) => string;
  form: (message: OutboundMessage, account: SmsAccount) => Record<string, string>;
  /** Interprets the response; `body` is its JSON, null for none. */
  outcomeOf: (status: number, body: unknown) => Outcome;
}

/** Twilio's codes for unreachable numbers: invalid, not allowed, unsubscribed, not mobile. */
const unreachable = new Set([21211, 21408, 21610, 21614]);

/** A Messaging Service is addressed by its id. */
const isMessagingService = (sender: string) => /^MG[0-9a-f]{32}$/.test(sender);

/** https://www.twilio.com/docs/messaging/api/message-resource */
const twilio: SmsProvider = {
  address: ({ id }) => `https://api.twilio.com/2010-04-01/Accounts/${id}/Messages.json`,
  form: ({ to, text }, { sender }) => ({
    To: to,
    Body: text,
    [isMessagingService(sender) ? 'MessagingServiceSid' : 'From']: sender,
  }),
  outcomeOf: (status, body) => {
    if (status === 201) return 'accepted';
    return unreachable.has((body as { code?: number } | null)?.code ?? 0) ? 'refused' : 'failed';
  },
};

/** https://developer.thaibulksms.com: accepted and refused numbers are two lists of the response. */
const thaiBulkSms: SmsProvider = {
  address: () => 'https://api-v2.thaibulksms.com/sms',
  form: ({ to, text }, { sender }) => ({ msisdn: to.replace('+', ''), message: text, sender }),
  outcomeOf: (status, body) => {
    const lists = body as { phone_number_list?: unknown[]; bad_phone_number_list?: unknown[] } | null;
    if (status >= 300) return 'failed';
    if (lists?.phone_number_list?.length) return 'accepted';
    return lists?.bad_phone_number_list?.length ? 'refused' : 'failed';
  },
};

export const smsProviders: Record<Exclude<Env['SMS_PROVIDER'], 'outbox'>, SmsProvider> = {
  twilio,
  thaibulksms: thaiBulkSms,
};
