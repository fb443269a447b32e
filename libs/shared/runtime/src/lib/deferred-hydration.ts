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
 * done with them comes with the app ({@link announceHydrated}), and its names are short.
 */
export const deferredHydrationScript = /* @__PURE__ */ [
  '(()=>{',
  // The module once it has been asked for; whether it failed; what was pressed; what was entered.
  'let s,x,p=null;',
  'const n=new Set,d=document,c=new AbortController,',
  'on=(e,f)=>addEventListener(e,f,{capture:true,signal:c.signal}),',
  'page=()=>location.pathname+location.search,shown=page(),',
  'start=()=>{',
  'if(s)return;',
  `const h=d.getElementById('${heldScriptId}');`,
  "s=d.createElement('script');",
  "s.type='module';",
  // A module that cannot be had leaves the page the HTML it is: links and forms go on working.
  's.onerror=()=>{x=1;p?.href&&location.assign(p.href)};',
  'h.dataset.src?s.src=h.dataset.src:s.textContent=h.textContent;',
  'd.body.append(s)',
  '},',
  'idle=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>(globalThis.requestIdleCallback??setTimeout)(start,{timeout:2000})));',
  "for(const e of ['pointerdown','keydown','focusin','touchstart'])on(e,start);",
  "on('input',e=>n.add(e.target));",
  "on('popstate',()=>page()===shown||location.reload());",
  "on('click',e=>{",
  "const at=q=>e.target.closest?.(q),l=at('a[hreflang]'),t=at('button,a[data-held]');",
  // What the switch does before it navigates: `/` would otherwise lead back to the language that is remembered.
  `if(l)d.cookie='${localeCookie.name}='+l.hreflang+';path=/;max-age=${localeCookie.maxAgeSeconds};samesite=lax';`,
  "if(x||!t||t.type==='submit'||t.popoverTargetElement||t.href&&(e.metaKey||e.ctrlKey||e.shiftKey||e.altKey))return;",
  't.href&&e.preventDefault();',
  'p=t',
  '});',
  `on('${hydratedEvent}',e=>{c.abort();e.detail(p,n)});`,
  "d.readyState==='complete'?idle():addEventListener('load',idle)",
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
