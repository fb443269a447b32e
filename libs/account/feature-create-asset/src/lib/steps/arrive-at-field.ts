import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

const focusable = 'input:enabled, select:enabled, textarea:enabled, button:enabled';

/** Scrolls to the field with this name and focuses its control. */
export const goToField = (name: string): void => {
  const field = document.getElementById(name);
  if (!field) return;
  field.closest('details')?.setAttribute('open', '');
  field.scrollIntoView({ block: 'center' });
  (field.querySelector<HTMLElement>(focusable) ?? field).focus({ preventScroll: true });
};

type Place = RefObject<HTMLElement | null>;

interface Places {
  form: Place;
  heading: Place;
}

/** The first field of a step if it is an empty number input. Focusing it opens the phone's keyboard without a tap. */
const boxToType = (form: HTMLElement | null): HTMLInputElement | null => {
  const first = form?.querySelector('input, select, textarea');
  return first instanceof HTMLInputElement && first.inputMode === 'decimal' && first.value === '' ? first : null;
};

/**
 * Focuses the field in the URL (`#price_sale`), else the number input at the start of the step, else the heading of the
 * new step. Keyboard and screen reader then start where the member looks.
 */
export const useArrival = (step: string, { form, heading }: Places): void => {
  const { hash, key } = useLocation();
  const stepBefore = useRef(step);

  useLayoutEffect(() => {
    if (hash) goToField(hash.slice(1));
    // The key changes with every navigation, even to the same field.
  }, [hash, key]);

  useLayoutEffect(() => {
    if (stepBefore.current === step) return;
    stepBefore.current = step;
    if (hash) return;
    (boxToType(form.current) ?? heading.current)?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [step, hash, form, heading]);
};
