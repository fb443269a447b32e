import { Worker } from 'node:worker_threads';
import { plainText } from '@yoodee/asset-rules/texts';
import { ApiError } from '../../http/problem.ts';
import { cleanLines, hasMarkup, paragraphsOf } from './member-text.ts';
import type { PurifyMessage, PurifyReply, PurifyRules, PurifySettings } from './purify.worker.ts';

/** More tags than a real description has. The cost of DOM work depends on their number (0.2 ms each). */
const maxTags = 800;

/** Longer than a full queue of worst-case texts takes. After this time the worker counts as stuck and is replaced. */
const proseTimeoutMs = 5_000;

/** Our own content is trusted and no request waits for it. A slow machine must not make it fail. */
const articleTimeoutMs = 60_000;

/** Loading time depends only on the machine. A restarted worker would have to load again. */
const loadingTimeoutMs = 60_000;

/** An idle worker is stopped after this time, because it occupies 0.1 GB of memory. */
export const idleMs = 60_000;

interface Waiting {
  resolve(html: string): void;
  reject(error: unknown): void;
  timeoutMs: number;
  timer?: NodeJS.Timeout;
}

/**
 * DOMPurify with jsdom in a worker thread: loading takes about a second and a hostile text 0.3 s, too long for the
 * event loop. The worker starts with a text with markup, or earlier with `prepare`.
 */
const createPurifier = (settings: PurifySettings) => {
  let worker: Worker | null = null;
  let isLoaded = false;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();
  let idle: NodeJS.Timeout | undefined;

  const settle = (id: number): Waiting | undefined => {
    const entry = waiting.get(id);
    waiting.delete(id);
    clearTimeout(entry?.timer);
    return entry;
  };
  const expire = (inMs: number) => setTimeout(() => void abandon(new Error('sanitising timed out')), inMs);
  const abandon = async (cause: unknown) => {
    clearTimeout(idle);
    const abandoned = worker;
    worker = null;
    for (const id of [...waiting.keys()]) settle(id)?.reject(new ApiError('busy', { cause }));
    await abandoned?.terminate();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./purify.worker.ts', import.meta.url), {
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    isLoaded = false;
    const loading = expire(loadingTimeoutMs).unref();
    started.on('message', (reply: PurifyReply) => {
      if (worker !== started) return;
      if (reply === 'loaded') {
        clearTimeout(loading);
        isLoaded = true;
        for (const entry of waiting.values()) entry.timer = expire(entry.timeoutMs);
      } else settle(reply.id)?.resolve(reply.html);
      if (waiting.size === 0) idle = setTimeout(() => void abandon(new Error('idle')), idleMs).unref();
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
    purify: (html: string, rules: PurifyRules, timeoutMs: number) =>
      new Promise<string>((resolve, reject) => {
        clearTimeout(idle);
        const id = ++lastId;
        const thread = running();
        waiting.set(id, { resolve, reject, timeoutMs, ...(isLoaded && { timer: expire(timeoutMs) }) });
        thread.postMessage({ id, html, rules } satisfies PurifyMessage);
      }),
    close: () => abandon(new Error('closed')),
  };
};

export interface Sanitiser {
  /**
   * Cleans a description: plain text becomes paragraphs, HTML retains only allowed tags. Null when no text is left;
   * `too_long` when it exceeds a size limit.
   */
  prose(text: string): Promise<string | null | 'too_long'>;
  /** Cleans HTML of our own content; embedded players are allowed. */
  article(html: string): Promise<string>;
  /** Starts the worker ahead of the first text. */
  prepare(): void;
  close(): Promise<void>;
}

/** `furtherFrames`: origins whose frames articles may embed, besides those of every site. */
export const createSanitiser = ({ furtherFrames = [] }: Partial<PurifySettings> = {}): Sanitiser => {
  const { prepare, purify, close } = createPurifier({ furtherFrames });
  return {
    prepare,
    async prose(given) {
      const text = cleanLines(given);
      if (!hasMarkup(text)) return paragraphsOf(text) || null;
      if (text.split('<').length > maxTags) return 'too_long';
      const html = (await purify(text, 'prose', proseTimeoutMs)).trim();
      return plainText(html) ? html : null;
    },
    article: (html) => purify(html, 'article', articleTimeoutMs),
    close,
  };
};
