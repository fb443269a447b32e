/** Origins whose players may be embedded: sanitised content and the Content-Security-Policy are held to the same list. */
export const frameOrigins: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
];
