import { useLayoutEffect, useRef, type RefObject } from 'react';

const isOurs = () => (history.state as { isOverlay?: true } | null)?.isOverlay === true;

/**
 * Back closes what lies over the page and leaves the page where it is. While it is open, an entry of the same address
 * lies on the page's own; the router hears nothing of it, so it loads nothing. Closed in another way, it takes its entry
 * along, unless a navigation has already gone on from it. Some browsers close a dialog on Back by themselves: that is
 * such another way. The entry is there before it is seen: whoever goes back at once means it.
 */
export const useClosedByBack = (dialog: RefObject<HTMLDialogElement | null>): void => {
  const isOpen = useRef(false);
  useLayoutEffect(() => {
    isOpen.current = true;
    const onPop = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      if (isOpen.current) dialog.current!.close();
    };
    // A reloaded page may stand on such an entry already.
    if (!isOurs()) history.pushState({ ...history.state, isOverlay: true }, '');
    addEventListener('popstate', onPop, { capture: true, once: true });
    return () => {
      isOpen.current = false;
      // Not yet: in development, React takes every effect back once and has it again at once.
      queueMicrotask(() => {
        if (!isOpen.current && isOurs()) history.back();
        else removeEventListener('popstate', onPop, { capture: true });
      });
    };
  }, [dialog]);
};
