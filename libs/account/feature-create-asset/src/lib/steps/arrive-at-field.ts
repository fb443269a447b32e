import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

const focusable = 'input:enabled, select:enabled, textarea:enabled, button:enabled';

type Place = RefObject<HTMLElement | null>;

interface Places {
  form: Place;
  heading: Place;
}

/** A step that begins with a number to type is begun there: a phone opens its keyboard without another tap. */
const boxToType = (form: HTMLElement | null): HTMLInputElement | null => {
  const first = form?.querySelector('input, select, textarea');
  return first instanceof HTMLInputElement && first.inputMode === 'decimal' && first.value === '' ? first : null;
};

/**
 * Focus goes to the field that the address names (`#price_sale`), else to the number that the step begins with, else to
 * the heading of the step that was just opened, so that keyboard and screen reader start where the eye does.
 */
export const useArrival = (step: string, { form, heading }: Places): void => {
  const { hash, key } = useLocation();
  const stepBefore = useRef(step);

  useLayoutEffect(() => {
    const field = hash ? document.getElementById(hash.slice(1)) : null;
    if (!field) return;
    field.closest('details')?.setAttribute('open', '');
    field.scrollIntoView({ block: 'center' });
    (field.querySelector<HTMLElement>(focusable) ?? field).focus({ preventScroll: true });
    // The key is another for every navigation, also for one to the same field.
  }, [hash, key]);

  useLayoutEffect(() => {
    if (stepBefore.current === step) return;
    stepBefore.current = step;
    if (hash) return;
    (boxToType(form.current) ?? heading.current)?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [step, hash, form, heading]);
};
