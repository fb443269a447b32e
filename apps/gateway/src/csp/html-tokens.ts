/**
 * The part of the HTML tokenizer (WHATWG HTML, 13.2.5) that decides where tags begin and end:
 * enough to find every script a browser would run, without building a tree.
 */

export interface StartTag {
  /** Lower case. */
  readonly name: string;
  /** Names lower case, values as written (character references not decoded); of doubles the first counts. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly isSelfClosing: boolean;
  /** Index after `>`. */
  readonly end: number;
}

const whitespace = /[\t\n\f\r ]/;
const isLetter = (character: string | undefined) => character !== undefined && /[a-z]/i.test(character);

/** Index after the comment that opens at `start` (`<!--`), or the end of the text where it is never closed. */
export const endOfComment = (html: string, start: number): number => {
  const abrupt = /^<!--(?:-?>)/.exec(html.slice(start, start + 7));
  if (abrupt) return start + abrupt[0].length;
  const close = /--!?>/g;
  close.lastIndex = start + 4;
  return close.exec(html) ? close.lastIndex : html.length;
};

/** Index after `<!doctype …>`, `<?…>`, `</…>` and other markup that holds no quoted values. */
export const endOfDeclaration = (html: string, start: number): number => {
  const close = html.indexOf('>', start);
  return close === -1 ? html.length : close + 1;
};

export const opensTag = (html: string, index: number): boolean => html[index] === '<' && isLetter(html[index + 1]);
export const closesTag = (html: string, index: number): boolean =>
  html.startsWith('</', index) && isLetter(html[index + 2]);

/** Reads the tag at `start`, where {@link opensTag} holds; null where the text ends inside it, for then it is no tag. */
export const readStartTag = (html: string, start: number): StartTag | null => {
  let at = start + 1;
  while (at < html.length && !/[\t\n\f\r />]/.test(html[at]!)) at += 1;
  const name = html.slice(start + 1, at).toLowerCase();
  const attributes = new Map<string, string>();

  for (;;) {
    const gap = at;
    while (at < html.length && (whitespace.test(html[at]!) || html[at] === '/')) at += 1;
    if (at >= html.length) return null;
    // A slash that ends an unquoted value (`href=/>`) belongs to the value, so only one in the gap closes.
    if (html[at] === '>') return { name, attributes, isSelfClosing: at > gap && html[at - 1] === '/', end: at + 1 };
    const attribute = readAttribute(html, at);
    if (!attribute) return null;
    if (!attributes.has(attribute.name)) attributes.set(attribute.name, attribute.value);
    at = attribute.end;
  }
};

const readAttribute = (html: string, start: number) => {
  // An attribute may begin with `=`, which then belongs to its name.
  let at = start + 1;
  while (at < html.length && !/[\t\n\f\r />=]/.test(html[at]!)) at += 1;
  const name = html.slice(start, at).toLowerCase();
  let next = at;
  while (next < html.length && whitespace.test(html[next]!)) next += 1;
  if (html[next] !== '=') return { name, value: '', end: at };

  next += 1;
  while (next < html.length && whitespace.test(html[next]!)) next += 1;
  const quote = html[next];
  if (quote === '"' || quote === "'") {
    const close = html.indexOf(quote, next + 1);
    return close === -1 ? null : { name, value: html.slice(next + 1, close), end: close + 1 };
  }
  let end = next;
  while (end < html.length && !/[\t\n\f\r >]/.test(html[end]!)) end += 1;
  return { name, value: html.slice(next, end), end };
};

/**
 * Where the text of a raw element ends: the index of its own closing tag after `start`, or the end of the text.
 * `</style>` closes only `style`; nothing inside is markup.
 */
export const endOfRawText = (html: string, start: number, name: string): number => {
  const close = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  close.lastIndex = start;
  return close.exec(html)?.index ?? html.length;
};

const scriptMarks = /<!--|-->|<\/?script(?=[\t\n\f\r />])/gi;

/**
 * Where a script's text ends. After `<!--` an inner `<script` must be closed by its own `</script>` first
 * (the "double escaped" states), until `-->`.
 */
export const endOfScript = (html: string, start: number): number => {
  let isEscaped = false;
  let isDoubleEscaped = false;
  const marks = new RegExp(scriptMarks);
  marks.lastIndex = start;
  for (let mark = marks.exec(html); mark; mark = marks.exec(html)) {
    const text = mark[0].toLowerCase();
    if (text === '<!--') {
      isEscaped = true;
      // The dashes of `<!-->` and `<!--->` count for the closing mark too.
      marks.lastIndex -= 2;
    } else if (text === '-->') {
      isEscaped = false;
      isDoubleEscaped = false;
    } else if (text === '<script') {
      isDoubleEscaped = isEscaped;
    } else if (isDoubleEscaped) {
      isDoubleEscaped = false;
    } else {
      return mark.index;
    }
  }
  return html.length;
};
