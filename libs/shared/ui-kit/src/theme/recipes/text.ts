import { defineRecipe } from '@chakra-ui/react/styled-system';
import { media } from '../breakpoints.ts';

export const headingRecipe = defineRecipe({
  className: 'y-heading',
  // Not `pretty`: Thai has no spaces that would let it avoid a short last line.
  base: { fontWeight: 'semibold', lineHeight: 'tight', textWrap: 'balance' },
  variants: {
    size: {
      sm: { fontSize: 'md' },
      md: { fontSize: 'lg' },
      lg: { fontSize: 'xl', [media.tabletUp]: { fontSize: '2xl' } },
      xl: { fontSize: '2xl', [media.tabletUp]: { fontSize: '3xl' } },
      '2xl': { fontSize: '3xl', [media.tabletUp]: { fontSize: '4xl' } },
      '3xl': { fontSize: '3xl', [media.tabletUp]: { fontSize: '4xl' }, [media.desktop]: { fontSize: '5xl' } },
    },
  },
});

export const textRecipe = defineRecipe({
  className: 'y-text',
  variants: {
    size: {
      xs: { fontSize: 'xs' },
      sm: { fontSize: 'sm' },
      md: { fontSize: 'md' },
      lg: { fontSize: 'lg' },
      // The most prominent text on a card.
      price: { fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'tight', fontVariantNumeric: 'tabular-nums' },
    },
    tone: {
      muted: { color: 'fg.muted' },
      brand: { color: 'brand.fg' },
      danger: { color: 'danger.fg' },
    },
    weight: { medium: { fontWeight: 'medium' }, semibold: { fontWeight: 'semibold' } },
    lines: {
      1: { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
      2: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '2', overflow: 'hidden' },
      3: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '3', overflow: 'hidden' },
    },
    numeric: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
});

/**
 * Prevents line breaks inside a word, except where letters are so large that it may not fit on a line. A line may end at
 * a `wbr` in it.
 */
export const wholeWordRecipe = defineRecipe({
  className: 'y-whole-word',
  base: { whiteSpace: 'nowrap', '& wbr': { whiteSpace: 'normal' }, '@media (width < 20rem)': { whiteSpace: 'normal' } },
});
