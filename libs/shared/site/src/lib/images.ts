/** Breakpoints of responsive pictures in CSS pixels (product-spec.md section 9). */
export const imageBreakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;
export type ImageBreakpoint = keyof typeof imageBreakpoints;

export const imageDensities = [1, 2] as const;

/** Widths of the image endpoint in pixels, ascending: breakpoints × densities. It rejects all others. */
export const imageWidths: readonly number[] = [
  ...new Set(Object.values(imageBreakpoints).flatMap((width) => imageDensities.map((density) => width * density))),
].sort((a, b) => a - b);

/** Path of a picture's variant, e.g. `/img/640/3f2a….webp`. `width` is one of {@link imageWidths}. */
export const imageHref = (key: string, width: number): string => `/img/${width}/${key}.webp`;

/**
 * Path of an asset's photograph by its place in the order, from 1: it leads to that picture. For cards, whose documents
 * would be a tenth larger with the keys of all pictures.
 */
export const photographHref = (assetId: number, place: number): string => `/img/of/${assetId}/${place}`;

const smallestAtLeast = (width: number) => imageWidths.find((candidate) => candidate >= width) ?? imageWidths.at(-1)!;

/**
 * `srcset` and `sizes` for a picture from a short form like `"100vw md:50vw 2xl:400px"`:
 * a length without a breakpoint applies below the first breakpoint, `md:50vw` from 768 px up.
 * `src` is a medium variant, for clients without support for `srcset`.
 */
export const responsiveImage = (key: string, sizes: string) => {
  const steps = sizes
    .trim()
    .split(/\s+/)
    .map((part) => {
      const [first, second] = part.split(':') as [string, string | undefined];
      return second === undefined
        ? { from: 0, length: first }
        : { from: imageBreakpoints[first as ImageBreakpoint], length: second };
    })
    .sort((a, b) => a.from - b.from);
  const screens = [...Object.values(imageBreakpoints)];
  const needed = screens.flatMap((screen) => {
    const { length } = steps.findLast((step) => step.from <= screen) ?? steps[0]!;
    const cssPixels = length.endsWith('vw') ? (Number.parseFloat(length) / 100) * screen : Number.parseFloat(length);
    return imageDensities.map((density) => smallestAtLeast(cssPixels * density));
  });
  const widths = [...new Set(needed)].sort((a, b) => a - b);
  return {
    src: imageHref(key, widths[Math.floor((widths.length - 1) / 2)]!),
    srcSet: widths.map((width) => `${imageHref(key, width)} ${width}w`).join(', '),
    sizes: steps
      .toReversed()
      .map((step) => (step.from ? `(min-width: ${step.from}px) ${step.length}` : step.length))
      .join(', '),
  };
};
