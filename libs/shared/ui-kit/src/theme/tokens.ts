import { defineTokens } from '@chakra-ui/react/styled-system';
import { line, neutral, palette } from './palette.ts';

type Values = Record<string, string | number>;

const tokens = <T extends Values>(values: T) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])) as {
    [K in keyof T]: { value: T[K] };
  };

const paletteTokens = Object.fromEntries(Object.entries(palette).map(([name, shades]) => [name, tokens(shades)]));

/** Spacing steps in units of 4 px. */
const spacingSteps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24];

const spacing = Object.fromEntries(spacingSteps.map((step) => [step, { value: `${step / 4}rem` }]));

export const baseTokens = defineTokens({
  colors: { ...paletteTokens, neutral: tokens(neutral), line: { value: line } },
  fonts: tokens({ body: "'Anuphan Variable', 'Anuphan Fallback', 'Noto Sans Thai', system-ui, sans-serif" }),
  fontSizes: tokens({
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.375rem',
    '5xl': '3rem',
  }),
  fontWeights: tokens({ medium: 500, semibold: 600 }),
  // Thai has vowels and tone marks above and below the letters: never below 1.35.
  lineHeights: tokens({ tight: 1.35, snug: 1.5, body: 1.65 }),
  spacing,
  sizes: { ...spacing, ...tokens({ container: '75rem', prose: '42rem', touch: '2.75rem' }) },
  radii: tokens({ sm: '6px', md: '10px', lg: '16px', full: '999px' }),
  durations: tokens({ fast: '120ms', slow: '200ms' }),
  easings: tokens({ out: 'cubic-bezier(0.2, 0, 0, 1)' }),
  // Chakra's islands use these names. The order is Chakra's, except for toasts.
  zIndex: tokens({
    docked: 10,
    sticky: 100,
    dropdown: 1000,
    overlay: 1300,
    modal: 1400,
    // Above dialogs, whose result a toast may report, and below menus, which are open only while in use.
    toast: 1450,
    popover: 1500,
    tooltip: 1800,
  }),
});
