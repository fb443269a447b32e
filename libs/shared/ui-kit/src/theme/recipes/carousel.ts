import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { media } from '../breakpoints.ts';

export const carouselRecipe = defineSlotRecipe({
  className: 'y-carousel',
  slots: ['root', 'viewport', 'track', 'controls', 'dot'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3' },
    // Scrolls and snaps natively before hydration.
    viewport: {
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      '&[data-ready]': { overflow: 'hidden', scrollSnapType: 'none' },
    },
    track: { display: 'flex', '& > *': { flex: '0 0 100%', minWidth: '0', scrollSnapAlign: 'start' } },
    controls: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '1' },
    dot: {
      display: 'grid',
      placeItems: 'center',
      width: '6',
      height: 'touch',
      _after: {
        content: '""',
        width: '2',
        height: '2',
        borderRadius: 'full',
        bg: 'border.control',
        _highContrast: { bg: 'CanvasText' },
      },
      '&[aria-current]::after': { width: '4', bg: 'brand.solid', _highContrast: { bg: 'Highlight' } },
    },
  },
  variants: {
    perView: {
      cards: {
        track: {
          gap: '5',
          '& > *': {
            flexBasis: '82%',
            [media.tabletUp]: { flexBasis: '40%' },
            [media.desktop]: { flexBasis: 'calc(25% - 0.9375rem)' },
          },
        },
      },
    },
  },
});
