import type { Field } from '../enter-field.ts';

/** Type that keeps the browser from running the hydration module until `startHydrationLater` does. */
export const heldScriptType = 'text/plain';
export const heldScriptId = 'hydration';

/** What the visitor did before React listened: the last button or held link pressed, and the fields entered, in order. */
export type Replay = (pressed: HTMLElement | null, entered: Iterable<Field>) => void;

/** Fired on `window` once React has taken over; its detail does again what was done before. */
export const hydratedEvent = 'yoodee:hydrated';

declare global {
  interface WindowEventMap {
    [hydratedEvent]: CustomEvent<Replay>;
  }
}
