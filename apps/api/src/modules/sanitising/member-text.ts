/** Bidirectional overrides can disguise text; Thai and English do not need them. */
// eslint-disable-next-line no-control-regex -- control characters are what is taken out
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

const clean = (text: string) =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(invisible, '')
    .normalize('NFC');

/** Whether a text has nothing that can be read: white space, characters that render as blank, marks without a letter. */
export const isBlank = (text: string): boolean => /^[\s\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]*$/u.test(text);

/** Cleans a one-line text: printable, single spaces, trimmed; null when nothing can be read. */
export const cleanLine = (text: string): string | null => {
  const line = clean(text).replace(/\s+/g, ' ').trim();
  return isBlank(line) ? null : line;
};

/** The same for a longer text, with line breaks as `\n`. */
export const cleanLines = (text: string): string =>
  clean(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .trim();

/** Whether a text contains a tag or a comment; `ราคา < 5 ล้าน` does not. */
export const hasMarkup = (text: string): boolean => /<(?:[/?]?[a-z!][^<>]*>|!--)/i.test(text);

const escaped = { '&': '&amp;', '<': '&lt;', '>': '&gt;' } as const;
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => escaped[sign as keyof typeof escaped]);

/** Converts plain text to HTML: blank lines separate paragraphs, line breaks stay. */
export const paragraphsOf = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => {
      const lines = escapeHtml(paragraph).split('\n');
      return `<p>${lines.map((line) => line.trim()).join('<br>')}</p>`;
    })
    .join('');
