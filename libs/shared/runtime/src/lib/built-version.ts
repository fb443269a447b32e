/** Name of the `<meta>` element that contains the build version of a document. */
export const versionMeta = 'version';

/** The build version of this document, for an app with static HTML. Null if the document has no version. */
export const builtVersion = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${versionMeta}"]`)?.content ?? null;
