import { useState, type FormEvent } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { hasUnappliedText } from './use-apply-filters.ts';

/** Whether the number of results is that of the form: no value is being typed, and no list is being loaded. */
export const useIsCounted = () => {
  const { key } = useLocation();
  const { state } = useNavigation();
  // The history entry of the list beside which something was typed.
  const [typedAt, setTypedAt] = useState<string | null>(null);
  return {
    isCounted: state === 'idle' && typedAt !== key,
    noteTyped: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
      setTypedAt(hasUnappliedText(currentTarget) ? key : null),
  };
};
