/** Type that keeps the browser from running the hydration module until {@link deferredHydrationScript} does. */
export const heldScriptType = 'text/plain';
export const heldScriptId = 'hydration';

/** Fired on `window` once React has taken over; what was pressed before is then pressed again. */
const hydratedEvent = 'yoodee:hydrated';

/**
 * Inline script for the end of `<body>`. A page works as HTML, so no script of the app is fetched before the largest
 * image has painted: the held module starts after `load`, when the browser is idle, or at the first sign of the visitor
 * using the page, whichever is first. A button pressed before React listens is pressed again when it does.
 */
export const deferredHydrationScript = [
  '(()=>{',
  'let started=false,pressed=null;',
  "const signs=['pointerdown','keydown','focusin','touchstart'];",
  'const start=()=>{',
  'if(started)return;',
  'started=true;',
  'for(const sign of signs)removeEventListener(sign,start,true);',
  `const held=document.getElementById(${JSON.stringify(heldScriptId)});`,
  // Without its data the page stays the HTML it is: nothing hydrates, links and forms go on working.
  'const href=held.dataset.pageData;',
  'if(href)fetch(href).then(reply=>reply.ok?reply.text():Promise.reject(reply.status)).then(data=>{',
  'const stream=__reactRouterContext.streamController;stream.enqueue(data);stream.close()',
  '}).catch(()=>{});',
  "const script=document.createElement('script');",
  "script.type='module';",
  'script.textContent=held.textContent;',
  'document.body.append(script)',
  '};',
  'for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true});',
  "const press=e=>{const button=e.target.closest?.('button');if(button&&button.type!=='submit')pressed=button};",
  "addEventListener('click',press,true);",
  `addEventListener(${JSON.stringify(hydratedEvent)},()=>{`,
  "removeEventListener('click',press,true);",
  'if(pressed?.isConnected)pressed.click()',
  '},{once:true});',
  'const whenIdle=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>(globalThis.requestIdleCallback??setTimeout)(start,{timeout:2000})));',
  "document.readyState==='complete'?whenIdle():addEventListener('load',whenIdle)",
  '})()',
].join('');

/** To be called by the browser entry when the page has hydrated. */
export const announceHydrated = (): void => {
  dispatchEvent(new Event(hydratedEvent));
};

/**
 * Holds a server-rendered document's scripts back: takes out the module preloads and turns the one inline module into
 * text that {@link deferredHydrationScript} runs later. The document must contain exactly one such module.
 * `dataHref` is where the page's data is fetched from, where it is not in the document.
 */
export const holdScripts = (html: string, dataHref: string | null = null): string => {
  const data =
    dataHref === null ? '' : ` data-page-data="${dataHref.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module" async="">/, () => `<script type="${heldScriptType}" id="${heldScriptId}"${data}>`);
};
