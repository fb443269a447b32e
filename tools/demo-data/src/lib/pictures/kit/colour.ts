/** Red, green and blue in 0…1, in sRGB. */
export type Rgb = readonly [red: number, green: number, blue: number];

const clamp = (value: number) => Math.min(1, Math.max(0, value));

export const toRgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

export const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((channel) =>
      Math.round(clamp(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `from` at 0, `to` at 1. */
export const mix = (from: string, to: string, share: number): string => {
  const [a, b] = [toRgb(from), toRgb(to)];
  const t = clamp(share);
  return toHex([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
};

export const lighten = (hex: string, share: number): string => mix(hex, '#ffffff', share);

/** Darkens towards a warm near-black, so that shadows are brown instead of grey. */
export const darken = (hex: string, share: number): string => mix(hex, '#1d1712', share);
