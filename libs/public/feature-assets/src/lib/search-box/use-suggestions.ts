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

interface TextSuggestions {
  /** Until a text is answered, what was found for the one before it; null before the first and where none can be had. */
  found: Suggestions | null;
  isAnswered: boolean;
}

/** What the text may become. */
export const useSuggestions = (typed: string): TextSuggestions => {
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
  return { found: answer?.found ?? null, isAnswered: answer?.to === text };
};
