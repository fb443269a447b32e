import type { OutboxChannel } from '../../db/schema.ts';

/** What a mail has besides its plain text. */
export interface MailParts {
  subject: string;
  html?: string;
  /** One-click unsubscribe (RFC 8058). */
  unsubscribeUrl?: string;
}

/** What a browser shows as a notification, and where it leads. Paths are of the site. */
export interface PushParts {
  lang: string;
  title: string;
  body: string;
  href: string;
  /** The button that leads to where notifications are stopped. */
  settings: { label: string; href: string };
}

/** A message to send. */
export interface OutboundMessage {
  /** The same for all retries, see {@link retryKeyOf}. */
  id: number;
  channel: OutboxChannel;
  /** E.164, a LINE user id, a mail address or the id of a member, by channel. */
  to: string;
  text: string;
  /** Of a mail only. */
  mail?: MailParts;
  /** Of a notification on devices only. */
  push?: PushParts;
  /** The one-time code in the text, for development transports. */
  code: string | null;
  createdAt: Date;
}

/** The provider refused the message permanently. */
export class RefusedMessage extends Error {}

/** Sends messages. */
export interface Transport {
  /**
   * Throws when the message was not accepted or `signal` aborts. It is retried later, unless the error is a {@link
   * RefusedMessage}.
   */
  send(message: OutboundMessage, signal: AbortSignal): Promise<void>;
}

/** A channel without a transport is not offered to members. */
export type Transports = Partial<Record<OutboxChannel, Transport>>;
