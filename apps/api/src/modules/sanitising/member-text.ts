/** Overrides of the reading direction let a text look like another; Thai and English need none. */
// eslint-disable-next-line no-control-regex -- control characters are what is taken out
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

const clean = (text: string) =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(invisible, '')
    .normalize('NFC');

/** A one-line text as it is stored: printable, single spaces, trimmed; null when nothing is left. */
export const cleanLine = (text: string): string | null => clean(text).replace(/\s+/g, ' ').trim() || null;

/** A longer text, its line breaks kept as `\n`. */
export const cleanLines = (text: string): string =>
  clean(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .trim();

/** Whether a text has a tag or a comment; `ราคา < 5 ล้าน` has none. */
export const hasMarkup = (text: string): boolean => /<(?:[/?]?[a-z!][^<>]*>|!--)/i.test(text);

const escaped = { '&': '&amp;', '<': '&lt;', '>': '&gt;' } as const;
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => escaped[sign as keyof typeof escaped]);

/** Typed text as HTML: a blank line parts paragraphs, a line break stays one. */
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
