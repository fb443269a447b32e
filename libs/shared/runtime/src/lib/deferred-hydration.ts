import { enterField, entryOf } from './enter-field.ts';
import {
  hydratedEvent,
  hydrationDataId,
  hydrationFailedEvent,
  pageShown,
  type HydrationStart,
  type Replay,
} from './inline/hydration-start.ts';

export { hydrationDataId, type HydrationStart } from './inline/hydration-start.ts';

/** Replays everything except the click `handled`. */
const replayExcept =
  (handled: Event | undefined): Replay =>
  (clicked, entered) => {
    for (const field of entered)
      if (field.isConnected && (field.type !== 'radio' || entryOf(field))) enterField(field, entryOf(field));
    const isHandled = handled?.type === 'click' && clicked?.contains(handled.target as Node);
    if (clicked?.isConnected && !isHandled) clicked.click();
  };

/**
 * The browser's entry must call this in the commit that hydrates the page. From then on React handles clicks itself,
 * and they must not be replayed.
 */
export const announceHydrated = (): void => {
  // A click on a button before the commit makes React hydrate synchronously and then handle that click itself.
  const { event: handled } = window;
  dispatchEvent(new CustomEvent(hydratedEvent, { detail: replayExcept(handled) }));
};

/** The browser's entry must call this when the app cannot start. Links and forms still work without it. */
export const announceFailedHydration = (): void => {
  dispatchEvent(new Event(hydrationFailedEvent));
};

/** Reads the `HydrationStart` of the document. */
export const readHydrationStart = (): HydrationStart =>
  JSON.parse(document.getElementById(hydrationDataId)!.textContent) as HydrationStart;

/**
 * Whether the browser's address is still the address of the document. Otherwise the visitor has gone back before
 * hydration, and the page is being loaded again (see `startHydrationLater`).
 */
export const isStillShown = (): boolean => document.getElementById(hydrationDataId)!.dataset.shown === pageShown();
