import { useLayoutEffect, useRef } from 'react';

const invalidControl =
  ':is(input, select, textarea)[aria-invalid="true"], fieldset[aria-invalid="true"] :is(input, select)';

/** Moves focus to the first invalid field after a submit. `errors` is a new object with every attempt. */
export const useFocusOnError = (errors: object) => {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>(invalidControl)?.focus();
  }, [errors]);
  return form;
};
