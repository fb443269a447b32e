import { defineSemanticTokens } from '@chakra-ui/react/styled-system';
import { neutral, palette } from './palette.ts';

const { brand, accent, green, red, blue } = palette;

/** A token in light and in dark mode. */
const modes = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** The text colour of a tone, for use on `bg*` and `subtle`, and its tinted background. */
const tone = (shades: (typeof palette)[keyof typeof palette]) => ({
  fg: modes(shades[600], shades[200]),
  subtle: modes(shades[50], shades[800]),
});

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: modes(neutral[0], neutral[950]),
      subtle: modes(neutral[25], neutral[900]),
      panel: modes(neutral[0], neutral[800]),
      muted: modes(neutral[50], neutral[750]),
    },
    fg: {
      DEFAULT: modes(neutral[850], neutral[50]),
      muted: modes(neutral[500], neutral[300]),
    },
    border: {
      DEFAULT: modes(neutral[100], neutral[700]),
      /** Borders that make a control recognisable: 3:1 on every background. */
      control: modes(neutral[400], neutral[400]),
    },
    brand: {
      solid: modes(brand[600], brand[400]),
      hover: modes(brand[700], brand[300]),
      contrast: modes(neutral[0], brand[950]),
      fg: modes(brand[600], brand[300]),
      subtle: modes(brand[50], brand[800]),
    },
    accent: {
      solid: modes(accent[300], accent[200]),
      contrast: { value: '#231A00' },
    },
    success: tone(green),
    // Marigold already attracts attention: a warning needs no third yellow.
    warning: tone(accent),
    danger: {
      ...tone(red),
      solid: modes(red[600], red[400]),
      hover: modes(red[700], red[300]),
      contrast: modes(neutral[0], red[950]),
    },
    info: tone(blue),
    focus: modes(brand[500], brand[300]),
    overlay: modes('rgb(20 19 15 / 55%)', 'rgb(0 0 0 / 65%)'),
  },
  shadows: {
    sm: modes(
      '0 1px 2px rgb(31 29 26 / 6%), 0 2px 8px rgb(31 29 26 / 6%)',
      '0 1px 2px rgb(0 0 0 / 40%), 0 2px 8px rgb(0 0 0 / 30%)',
    ),
    md: modes(
      '0 2px 6px rgb(31 29 26 / 6%), 0 12px 32px rgb(31 29 26 / 12%)',
      '0 2px 6px rgb(0 0 0 / 40%), 0 12px 32px rgb(0 0 0 / 50%)',
    ),
  },
});
