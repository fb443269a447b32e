import type { DestinationStream } from 'pino';

const maxCharacters = 16_384;
const maxWaitMs = 1000;

/**
 * Where log lines go: gathered, and written together when there are many, at the latest after a second, and on exit.
 * A write per line would cost as much as answering from the cache.
 */
export const gatheringStream = (write: (lines: string) => void): DestinationStream => {
  let lines = '';
  const flush = () => {
    if (lines) write(lines);
    lines = '';
  };
  setInterval(flush, maxWaitMs).unref();
  process.on('exit', flush);
  return {
    write(line) {
      lines += line;
      if (lines.length > maxCharacters) flush();
    },
  };
};
