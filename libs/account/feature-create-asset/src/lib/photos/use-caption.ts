import { isSameValue } from '../draft/draft-state.ts';
import { useEffect, useRef, useState } from 'react';

const saveAfterMs = 1_000;

/**
 * A short text that saves itself a second after the last key and when it is left. `save` resolves with what the API
 * says is wrong, or null.
 */
export const useCaption = (stored: string | null, save: (text: string | null) => Promise<string | null>) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ typed, stored, save });
  useEffect(() => {
    latest.current = { typed, stored, save };
  });

  const flush = useRef(async () => {
    clearTimeout(timer.current);
    const { typed: text, stored: before, save: saveNow } = latest.current;
    if (text === null || isSameValue(text, before)) return;
    setError(await saveNow(text.trim() || null));
  });

  useEffect(() => {
    const { current: flushNow } = flush;
    const onPageHide = () => void flushNow();
    addEventListener('pagehide', onPageHide);
    return () => {
      removeEventListener('pagehide', onPageHide);
      void flushNow();
    };
  }, []);

  return {
    text: typed ?? stored ?? '',
    error,
    change(text: string) {
      setTyped(text);
      setError(null);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush.current(), saveAfterMs);
    },
    leave: () => void flush.current(),
  };
};
