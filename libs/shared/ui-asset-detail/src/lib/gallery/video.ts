/** A video of an asset: `embed` is the player's address if it can be embedded; else it is a link. */
export interface VideoView {
  href: string;
  embed: string | null;
}

const youtubeId = ({ hostname, pathname, searchParams }: URL): string | null => {
  const id =
    hostname === 'youtu.be'
      ? pathname.slice(1)
      : (searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1] ?? null);
  return id !== null && /^[\w-]{6,20}$/.test(id) ? id : null;
};

const vimeoId = ({ pathname }: URL): string | null => /^\/(?:video\/)?(\d+)/.exec(pathname)?.[1] ?? null;

const embedOf = (url: URL): string | null => {
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  if (host === 'youtube.com' || host === 'youtu.be') {
    const id = youtubeId(url);
    return id && `https://www.youtube-nocookie.com/embed/${id}`;
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const id = vimeoId(url);
    return id && `https://player.vimeo.com/video/${id}?dnt=1`;
  }
  return null;
};

/** YouTube and Vimeo players are embedded without their cookies (the CSP allows no others). */
export const toVideoView = (href: string): VideoView | null => {
  const url = URL.parse(href);
  return url?.protocol === 'https:' ? { href, embed: embedOf(url) } : null;
};
