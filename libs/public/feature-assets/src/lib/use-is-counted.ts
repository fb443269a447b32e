import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { hasUnappliedText } from './use-apply-filters.ts';

/** Whether the number of results is that of the form: no value is being typed, and no list is being loaded. */
export const useIsCounted = () => {
  const { key } = useLocation();
  const { state } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const [isTyping, setIsTyping] = useState(false);
  // A list may arrive for an earlier choice while a value is typed.
  useEffect(() => setIsTyping(form.current !== null && hasUnappliedText(form.current)), [key]);
  return {
    isCounted: state === 'idle' && !isTyping,
    noteTyped: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      form.current = currentTarget;
      setIsTyping(hasUnappliedText(currentTarget));
    },
  };
};
