/** Type that keeps the browser from running the hydration module until {@link deferredHydrationScript} does. */
export const heldScriptType = 'text/plain';
export const heldScriptId = 'hydration';

/** Fired on `window` once React has taken over; what was pressed before is then pressed again. */
const hydratedEvent = 'yoodee:hydrated';

/**
 * Inline script for the end of `<body>`. A page works as HTML, so no script of the app is fetched before the largest
 * image has painted: the held module starts after `load`, when the browser is idle, or at the first sign of the visitor
 * using the page, whichever is first. What the visitor does before React listens is done again when it does: a button is
 * pressed again (but for one that opened a popover, which needs no script), a choice or a text is entered again, and
 * going back or forward to another page loads that page.
 */
export const deferredHydrationScript = [
  '(()=>{',
  'let started=false,pressed=null;',
  'const entered=new Set;',
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
  "const press=e=>{const button=e.target.closest?.('button');",
  "if(button&&button.type!=='submit'&&!button.popoverTargetElement)pressed=button};",
  'const enter=e=>entered.add(e.target);',
  'const page=()=>location.pathname+location.search,shown=page(),move=()=>{if(page()!==shown)location.reload()};',
  "addEventListener('click',press,true);",
  "addEventListener('input',enter,true);",
  "addEventListener('popstate',move);",
  // React takes a field for changed when its value is not the one last set through the element's own property.
  'const again=field=>{',
  "const isChoice=field.type==='checkbox'||field.type==='radio',key=isChoice?'checked':'value',now=field[key];",
  "field[key]=isChoice?!now:'';",
  'Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),key).set.call(field,now);',
  "for(const type of isChoice?['click']:['input','change'])field.dispatchEvent(new Event(type,{bubbles:true}))",
  '};',
  `addEventListener(${JSON.stringify(hydratedEvent)},()=>{`,
  "removeEventListener('click',press,true);",
  "removeEventListener('input',enter,true);",
  "removeEventListener('popstate',move);",
  "for(const field of entered)if(field.isConnected&&(field.type!=='radio'||field.checked))again(field);",
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
