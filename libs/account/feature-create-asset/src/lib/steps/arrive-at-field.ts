import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

const focusable = 'input:enabled, select:enabled, textarea:enabled, button:enabled';

/**
 * Focus goes to the field that the address names (`#price_sale`), else to the heading of the step that was just opened,
 * so that keyboard and screen reader start where the eye does.
 */
export const useArrival = (step: string, heading: RefObject<HTMLElement | null>): void => {
  const { hash, key } = useLocation();
  const stepBefore = useRef(step);

  useEffect(() => {
    const field = hash ? document.getElementById(hash.slice(1)) : null;
    if (!field) return;
    field.closest('details')?.setAttribute('open', '');
    field.scrollIntoView({ block: 'center' });
    (field.querySelector<HTMLElement>(focusable) ?? field).focus({ preventScroll: true });
    // The key is another for every navigation, also for one to the same field.
  }, [hash, key]);

  useEffect(() => {
    if (stepBefore.current === step) return;
    stepBefore.current = step;
    if (hash) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [step, hash, heading]);
};
