import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { media } from '../breakpoints.ts';

export const chipRecipe = defineSlotRecipe({
  className: 'y-chip',
  slots: ['root', 'remove'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.375rem',
      minHeight: '2.25rem',
      px: '3',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'full',
      bg: 'bg.panel',
      fontSize: 'sm',
      lineHeight: 'snug',
      transition: 'background-color {durations.fast} {easings.out}',
      [media.touch]: { minHeight: 'touch' },
      '&:is(button, a):hover': { bg: 'bg.muted' },
      '&:is([aria-pressed=true], [aria-current=true])': {
        bg: 'brand.subtle',
        borderColor: 'brand.solid',
        color: 'brand.fg',
        fontWeight: 'medium',
      },
      '&:disabled': { borderStyle: 'dashed', color: 'fg.muted', pointerEvents: 'none' },
    },
    remove: {
      display: 'grid',
      placeItems: 'center',
      alignSelf: 'stretch',
      minWidth: '8',
      [media.touch]: { minWidth: 'touch' },
      // Also covers the chip's border, so that the full height is a touch target.
      marginBlock: '-1px',
      marginInline: '-0.25rem calc(-0.75rem - 1px)',
      borderRadius: 'full',
      color: 'fg.muted',
      _hover: { color: 'fg' },
    },
  },
});
