import type { DestinationStream } from 'pino';

const maxCharacters = 16_384;
const maxDelayMs = 1000;

/**
 * A pino destination that writes lines in batches: at a size limit, after a second, and on exit. pino's own buffered
 * destination measures its buffer again with every line, which costs a fifth of the time of a cached page.
 */
export const bufferedStream = (write: (lines: string) => void): DestinationStream => {
  let lines = '';
  const flush = () => {
    if (lines) write(lines);
    lines = '';
  };
  setInterval(flush, maxDelayMs).unref();
  process.on('exit', flush);
  return {
    write(line) {
      lines += line;
      if (lines.length > maxCharacters) flush();
    },
  };
};
