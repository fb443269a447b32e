/** The cookie with the language that a visitor has chosen. */
export const name = 'locale';
export const maxAgeSeconds = 365 * 24 * 60 * 60;
