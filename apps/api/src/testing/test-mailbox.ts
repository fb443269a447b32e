import { simpleParser, type ParsedMail } from 'mailparser';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface TestMailbox {
  /** The setting `SMTP_URL`. */
  url: string;
  /** Received mails, as a mail program reads them. */
  mails: ParsedMail[];
  /** The mails as they came over the wire. */
  sources: string[];
  close(): Promise<void>;
}

/** An SMTP server on this machine that receives every mail, unless `options` refuse it. */
export const openTestMailbox = async (options: SMTPServerOptions = {}): Promise<TestMailbox> => {
  const mails: ParsedMail[] = [];
  const sources: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks);
        sources.push(source.toString('latin1'));
        void simpleParser(source).then((mail) => {
          mails.push(mail);
          done();
        }, done);
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    sources,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
};
