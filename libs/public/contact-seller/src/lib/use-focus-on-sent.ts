import { useLayoutEffect, useRef } from 'react';

/** Moves focus to the dialog's title after a form was sent: the title then confirms it. */
export const useFocusOnSent = (isSent: boolean) => {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isSent) title.current?.focus();
  }, [isSent]);
  return title;
};
