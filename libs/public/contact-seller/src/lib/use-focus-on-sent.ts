import { useLayoutEffect, useRef } from 'react';

/** Takes whoever sent a form to the dialog's title, which says by then that it has arrived. */
export const useFocusOnSent = (isSent: boolean) => {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isSent) title.current?.focus();
  }, [isSent]);
  return title;
};
