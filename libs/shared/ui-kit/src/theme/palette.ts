/**
 * Raw colours. In every palette the same step has the same OKLCH lightness, in even steps of 0.082 from 0.964 down, so
 * contrast depends on the step alone. `brand.600`, `accent.300` and `accent.200` are the brand's own colours, each
 * within 0.02 of its step. Pages and recipes name a colour by its meaning, with a semantic token.
 */
export const palette = {
  brand: {
    50: '#E8F7F2',
    100: '#BEE1D6',
    200: '#8DCDBA',
    300: '#58B89E',
    400: '#2EA085',
    500: '#14866D',
    600: '#0B6B57',
    700: '#0C5142',
    800: '#18362E',
    900: '#0E201B',
    950: '#050C09',
  },
  accent: {
    50: '#FFF1E1',
    100: '#F3D2AE',
    200: '#F5B13D',
    300: '#E8940A',
    400: '#BF790B',
    500: '#9E6408',
    600: '#7F4F05',
    700: '#613B02',
    800: '#3E2C14',
    900: '#251A0C',
    950: '#100803',
  },
  green: {
    50: '#E9F8EB',
    100: '#C2E2C5',
    200: '#94CF9C',
    300: '#65BA74',
    400: '#42A257',
    500: '#2E8743',
    600: '#226C33',
    700: '#1A5227',
    800: '#1C3720',
    900: '#102013',
    950: '#050C06',
  },
  red: {
    50: '#FFEFED',
    100: '#FEC9C3',
    200: '#FEA198',
    300: '#FD7269',
    400: '#EB4A46',
    500: '#C83433',
    600: '#A22726',
    700: '#7B1E1D',
    800: '#482421',
    900: '#2C1412',
    950: '#130605',
  },
  blue: {
    50: '#EBF4FF',
    100: '#BDDCFC',
    200: '#8DC3FB',
    300: '#5BA9F6',
    400: '#368FE1',
    500: '#2276C0',
    600: '#175E9B',
    700: '#134776',
    800: '#18324B',
    900: '#0E1D2C',
    950: '#050B12',
  },
} as const;

/**
 * Warm greys, from paper to the darkest background. The values come from the visual language, not from a computed
 * scale.
 */
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

/** LINE's brand green, only for its logo and its button. */
export const line = '#06C755';
