import { createTransport, type SendMailOptions } from 'nodemailer';
import { createCircuitBreaker } from '../../http/circuit-breaker.ts';
import { retryKeyOf } from './retry-key.ts';
import { RefusedMessage, type OutboundMessage, type Transport } from './transport.ts';

/** An SMTP server and the sender. */
export interface MailAccount {
  /** `smtps://user:password@host:465`, or `smtp:` with STARTTLS where the server offers it. */
  url: string;
  /** `hello@yoodee.example`, or `Yoodee <hello@yoodee.example>`. */
  from: string;
  /** Origin of the site; its host names the messages. */
  origin: string;
}

/** The server did not accept the message, but may do so later. */
class MailUnavailable extends Error {}

/** Timeouts in milliseconds. The message is retried after one. */
const timeouts = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };

/** The server refused this recipient or this message, with a permanent code (RFC 5321, 4.2.1). */
const isRefusal = ({ code, responseCode }: { code?: string; responseCode?: number }) =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;

/** Rejects when the signal aborts, whatever the server does. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new MailUnavailable('too slow')), { once: true });
  });

/**
 * The mail of a message. Its `Message-ID` is the same for all tries, so that a mailbox that receives two can show one.
 * Mail programs answer automatically to neither (RFC 3834).
 */
const mailOf = (message: OutboundMessage, { from, origin }: MailAccount): SendMailOptions => {
  const { subject, html, unsubscribeUrl } = message.mail ?? { subject: '' };
  return {
    from,
    to: { name: '', address: message.to },
    subject,
    text: message.text,
    ...(html !== undefined && { html }),
    messageId: `<${retryKeyOf(message)}@${new URL(origin).hostname}>`,
    date: message.createdAt,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

/** Sends mail by SMTP, with a circuit breaker. Replies of the server are never logged, because they repeat addresses. */
export const createMailTransport = (account: MailAccount): Transport => {
  const server = createTransport({ url: account.url, ...timeouts });
  const guarded = createCircuitBreaker({
    isFailure: (error) => error instanceof MailUnavailable,
    refuse: () => new MailUnavailable('circuit breaker open'),
  });
  return {
    send: (message, signal) =>
      guarded(async () => {
        const sending = server
          .sendMail(mailOf(message, account))
          .catch((error: { code?: string; responseCode?: number }) => {
            if (isRefusal(error)) throw new RefusedMessage('the mailbox accepts no messages');
            throw new MailUnavailable(`${error.code ?? 'failed'} ${error.responseCode ?? ''}`.trim());
          });
        await Promise.race([sending, aborted(signal)]);
      }),
  };
};
