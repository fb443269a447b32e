/** Origins whose players may be embedded; used by the sanitizer and by the Content-Security-Policy. */
export const frameOrigins: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
];
