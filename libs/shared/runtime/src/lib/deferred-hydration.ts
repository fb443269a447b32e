import { enterField, entryOf } from './enter-field.ts';
import { heldScriptId, heldScriptType, hydratedEvent, type Replay } from './inline/held-scripts.ts';

/** Does it all again, but for the press that `heard` is. */
const replayBut =
  (heard: Event | undefined): Replay =>
  (pressed, entered) => {
    for (const field of entered)
      if (field.isConnected && (field.type !== 'radio' || entryOf(field))) enterField(field, entryOf(field));
    const isHeard = heard?.type === 'click' && pressed?.contains(heard.target as Node);
    if (pressed?.isConnected && !isHeard) pressed.click();
  };

/**
 * To be called by the browser entry in the commit that hydrates the page: what is pressed after it is heard by React, and
 * must not be noted to be pressed again.
 */
export const announceHydrated = (): void => {
  // Pressed before the commit that was due, a button makes React hydrate at once, within the press, and hear it then.
  const { event: heard } = window;
  dispatchEvent(new CustomEvent(hydratedEvent, { detail: replayBut(heard) }));
};

/**
 * Holds a server-rendered document's scripts back: takes out the module preloads and turns the one inline module into
 * text that `startHydrationLater` runs later. The document must contain exactly one such module. Where the module has
 * been taken out of the document, `src` is where it is found.
 */
export const holdScripts = (html: string, src: string | null = null): string => {
  const where = src === null ? '' : ` data-src="${src.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module" async="">/, () => `<script type="${heldScriptType}" id="${heldScriptId}"${where}>`);
};
