import { localeCookie } from '@yoodee/site';
import { enterField, entryOf, type Field } from './enter-field.ts';

/** Type that keeps the browser from running the hydration module until {@link deferredHydrationScript} does. */
export const heldScriptType = 'text/plain';
export const heldScriptId = 'hydration';

/** Fired on `window` once React has taken over; its detail does again what was done before. */
const hydratedEvent = 'yoodee:hydrated';

/** What the visitor did before React listened: the last button or held link pressed, and the fields entered, in order. */
type Replay = (pressed: HTMLElement | null, entered: Iterable<Field>) => void;

/**
 * Inline script for the end of `<body>`. A page works as HTML, so no script of the app is fetched before the largest
 * image has painted: the held module starts after `load`, when the browser is idle, or at the first sign of the visitor
 * using the page, whichever is first. What the visitor does before React listens is done again when it does: a button is
 * pressed again (but for one that opened a popover, which needs no script), a link with `data-held`, which the page's
 * script does something else with, waits as a button does, a choice or a text is entered again, a language that is chosen
 * is remembered, and going back or forward to another page loads that page. Every page carries this text, so it only takes notes; what is
 * done with them comes with the app ({@link announceHydrated}).
 */
export const deferredHydrationScript = [
  '(()=>{',
  'let started,pressed=null;',
  'const entered=new Set,',
  'on=addEventListener,off=removeEventListener,',
  "signs=['pointerdown','keydown','focusin','touchstart'],",
  'start=()=>{',
  'if(started)return;',
  'started=1;',
  'for(const sign of signs)off(sign,start,true);',
  `const held=document.getElementById(${JSON.stringify(heldScriptId)}),`,
  "script=document.createElement('script');",
  "script.type='module';",
  // A module that cannot be had leaves the page the HTML it is: links and forms go on working.
  "script.onerror=()=>{off('click',press,true);pressed?.href&&location.assign(pressed.href)};",
  'held.dataset.src?script.src=held.dataset.src:script.textContent=held.textContent;',
  'document.body.append(script)',
  '},',
  "press=e=>{const language=e.target.closest?.('a[hreflang]');",
  // What the switch does before it navigates: `/` would otherwise lead back to the language that is remembered.
  `if(language)document.cookie='${localeCookie.name}='+language.hreflang+';path=/;max-age=${localeCookie.maxAgeSeconds};samesite=lax';`,
  "const at=e.target.closest?.('button,a[data-held]');",
  "if(!at||at.type==='submit'||at.popoverTargetElement)return;",
  'if(at.href){if(e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;e.preventDefault()}',
  'pressed=at},',
  'enter=e=>entered.add(e.target),',
  'page=()=>location.pathname+location.search,shown=page(),move=()=>{if(page()!==shown)location.reload()},',
  'whenIdle=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>(globalThis.requestIdleCallback??setTimeout)(start,{timeout:2000})));',
  'for(const sign of signs)on(sign,start,{capture:true,passive:true});',
  "on('click',press,true);",
  "on('input',enter,true);",
  "on('popstate',move);",
  `on(${JSON.stringify(hydratedEvent)},e=>{`,
  "off('click',press,true);",
  "off('input',enter,true);",
  "off('popstate',move);",
  'e.detail(pressed,entered)',
  '},{once:true});',
  "document.readyState==='complete'?whenIdle():on('load',whenIdle)",
  '})()',
].join('');

const replay: Replay = (pressed, entered) => {
  for (const field of entered)
    if (field.isConnected && (field.type !== 'radio' || entryOf(field))) enterField(field, entryOf(field));
  if (pressed?.isConnected) pressed.click();
};

/** To be called by the browser entry when the page has hydrated. */
export const announceHydrated = (): void => {
  dispatchEvent(new CustomEvent<Replay>(hydratedEvent, { detail: replay }));
};

/**
 * Holds a server-rendered document's scripts back: takes out the module preloads and turns the one inline module into
 * text that {@link deferredHydrationScript} runs later. The document must contain exactly one such module. Where the
 * module has been taken out of the document, `src` is where it is found.
 */
export const holdScripts = (html: string, src: string | null = null): string => {
  const where = src === null ? '' : ` data-src="${src.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module" async="">/, () => `<script type="${heldScriptType}" id="${heldScriptId}"${where}>`);
};
