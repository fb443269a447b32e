import {
  closesTag,
  endOfComment,
  endOfDeclaration,
  endOfRawText,
  endOfScript,
  opensTag,
  readStartTag,
  type StartTag,
} from './html-tokens.ts';

/** Elements whose content is text for a browser with scripts on, so no tag inside them counts. */
const rawTextElements = new Set(['style', 'title', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript']);

/** JavaScript MIME types (WHATWG MIME Sniffing, 4.6). */
const javaScriptType =
  /^(?:text\/(?:javascript(?:1\.[0-5])?|ecmascript|jscript|livescript|x-(?:java|ecma)script)|application\/(?:x-)?(?:java|ecma)script)$/;
/** `text/plain` runs nothing by itself, but is how a page holds its own module back until it has painted. */
const governedTypes = new Set(['', 'module', 'importmap', 'speculationrules', 'text/plain']);

/** Whether script-src decides, or will decide, over the text: JSON and other data blocks run nothing and get no hash. */
const isGoverned = ({ attributes }: StartTag) => {
  if (attributes.has('src')) return false;
  const language = attributes.get('language');
  const type = attributes.get('type') ?? (language ? `text/${language}` : '');
  const essence = type.trim().toLowerCase();
  return governedTypes.has(essence) || javaScriptType.test(essence);
};

/** What the parser hands to the script element: line ends unified, NUL replaced. */
const asParsed = (text: string) => text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');

/**
 * Text of every inline script that a browser would run or read as rules, now or once released, in document order.
 * Scripts inside `<svg>` follow other rules and are left out: without a hash they do not run.
 */
export const inlineScripts = (html: string): readonly string[] => {
  const scripts: string[] = [];
  let foreignDepth = 0;
  let at = html.indexOf('<');

  while (at !== -1 && at < html.length) {
    if (opensTag(html, at)) {
      const tag = readStartTag(html, at);
      if (!tag) break;
      at = tag.end;
      if (tag.name === 'plaintext') break;
      if ((tag.name === 'svg' || tag.name === 'math') && !tag.isSelfClosing) foreignDepth += 1;
      // `/>` closes an element only in foreign content; elsewhere a browser ignores it.
      const isClosed = foreignDepth > 0 && tag.isSelfClosing;
      if (tag.name === 'script' && !isClosed) {
        const end = endOfScript(html, at);
        // A script without text, or whose closing tag is missing, is never run.
        const isRun = foreignDepth === 0 && at < end && end < html.length && isGoverned(tag);
        if (isRun) scripts.push(asParsed(html.slice(at, end)));
        at = end;
      } else if (rawTextElements.has(tag.name) && !isClosed) {
        at = endOfRawText(html, at, tag.name);
      }
    } else if (html.startsWith('<!--', at)) {
      at = endOfComment(html, at);
    } else if (closesTag(html, at)) {
      if (/^(?:svg|math)[\s/>]/i.test(html.slice(at + 2, at + 7))) foreignDepth = Math.max(0, foreignDepth - 1);
      at = readStartTag(html, at + 1)?.end ?? html.length;
    } else if (/[!?/]/.test(html[at + 1] ?? '')) {
      at = endOfDeclaration(html, at);
    } else {
      at += 1;
    }
    at = html.indexOf('<', at);
  }
  return scripts;
};
