/** A description without its tags and with collapsed white space; lengths are counted on this. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** The text without control characters that HTML does not allow; line breaks and tabs remain. */
export const printable = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]/gu, '');
