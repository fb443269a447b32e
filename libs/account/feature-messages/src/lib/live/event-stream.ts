import { EventSourceParserStream } from 'eventsource-parser/stream';

export interface EventStreamOptions {
  /** Path below the origin. */
  path: string;
  /** Called for each request, because the token of a member changes. */
  init(): { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string };
  onEvent(event: { name: string; data: string }): void;
  /** Called each time the stream is open; events before that may have been missed. */
  onOpen(): void;
}

const firstDelayMs = 1_000;
const longestDelayMs = 60_000;
/** Timeout without data. The API sends a heartbeat every 20 s, so a stream without data for much longer is broken. */
const silenceMs = 70_000;

/** Permanently rejected: signed out, or the endpoint does not exist. A retry would get the same response. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

/**
 * Server-sent events of an endpoint that needs a header or body, which `EventSource` cannot send. Reconnects with
 * exponential backoff and jitter, up to one minute. Returns a function that closes it.
 */
export const openEventStream = ({ path, init, onEvent, onOpen }: EventStreamOptions): (() => void) => {
  const closing = new AbortController();
  let lastId: string | undefined;
  let failures = 0;
  let retryMs = firstDelayMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const readAll = async (signal: AbortSignal, onActivity: () => void): Promise<'final' | 'lost'> => {
    const { headers, ...request } = init();
    const response = await fetch(path, {
      ...request,
      headers: { accept: 'text/event-stream', ...headers, ...(lastId && { 'last-event-id': lastId }) },
      cache: 'no-store',
      signal,
    });
    if (!response.ok || !response.body) return isFinal(response.status) ? 'final' : 'lost';
    failures = 0;
    onActivity();
    onOpen();
    const reader = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onRetry: (ms) => (retryMs = ms), onComment: onActivity }))
      .getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      onActivity();
      const { id, event = 'message', data } = read.value;
      if (id) lastId = id;
      onEvent({ name: event, data });
    }
    return 'lost';
  };

  const connect = async () => {
    const silent = new AbortController();
    let silence = setTimeout(() => silent.abort(), silenceMs);
    const onActivity = () => {
      clearTimeout(silence);
      silence = setTimeout(() => silent.abort(), silenceMs);
    };
    const end = await readAll(AbortSignal.any([closing.signal, silent.signal]), onActivity).catch(() => 'lost');
    clearTimeout(silence);
    if (closing.signal.aborted || end === 'final') return;
    const longest = Math.min(retryMs * 2 ** failures++, longestDelayMs);
    timer = setTimeout(() => void connect(), longest / 2 + (Math.random() * longest) / 2);
  };

  void connect();
  return () => {
    closing.abort();
    clearTimeout(timer);
  };
};
