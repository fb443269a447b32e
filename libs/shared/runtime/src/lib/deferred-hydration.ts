import { enterField, entryOf } from './enter-field.ts';
import { heldScriptId, heldScriptType, hydratedEvent, type Replay } from './inline/held-scripts.ts';

const replay: Replay = (pressed, entered) => {
  for (const field of entered)
    if (field.isConnected && (field.type !== 'radio' || entryOf(field))) enterField(field, entryOf(field));
  if (pressed?.isConnected) pressed.click();
};

/** To be called by the browser entry when the page has hydrated. */
export const announceHydrated = (): void => {
  dispatchEvent(new CustomEvent(hydratedEvent, { detail: replay }));
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
