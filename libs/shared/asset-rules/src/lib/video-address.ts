/** What follows the host in the address of one video or tour. */
const videoPaths: Readonly<Record<string, RegExp>> = {
  'youtube.com': /^\/(?:watch\?(?:.*&)?v=|(?:embed|shorts|live)\/)[\w-]/,
  'youtu.be': /^\/[^/?#]/,
  'vimeo.com': /^\/(?:.*\/)?\d/,
  'facebook.com': /^\/./,
  'fb.watch': /^\/./,
  'tiktok.com': /^\/[^/]+\/./,
  'matterport.com': /[?&]m=\w|^\/models\/\w/,
};

/**
 * Whether an address names one video, not the site or a channel. Facebook's addresses do not tell. The host is one of
 * those of the field.
 */
export const isVideoAddress = (address: string): boolean => {
  const { hostname = '', pathname = '', search = '' } = URL.parse(address) ?? {};
  return videoPaths[hostname.replace(/^(?:www|m|my|player)\./, '')]?.test(pathname + search) ?? false;
};
