const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A provider's text as the HTML that MapLibre shows. */
export const creditAsHtml = (text: string) => text.replace(/[&<>]/g, (character) => entities[character]!);
