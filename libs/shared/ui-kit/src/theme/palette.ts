/**
 * Raw colours. In every palette the same step has the same OKLCH lightness (even steps of 0.0847 from 0.98 down),
 * so contrast depends on the step alone. `brand.600`, `accent.300` and `accent.200` are the brand's own colours.
 * Only the semantic tokens may refer to these.
 */
export const palette = {
  brand: {
    50: '#F1FBF8',
    100: '#C5E5DA',
    200: '#92D0BD',
    300: '#5DBBA1',
    400: '#33A187',
    500: '#1B866E',
    600: '#0B6B57',
    700: '#035141',
    800: '#01382C',
    900: '#002018',
    950: '#000B07',
  },
  accent: {
    50: '#FFF7EF',
    100: '#F5D7B6',
    200: '#F5B13D',
    300: '#E8940A',
    400: '#C27A0C',
    500: '#A06408',
    600: '#804F05',
    700: '#613B02',
    800: '#432701',
    900: '#281500',
    950: '#100600',
  },
  green: {
    50: '#F1FCF2',
    100: '#C7E6CA',
    200: '#96D39E',
    300: '#66BD75',
    400: '#41A456',
    500: '#2B8842',
    600: '#1D6D31',
    700: '#115222',
    800: '#083915',
    900: '#032109',
    950: '#000C02',
  },
  red: {
    50: '#FFF6F5',
    100: '#FED0CA',
    200: '#FEA79E',
    300: '#FD776E',
    400: '#EE4A46',
    500: '#CA3333',
    600: '#A42324',
    700: '#7E1618',
    800: '#590C0D',
    900: '#370405',
    950: '#190001',
  },
  blue: {
    50: '#F4F9FF',
    100: '#C3E0FE',
    200: '#91C6FE',
    300: '#58ABFD',
    400: '#2E90E8',
    500: '#1776C6',
    600: '#085DA1',
    700: '#03467B',
    800: '#013057',
    900: '#001B35',
    950: '#000817',
  },
} as const;

/** Warm greys, from paper to the darkest room; the values are those of the visual language, not a computed ramp. */
export const neutral = {
  0: '#FFFFFF',
  25: '#FAF8F5',
  50: '#F3EFE7',
  100: '#E8E3DA',
  300: '#A79F90',
  400: '#8A8171',
  500: '#6B6459',
  700: '#37332B',
  750: '#2A2721',
  800: '#211F1A',
  850: '#1F1D1A',
  900: '#1B1A16',
  950: '#14130F',
} as const;

/** LINE's own green, for its mark and its button only. */
export const line = '#06C755';
