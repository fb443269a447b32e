/** Halves away from zero, as they are written: 1.005 is 1.01, though the number nearest to it is a little less. */
const rounded = (value: number, digits: number): number =>
  // Smaller ones are written with an exponent.
  value < 1e-6 ? 0 : Number(`${Math.round(Number(`${value}e${digits}`))}e-${digits}`);

/**
 * `1234.5` → `1,234.5`, at most two decimals unless told; below 10¹⁵. The same in both languages, on the server and in
 * every browser: all other formatters build on it; units and symbols are ours. What `Intl.NumberFormat` takes to start
 * would hold a phone for a tenth of a second while a page hydrates.
 */
export const formatNumber = (
  value: number,
  { maximumFractionDigits = 2 }: { maximumFractionDigits?: number } = {},
): string => {
  const shown = rounded(Math.abs(value), maximumFractionDigits);
  const [whole = '', fraction] = String(shown).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return [value < 0 && shown > 0 && '-', grouped, fraction && `.${fraction}`].filter(Boolean).join('');
};
