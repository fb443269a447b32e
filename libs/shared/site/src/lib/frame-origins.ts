/** Origins of the players that may be embedded on every site. */
export const frameOrigins: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
];

/** A plain host, with a port or without: no wildcard, and nothing that would end a directive of a policy. */
const plainHost = /^[a-z0-9.-]+(?::\d+)?$/;

const frameOriginOf = (text: string): string | null => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.href === `${url.origin}/` && plainHost.test(url.host) ? url.origin : null;
};

/**
 * The further origins that an operator names in `FRAME_ORIGINS`, with commas between them: https, without user, path and
 * query. Null if one of them is anything else. Articles may embed them, and the Content-Security-Policy allows them.
 */
export const parseFrameOrigins = (list: string): string[] | null => {
  const origins = list.split(',').flatMap((part) => (part.trim() ? [frameOriginOf(part.trim())] : []));
  return origins.every((origin) => origin !== null) ? origins : null;
};
