import { Writable } from 'node:stream';
import { createLogger } from '../http/logger.ts';

/** A logger of the API, and what it has written. */
export const captureLog = () => {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { logger: createLogger(destination), text: () => lines.join('') };
};
