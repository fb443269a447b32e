/**
 * Converts a plot size to the units of a title deed: 1 rai = 4 ngan = 400 square wah. `squareWah` has at most two
 * decimals.
 */
export const deedOf = (squareWah: number): { land_rai: number; land_ngan: number; land_sq_wah: number } => {
  const hundredths = Math.round(squareWah * 100);
  return {
    land_rai: Math.floor(hundredths / 40_000),
    land_ngan: Math.floor((hundredths % 40_000) / 10_000),
    land_sq_wah: (hundredths % 10_000) / 100,
  };
};

/** The plot size in square wah; 0 without a plot. */
export const squareWahOf = (deed: {
  land_rai?: number | null;
  land_ngan?: number | null;
  land_sq_wah?: number | null;
}): number => (deed.land_rai ?? 0) * 400 + (deed.land_ngan ?? 0) * 100 + (deed.land_sq_wah ?? 0);
