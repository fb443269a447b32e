/**
 * A chat with a LINE id (https://developers.line.biz/en/docs/line-login/using-line-url-scheme/). The ids of official
 * accounts begin with @.
 */
export const lineHref = (id: string): string =>
  `https://line.me/R/ti/p/${id.startsWith('@') ? '' : '~'}${encodeURIComponent(id)}`;

/** The URL of a Facebook page, from its URL or the page name. */
export const facebookHref = (handle: string): string => {
  if (/^https?:\/\//.test(handle)) return handle.replace(/^http:/, 'https:');
  return handle.includes('/')
    ? `https://${handle}`
    : `https://www.facebook.com/${encodeURIComponent(handle.replace(/^@/, ''))}`;
};
