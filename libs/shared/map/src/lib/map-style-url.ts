/** Name of the `<meta>` by which a page says whose style its maps are drawn in, where it is not our own. */
export const mapStyleMeta = 'map-style';

export const readMapStyleUrl = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${mapStyleMeta}"]`)?.content || null;
