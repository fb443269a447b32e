const escaped = { '&': '&amp;', '<': '&lt;', '>': '&gt;' } as const;

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => escaped[sign as keyof typeof escaped]);

const bullet = /^\s*[-•*]\s+/;

/**
 * Converts the lines of one block. Lines that start with a bullet (`-`, `•` or `*`) become a list; other lines become a
 * paragraph with line breaks.
 */
const blockOf = (lines: readonly string[]): string => {
  const runs: { isList: boolean; lines: string[] }[] = [];
  for (const line of lines) {
    const isList = bullet.test(line);
    const last = runs.at(-1);
    if (last?.isList === isList) last.lines.push(line);
    else runs.push({ isList, lines: [line] });
  }
  return runs
    .map((run) =>
      run.isList
        ? `<ul>${run.lines.map((line) => `<li>${escapeHtml(line.replace(bullet, '').trim())}</li>`).join('')}</ul>`
        : `<p>${run.lines.map((line) => escapeHtml(line.trim())).join('<br>')}</p>`,
    )
    .join('');
};

/**
 * Converts plain text to the stored HTML. A blank line separates paragraphs, a line break stays, and lines that start
 * with a bullet become a list. Blank text becomes an empty string.
 */
export const toProseHtml = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(blockOf)
    .join('');

const inlineText = (node: Node): string => {
  if (node.nodeName === 'BR') return '\n';
  return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [...node.childNodes].map(inlineText).join('');
};

const blockText = (node: Node): string =>
  node.nodeName === 'UL' || node.nodeName === 'OL'
    ? [...node.childNodes].map((item) => `- ${inlineText(item)}`).join('\n')
    : inlineText(node);

/** Converts stored HTML to plain text for editing. Formatting without an equivalent in plain text is lost. */
export const toProseText = (html: string): string =>
  [...new DOMParser().parseFromString(html, 'text/html').body.childNodes]
    .map(blockText)
    .filter((text) => text.trim() !== '')
    .join('\n\n');
