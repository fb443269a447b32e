import { STATUS_CODES } from 'node:http';
import type { Reply } from './exchange.ts';

let second = 0;
let date = '';

/** Written once a second. */
const currentDate = (): string => {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1000).toUTCString();
  }
  return date;
};

/** Status line and headers as Node's server writes them where the connection is kept for `keepAliveMs`. */
export const replyHead = ({ status, headers }: Omit<Reply, 'body'>, keepAliveMs: number): string => {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
  return `${head}Date: ${currentDate()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveMs / 1000}\r\n\r\n`;
};
