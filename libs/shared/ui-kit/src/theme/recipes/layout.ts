import { defineRecipe } from '@chakra-ui/react/styled-system';
import { media } from '../breakpoints.ts';

const gap = {
  1: { gap: '1' },
  2: { gap: '2' },
  3: { gap: '3' },
  4: { gap: '4' },
  6: { gap: '6' },
  8: { gap: '8' },
  12: { gap: '12' },
} as const;

/**
 * Skips the layout of an element until it comes near the viewport, in a document with `nearLayout` on `<html>`. Until
 * then the element has the given height. Overflowing content is clipped, but 8 px remain for focus rings.
 */
const laidOutNear = (height: string) =>
  ({ contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${height}`, overflowClipMargin: '8px' }) as const;

export const stackRecipe = defineRecipe({
  className: 'y-stack',
  base: { display: 'flex', minWidth: '0' },
  variants: {
    direction: { column: { flexDirection: 'column' }, row: {} },
    gap,
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
    },
    justify: {
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wrap: { true: { flexWrap: 'wrap' } },
  },
});

export const gridRecipe = defineRecipe({
  className: 'y-grid',
  base: { display: 'grid' },
  variants: {
    columns: {
      cards: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))',
        // The height of most cards, on every screen.
        '[data-layout=near] &': { '& > :nth-child(n + 4)': laidOutNear('27.25rem') },
      },
      2: { [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      3: {
        [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
      4: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
    gap: { ...gap, cards: { gap: '{spacing.8} {spacing.5}' } },
    /** On a phone, a horizontally scrolling row from edge to edge of the screen, instead of a column. */
    row: {
      true: {
        [media.mobile]: {
          gridAutoColumns: 'min(80%, 20rem)',
          gridAutoFlow: 'column',
          gridTemplateColumns: 'none',
          gap: '4',
          mx: '-4',
          px: '4',
          overflowX: 'auto',
          scrollPaddingInline: '4',
          scrollSnapType: 'x mandatory',
          scrollbarWidth: 'none',
          '& > *': { scrollSnapAlign: 'start' },
        },
      },
    },
  },
});

export const containerRecipe = defineRecipe({
  className: 'y-container',
  base: { width: '100%', marginInline: 'auto', px: '4', [media.tabletUp]: { px: '6' } },
  variants: {
    size: {
      full: { maxWidth: 'calc({sizes.container} + {spacing.12})' },
      prose: { maxWidth: 'calc({sizes.prose} + {spacing.12})' },
    },
  },
});

export const sectionRecipe = defineRecipe({
  className: 'y-section',
  base: {
    py: '10',
    [media.tabletUp]: { py: '16' },
    [media.desktop]: { py: '4.5rem' },
    '[data-layout=near] &': { '&:nth-of-type(n + 3)': laidOutNear('36rem') },
  },
  variants: {
    tone: {
      plain: {},
      // Adjacent sections with the same background need no padding between them.
      subtle: { bg: 'bg.subtle', '.y-section--tone_subtle + &': { paddingTop: '0' } },
    },
  },
});

/** Shown on some device classes only, by CSS: the document is the same for all devices. */
export const onlyRecipe = defineRecipe({
  className: 'y-only',
  base: { display: 'contents' },
  variants: {
    on: {
      mobile: { [media.tabletUp]: { display: 'none' } },
      tabletUp: { [media.mobile]: { display: 'none' } },
      desktop: { [media.tabletDown]: { display: 'none' } },
      tabletDown: { [media.desktop]: { display: 'none' } },
    },
  },
});

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const visuallyHiddenRecipe = defineRecipe({ className: 'y-visually-hidden', base: hidden });

export const skipLinkRecipe = defineRecipe({
  className: 'y-skip-link',
  base: {
    position: 'fixed',
    zIndex: 'tooltip',
    insetInlineStart: '4',
    top: '2',
    px: '4',
    py: '2',
    borderRadius: 'md',
    bg: 'brand.solid',
    color: 'brand.contrast',
    '&:not(:focus)': { clipPath: 'inset(50%)' },
  },
});
