/** A message to send. */
export interface OutboundMessage {
  /** The same for all retries: a provider with idempotency keys sends it once. */
  id: number;
  channel: 'sms';
  /** E.164. */
  to: string;
  text: string;
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
