const escaped = { '&': '&amp;', '<': '&lt;', '>': '&gt;' } as const;

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => escaped[sign as keyof typeof escaped]);

const bullet = /^\s*[-•*]\s+/;

/** Lines of one block: those that begin with a dash become a list, the others a paragraph with breaks. */
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
 * Typed text as the HTML that is stored: a blank line parts paragraphs, a line break stays, lines that begin with `-`
 * are a list. Of blank text nothing is left.
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

/** Stored HTML as the text that it was typed as. Formatting that a text cannot show is left out. */
export const toProseText = (html: string): string =>
  [...new DOMParser().parseFromString(html, 'text/html').body.childNodes]
    .map(blockText)
    .filter((text) => text.trim() !== '')
    .join('\n\n');
