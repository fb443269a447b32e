/** A description's text without its tags, white space folded; lengths are counted on this. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** What was typed without the control characters that HTML cannot hold; line breaks and tabs stay. */
export const printable = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]/gu, '');
