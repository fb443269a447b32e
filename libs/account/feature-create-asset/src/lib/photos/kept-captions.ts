export const captionNames = ['caption_th', 'caption_en'] as const;
export type CaptionName = (typeof captionNames)[number];
export type Captions = Partial<Record<CaptionName, string>>;

/** Captions that the API has not acknowledged. */
export interface KeptCaptions {
  typed: Captions;
  /** What the API held when the member began to type. */
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

/** What this browser keeps of a picture's captions; written at once, also while the page goes away. */
export const readKeptCaptions = (imageId: number): KeptCaptions => {
  try {
    const { typed, base } = JSON.parse(localStorage.getItem(keyOf(imageId)) ?? '{}');
    return { typed: captionsFrom(typed), base: captionsFrom(base) };
  } catch {
    return { typed: {}, base: {} };
  }
};

export const keepCaptions = (imageId: number, kept: KeptCaptions): void => {
  try {
    if (Object.keys(kept.typed).length > 0) localStorage.setItem(keyOf(imageId), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(imageId));
  } catch {
    // A full or closed storage keeps nothing; the captions are saved all the same.
  }
};
