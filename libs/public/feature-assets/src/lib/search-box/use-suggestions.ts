import { isSuccess, send, toRequest } from '@yoodee/api-client';
import { suggestAssets, type Suggestions } from '@yoodee/api-contract/search-reading';
import { useLocale } from '@yoodee/i18n';
import { useEffect, useState } from 'react';

/** Debounce of the requests. */
const pauseMs = 150;

interface Answer {
  to: string;
  found: Suggestions | null;
}

interface TextSuggestions {
  /** While a text loads, the suggestions for the previous one; null before the first, and on failure. */
  found: Suggestions | null;
  isAnswered: boolean;
  /** The text that `found` belongs to. */
  to: string;
}

/** Maximum length that the API accepts. Longer filters are not sent, so counts are for the text alone. */
const longestWithin = 2_000;

/** The suggestions for a text; without a text, popular places. `within` are the filters that a search keeps. */
export const useSuggestions = (typed: string, within: string): TextSuggestions => {
  const locale = useLocale();
  const text = typed.trim();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const isKept = within !== '' && within.length <= longestWithin;
    const query = text === '' ? {} : { q: text, ...(isKept && { within }) };
    const timer = setTimeout(() => {
      void send<Suggestions>(toRequest(suggestAssets, { query }), {
        locale,
        signal: leaving.signal,
      }).then((result) => {
        if (!leaving.signal.aborted) setAnswer({ to: text, found: isSuccess(result) ? result.data : null });
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text, within, locale]);
  return { found: answer?.found ?? null, isAnswered: answer?.to === text, to: answer?.to ?? '' };
};
