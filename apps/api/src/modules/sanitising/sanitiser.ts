import { Worker } from 'node:worker_threads';
import { plainText } from '@yoodee/api-contract';
import { ApiError } from '../../http/problem.ts';
import { cleanLines, hasMarkup, paragraphsOf } from './member-text.ts';
import type { PurifyMessage, PurifyReply, PurifyRules } from './purify.worker.ts';

/** More tags than any honest description has; their number, not the length, is what DOM work costs (0.2 ms each). */
const maxTags = 800;

/** A whole queue of the worst texts takes less; past it the thread is stuck and replaced. */
const patienceMs = 5_000;

/** Nobody waits for our own content, and it is not hostile: a busy machine must not fail it. */
const articlePatienceMs = 60_000;

/** No text slows the loading of the thread, only the machine does: ended for that, it would have to be loaded again. */
const loadingPatienceMs = 60_000;

interface Waiting {
  resolve(html: string): void;
  reject(error: unknown): void;
  patience: number;
  timer?: NodeJS.Timeout;
}

/**
 * DOMPurify on jsdom in a thread of its own: loading them takes about a second and a hostile text a third of one, too
 * long for the event loop. The thread starts with the first text that has markup, or ahead of it.
 */
const createPurifier = () => {
  let worker: Worker | null = null;
  let isLoaded = false;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const settle = (id: number): Waiting | undefined => {
    const entry = waiting.get(id);
    waiting.delete(id);
    clearTimeout(entry?.timer);
    return entry;
  };
  const expire = (inMs: number) => setTimeout(() => void abandon(new Error('sanitising timed out')), inMs);
  const abandon = async (cause: unknown) => {
    const stuck = worker;
    worker = null;
    for (const id of [...waiting.keys()]) settle(id)?.reject(new ApiError('busy', { cause }));
    await stuck?.terminate();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./purify.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    isLoaded = false;
    const loading = expire(loadingPatienceMs).unref();
    started.on('message', (reply: PurifyReply) => {
      if (reply !== 'loaded') return settle(reply.id)?.resolve(reply.html);
      if (worker !== started) return;
      clearTimeout(loading);
      isLoaded = true;
      for (const entry of waiting.values()) entry.timer = expire(entry.patience);
    });
    started.on('exit', () => clearTimeout(loading));
    started.on('error', (error) => {
      if (worker === started) void abandon(error);
    });
    started.unref();
    return started;
  };

  const running = (): Worker => (worker ??= start());

  return {
    prepare: () => void running(),
    purify: (html: string, rules: PurifyRules, patience: number) =>
      new Promise<string>((resolve, reject) => {
        const id = ++lastId;
        const thread = running();
        waiting.set(id, { resolve, reject, patience, ...(isLoaded && { timer: expire(patience) }) });
        thread.postMessage({ id, html, rules } satisfies PurifyMessage);
      }),
    close: () => abandon(new Error('closed')),
  };
};

export interface Sanitiser {
  /**
   * A description as it may be stored and shown: typed text becomes paragraphs, HTML is cut down to the allowed tags.
   * Null when no text is left; `too_long` when it is beyond reason.
   */
  prose(text: string): Promise<string | null | 'too_long'>;
  /** HTML of our own content, embedded players kept. */
  article(html: string): Promise<string>;
  /** Loads what HTML takes, so that nobody waits for it. */
  prepare(): void;
  close(): Promise<void>;
}

export const createSanitiser = (): Sanitiser => {
  const { prepare, purify, close } = createPurifier();
  return {
    prepare,
    async prose(given) {
      const text = cleanLines(given);
      if (!hasMarkup(text)) return paragraphsOf(text) || null;
      if (text.split('<').length > maxTags) return 'too_long';
      const html = (await purify(text, 'prose', patienceMs)).trim();
      return plainText(html) ? html : null;
    },
    article: (html) => purify(html, 'article', articlePatienceMs),
    close,
  };
};
