import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { media } from '../breakpoints.ts';

export const paginationRecipe = defineSlotRecipe({
  className: 'y-pagination',
  slots: ['root', 'item'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '1' },
    item: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1',
      minWidth: 'touch',
      minHeight: 'touch',
      px: '2',
      borderRadius: 'md',
      fontVariantNumeric: 'tabular-nums',
      '&:is(a):hover': { bg: 'bg.muted' },
      '&[aria-current]': { bg: 'brand.solid', color: 'brand.contrast', fontWeight: 'medium' },
    },
  },
});

export const breadcrumbRecipe = defineSlotRecipe({
  className: 'y-breadcrumb',
  slots: ['root', 'item'],
  base: {
    root: {
      display: 'flex',
      fontSize: 'sm',
      color: 'fg.muted',
      [media.tabletUp]: { flexWrap: 'wrap', rowGap: '1' },
      // A single line that scrolls sideways. The padding leaves space for the focus ring.
      [media.mobile]: { overflowX: 'auto', my: '-1', py: '1', whiteSpace: 'nowrap', scrollbarWidth: 'none' },
    },
    item: {
      '&:not(:last-child)::after': { content: '"/" / ""', marginInline: '{spacing.2}', color: 'border.control' },
      '& a:hover': { color: 'fg', textDecoration: 'underline' },
      '& [aria-current]': { color: 'fg' },
    },
  },
});

export const tabsRecipe = defineSlotRecipe({
  className: 'y-tabs',
  slots: ['root', 'item'],
  base: {
    root: {
      display: 'flex',
      gap: '6',
      overflowX: 'auto',
      boxShadow: 'inset 0 -1px {colors.border}',
      scrollbarWidth: 'none',
    },
    item: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: '0',
      minHeight: '3rem',
      borderBlockEndWidth: '2px',
      borderColor: 'transparent',
      color: 'fg.muted',
      fontWeight: 'medium',
      outlineOffset: '-2px',
      _hover: { color: 'fg' },
      '&[aria-current]': { color: 'brand.fg', borderColor: 'brand.solid' },
    },
  },
});

export const stepsRecipe = defineSlotRecipe({
  className: 'y-steps',
  slots: ['root', 'item', 'marker'],
  base: {
    root: { display: 'flex', gap: '2' },
    item: {
      flex: '1',
      minWidth: '0',
      pt: '2',
      borderBlockStartWidth: '3px',
      borderColor: 'border',
      fontSize: 'sm',
      color: 'fg.muted',
      lineHeight: 'snug',
      '&:is([data-done], [aria-current])': { borderColor: 'brand.solid', _highContrast: { borderColor: 'Highlight' } },
      '&[aria-current]': { color: 'fg', fontWeight: 'medium', flexGrow: '3', [media.tabletUp]: { flexGrow: '1' } },
      // On a phone only the current step shows its name; the others are bars.
      '&:not([aria-current])': { [media.mobile]: { fontSize: '0', height: '2' } },
    },
    marker: { fontVariantNumeric: 'tabular-nums' },
  },
});
