import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { media } from '../breakpoints.ts';

const list = {
  zIndex: 'popover',
  minWidth: '12rem',
  maxHeight: 'min(var(--available-height, 24rem), 24rem)',
  overflowY: 'auto',
  p: '1',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'md',
  outline: '0',
  bg: 'bg.panel',
  boxShadow: 'md',
  _open: { animation: 'y-fade-in {durations.fast} {easings.out}' },
} as const;

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: '100%',
  minHeight: 'touch',
  px: '3',
  py: '2',
  borderRadius: 'sm',
  lineHeight: 'snug',
  textAlign: 'start',
  cursor: 'pointer',
  _highlighted: { bg: 'bg.muted', outline: '2px solid transparent', outlineOffset: '-2px' },
  _disabled: { opacity: '0.5', pointerEvents: 'none' },
} as const;

export const menuRecipe = defineSlotRecipe({
  className: 'y-menu',
  slots: ['trigger', 'positioner', 'content', 'item', 'itemText', 'separator'],
  base: {
    content: list,
    item: { ...item, '&[data-danger]': { color: 'danger.fg' } },
    separator: { my: '1', borderBlockEndWidth: '1px', borderColor: 'border' },
  },
});

export const toastRecipe = defineSlotRecipe({
  className: 'y-toast',
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    // The toaster computes positions and opacity and sets them as variables.
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: '24rem',
      maxWidth: 'calc(100vw - {spacing.8})',
      height: 'var(--height)',
      py: '3',
      paddingInlineStart: '4',
      paddingInlineEnd: '1',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'md',
      zIndex: 'var(--z-index)',
      opacity: 'var(--opacity)',
      translate: 'var(--x) var(--y)',
      // Above the fixed bar at the bottom of a phone screen: the tab bar or the page's actions.
      [media.mobile]: { translate: 'var(--x) calc(var(--y) - 4.75rem)' },
      // Above the buttons of an open sheet, which may take two rows.
      'html:has(.y-dialog__footer) &': { [media.mobile]: { translate: 'var(--x) calc(var(--y) - 8rem)' } },
      transition: 'translate {durations.slow} {easings.out}, opacity {durations.slow} {easings.out}',
      '& > svg': { marginBlockStart: '0.15rem' },
      '&[data-type=success] > svg': { color: 'success.fg' },
      '&[data-type=warning] > svg': { color: 'warning.fg' },
      '&[data-type=error] > svg': { color: 'danger.fg' },
      '&[data-type=info] > svg': { color: 'info.fg' },
    },
    title: { fontWeight: 'medium' },
    description: { fontSize: 'sm', color: 'fg.muted' },
    actionTrigger: {
      flexShrink: '0',
      height: 'touch',
      marginInlineStart: 'auto',
      my: '-0.625rem',
      px: '2',
      borderRadius: 'sm',
      fontWeight: 'medium',
      color: 'brand.fg',
      _hover: { textDecoration: 'underline' },
      '& + *': { marginInlineStart: '0' },
    },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: 'touch',
      height: 'touch',
      marginInlineStart: 'auto',
      my: '-0.625rem',
      borderRadius: 'sm',
      color: 'fg.muted',
      _hover: { color: 'fg' },
    },
  },
});
