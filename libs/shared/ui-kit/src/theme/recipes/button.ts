import { defineRecipe } from '@chakra-ui/react/styled-system';
import { media } from '../breakpoints.ts';

export const buttonRecipe = defineRecipe({
  className: 'y-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'medium',
    lineHeight: 'snug',
    textAlign: 'center',
    transition: 'background-color {durations.fast} {easings.out}',
    '&:disabled': { opacity: '0.5', pointerEvents: 'none' },
    '&[aria-busy=true]': { opacity: '0.8', cursor: 'progress' },
  },
  variants: {
    variant: {
      solid: { bg: 'brand.solid', color: 'brand.contrast', _hover: { bg: 'brand.hover' } },
      outline: { bg: 'bg.panel', borderColor: 'border.control', _hover: { bg: 'bg.muted' } },
      subtle: { bg: 'brand.subtle', color: 'brand.fg', _hover: { bg: 'bg.muted' } },
      ghost: { _hover: { bg: 'bg.muted' } },
      danger: { bg: 'danger.solid', color: 'danger.contrast', _hover: { bg: 'danger.hover' } },
      // White on LINE's green has a contrast of only 2.3:1; near-black is readable.
      line: { bg: 'line', color: 'accent.contrast' },
      overlay: { bg: 'bg.panel', boxShadow: 'sm', _hover: { boxShadow: 'md' } },
    },
    size: {
      sm: { minHeight: '2.25rem', px: '3', fontSize: 'sm', [media.touch]: { minHeight: 'touch' } },
      md: { minHeight: 'touch', px: '4', py: '2' },
      lg: { minHeight: '3.25rem', px: '6', py: '2', fontSize: 'lg' },
    },
    shape: {
      square: { aspectRatio: '1', p: '0' },
      round: { aspectRatio: '1', p: '0', borderRadius: 'full' },
    },
    stretch: { true: { width: '100%' } },
  },
});
