import { isSuccess, send, toRequest } from '@yoodee/api-client';
import { suggestAssets, type Suggestions } from '@yoodee/api-contract';
import { useLocale } from '@yoodee/i18n';
import { useEffect, useState } from 'react';

/** Typing pauses this long before anything is asked. */
const pauseMs = 150;

interface Answer {
  to: string;
  found: Suggestions | null;
}

/** What the text may become: `found` is null while it is asked for and where it cannot be had. */
export const useSuggestions = (typed: string): { found: Suggestions | null; hasFailed: boolean } => {
  const locale = useLocale();
  const text = typed.trim();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (text === '') return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      void send<Suggestions>(toRequest(suggestAssets, { query: { q: text } }), { locale, signal: leaving.signal }).then(
        (result) => {
          if (!leaving.signal.aborted) setAnswer({ to: text, found: isSuccess(result) ? result.data : null });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text, locale]);
  const isAnswered = answer?.to === text;
  return { found: isAnswered ? answer.found : null, hasFailed: isAnswered && answer.found === null };
};
