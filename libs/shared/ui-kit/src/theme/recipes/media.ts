import { defineRecipe } from '@chakra-ui/react/styled-system';

export const imageRecipe = defineRecipe({
  className: 'y-image',
  base: { width: '100%', height: 'auto', bg: 'bg.muted' },
  variants: {
    ratio: {
      '1/1': { aspectRatio: '1', objectFit: 'cover' },
      '4/3': { aspectRatio: '4/3', objectFit: 'cover' },
      '16/9': { aspectRatio: '16/9', objectFit: 'cover' },
    },
    corners: { md: { borderRadius: 'md' }, lg: { borderRadius: 'lg' } },
  },
});

/** Sets Lucide's stroke attributes once, instead of on every path. */
export const iconRecipe = defineRecipe({
  className: 'y-icon',
  base: {
    flexShrink: '0',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: { filled: { true: { fill: 'currentColor' } } },
});

/** A fetched icon has its own stroke attributes; only the width is set here. */
export const dynamicIconRecipe = defineRecipe({
  className: 'y-dynamic-icon',
  base: { flexShrink: '0', '& [stroke-width]': { strokeWidth: '1.75' } },
});

export const avatarRecipe = defineRecipe({
  className: 'y-avatar',
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'brand.subtle',
    color: 'brand.fg',
    fontWeight: 'medium',
    lineHeight: '1',
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  variants: {
    size: {
      sm: { width: '8', height: '8', fontSize: 'sm' },
      md: { width: 'touch', height: 'touch' },
      lg: { width: '24', height: '24', fontSize: '3xl' },
    },
  },
});
