/** One message on its way out. */
export interface OutboundMessage {
  /** Stays the same over retries: a provider that honours idempotency keys sends it once. */
  id: number;
  channel: 'sms';
  /** E.164. */
  to: string;
  text: string;
  /** The one-time code within the text, for transports that developers read. */
  code: string | null;
  createdAt: Date;
}

/** Whoever delivers messages will never take this one. */
export class RefusedMessage extends Error {}

/** Hands messages to whoever delivers them. */
export interface Transport {
  /**
   * Throws when the message was not accepted, or when `signal` aborts first: it is tried again later, unless what is
   * thrown is a {@link RefusedMessage}.
   */
  send(message: OutboundMessage, signal: AbortSignal): Promise<void>;
}
