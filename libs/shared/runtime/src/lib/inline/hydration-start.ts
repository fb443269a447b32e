import type { Field } from '../enter-field.ts';

/** Id of the element with the {@link HydrationStart} of a document, as JSON. */
export const hydrationDataId = 'hydration';

/** The address in the browser, without the fragment. */
export const pageShown = (): string => location.href.split('#')[0]!;

/** The scripts and data that a document hydrates from. */
export interface HydrationStart {
  /** Addresses of the scripts to fetch. The first one starts the app; the others are what it imports. */
  modules: readonly string[];
  /** Data of the page, or the address of its JSON. */
  pageData: string | object;
}

/**
 * Replays what the visitor did before React listened: the last click on a button or deferred link, and the fields
 * changed.
 */
export type Replay = (clicked: HTMLElement | null, entered: Iterable<Field>) => void;

/** Fired on `window` when React has hydrated the page. Its detail is the `Replay` function. */
export const hydratedEvent = 'yoodee:hydrated';

/** Fired on `window` when the app cannot start. The page then stays static HTML. */
export const hydrationFailedEvent = 'yoodee:hydration-failed';

declare global {
  interface WindowEventMap {
    [hydratedEvent]: CustomEvent<Replay>;
    [hydrationFailedEvent]: Event;
  }
}
