/** The name of the `<meta>` element with the URL of a map style that replaces our own. */
export const mapStyleMeta = 'map-style';

export const readMapStyleUrl = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${mapStyleMeta}"]`)?.content || null;
