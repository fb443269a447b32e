export const captionNames = ['caption_th', 'caption_en'] as const;
export type CaptionName = (typeof captionNames)[number];
export type Captions = Partial<Record<CaptionName, string>>;

/** Captions that the API has not confirmed. */
export interface UnsavedCaptions {
  typed: Captions;
  /** The captions that the API had stored when the member began to type. */
  base: Captions;
}

const keyOf = (imageId: number) => `captions:${imageId}`;

const captionsFrom = (given: unknown): Captions =>
  Object.fromEntries(
    captionNames.flatMap((name) => {
      const text = (given as Record<string, unknown> | undefined)?.[name];
      return typeof text === 'string' ? [[name, text]] : [];
    }),
  );

/** A picture's unsaved captions. localStorage is synchronous, so they can also be written while the page unloads. */
export const readUnsavedCaptions = (imageId: number): UnsavedCaptions => {
  try {
    const { typed, base } = JSON.parse(localStorage.getItem(keyOf(imageId)) ?? '{}');
    return { typed: captionsFrom(typed), base: captionsFrom(base) };
  } catch {
    return { typed: {}, base: {} };
  }
};

export const storeCaptions = (imageId: number, kept: UnsavedCaptions): void => {
  try {
    if (Object.keys(kept.typed).length > 0) localStorage.setItem(keyOf(imageId), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(imageId));
  } catch {
    // Storage that is full or disabled stores nothing. The captions are still sent to the API.
  }
};
