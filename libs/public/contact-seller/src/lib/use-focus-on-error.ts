import { useLayoutEffect, useRef } from 'react';

const invalidControl =
  ':is(input, select, textarea)[aria-invalid="true"], fieldset[aria-invalid="true"] :is(input, select)';

/** Takes whoever sent a form to its first wrong field. `errors` is a new object with every attempt. */
export const useFocusOnError = (errors: object) => {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>(invalidControl)?.focus();
  }, [errors]);
  return form;
};
