import { useEffect, useEffectEvent, type RefObject } from 'react';
import { closeOnBack } from './overlay-history.ts';

/**
 * Back closes a native popover, as {@link closeOnBack} says. `onBack` runs after that: where the address has changed
 * while the popover was open, it leads to the new one again. A popover that was opened before hydration takes part too.
 */
export const useCloseOnBack = (popover: RefObject<HTMLElement | null>, onBack?: () => void): void => {
  const didGoBack = useEffectEvent(() => onBack?.());
  useEffect(() => {
    const element = popover.current!;
    let release: (() => void) | null = null;
    const follow = (isOpen: boolean) => {
      if (isOpen)
        release ??= closeOnBack(() => {
          element.hidePopover();
          didGoBack();
        });
      else {
        release?.();
        release = null;
      }
    };
    const onToggle = (event: Event) => follow((event as ToggleEvent).newState === 'open');
    // Browsers without popovers know no such selector.
    if ('popover' in element) follow(element.matches(':popover-open'));
    element.addEventListener('toggle', onToggle);
    return () => {
      element.removeEventListener('toggle', onToggle);
      follow(false);
    };
  }, [popover]);
};
