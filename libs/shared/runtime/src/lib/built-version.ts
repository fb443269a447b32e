/** Name of the `<meta>` with the version a document was built as. */
export const versionMeta = 'version';

/** The version this document says it was built as, for an app with HTML of its own; null where it says nothing. */
export const builtVersion = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${versionMeta}"]`)?.content ?? null;
