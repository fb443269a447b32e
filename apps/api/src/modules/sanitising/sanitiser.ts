import { plainText } from '@yoodee/asset-rules/texts';
import { ApiError } from '../../http/problem.ts';
import { createIdleWorker } from '../../workers/idle-worker.ts';
import { cleanLines, hasMarkup, paragraphsOf } from './member-text.ts';
import type { PurifyRules, PurifySettings, PurifyTask } from './purify.worker.ts';

/** More tags than a real description has. The cost of DOM work depends on their number (0.2 ms each). */
const maxTags = 800;

/** Longer than a full queue of worst-case texts takes. After this time the worker counts as stuck and is replaced. */
const proseTimeoutMs = 5_000;

/** Our own content is trusted and no request waits for it. A slow machine must not make it fail. */
const articleTimeoutMs = 60_000;

/** How long the worker is kept without texts. */
export const idleMs = 60_000;

/** DOMPurify with jsdom: loading takes about a second and a hostile text 0.3 s, too long for the event loop. */
const createPurifier = (workerData: PurifySettings) => {
  const { prepare, run, close } = createIdleWorker<PurifyTask, string>(new URL('./purify.worker.ts', import.meta.url), {
    idleMs,
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  return {
    prepare,
    purify: (html: string, rules: PurifyRules, timeoutMs: number): Promise<string> =>
      run({ html, rules }, timeoutMs).catch((cause: unknown) => {
        throw new ApiError('busy', { cause });
      }),
    close,
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
