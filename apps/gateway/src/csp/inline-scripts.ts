import { html as spec, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** JavaScript MIME types (WHATWG MIME Sniffing, 4.6). */
const javaScriptType =
  /^(?:text\/(?:javascript(?:1\.[0-5])?|ecmascript|jscript|livescript|x-(?:java|ecma)script)|application\/(?:x-)?(?:java|ecma)script)$/;
/** `text/plain` is not executed, but a page may store a module in it and execute the same text later. */
const executableTypes = new Set(['', 'module', 'importmap', 'speculationrules', 'text/plain']);

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;

/** Whether script-src applies to the text. JSON and other data blocks are not executed and get no hash. */
const isExecutable = ({ attrs }: Tree.Element) => {
  const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
  if (attributes.has('src')) return false;
  const language = attributes.get('language');
  const type = (attributes.get('type') ?? (language ? `text/${language}` : '')).trim().toLowerCase();
  return executableTypes.has(type) || javaScriptType.test(type);
};

/**
 * A script without an end tag is never executed. SVG scripts follow other rules; they get no hash, so they are not
 * executed either.
 */
const isHtmlScript = ({ tagName, namespaceURI, sourceCodeLocation }: Tree.Element) =>
  tagName === 'script' && namespaceURI === spec.NS.HTML && sourceCodeLocation?.endTag !== undefined;

const textOf = ({ childNodes }: Tree.Element) => childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** The text of every inline script that a browser would execute or evaluate as rules, in document order. */
export const inlineScripts = (html: string): readonly string[] => {
  const scripts: string[] = [];
  const stack: Tree.ChildNode[] = parse(html, { sourceCodeLocationInfo: true }).childNodes.toReversed();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!isElement(node)) continue;
    if (isHtmlScript(node) && isExecutable(node)) scripts.push(textOf(node));
    stack.push(...node.childNodes.toReversed());
  }
  return scripts.filter((text) => text !== '');
};
