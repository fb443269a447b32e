import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { media } from '../breakpoints.ts';

/** Opens in 160 ms and closes in 120 ms; animates opacity and transform only. */
const enter = { animationDuration: '160ms', animationTimingFunction: '{easings.out}' } as const;
const leave = { animationDuration: '{durations.fast}', animationFillMode: 'forwards' } as const;

const backdrop = {
  position: 'fixed',
  inset: '0',
  zIndex: 'overlay',
  bg: 'overlay',
  _open: { ...enter, animationName: 'y-fade-in' },
  _closed: { ...leave, animationName: 'y-fade-out' },
} as const;

const panel = {
  display: 'flex',
  flexDirection: 'column',
  outline: '0',
  bg: 'bg.panel',
  boxShadow: 'md',
} as const;

const header = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '4',
  ps: '6',
  // The cross is centred in its button: this aligns the cross with the edge of the body.
  pe: '3',
  pt: '5',
  pb: '3',
} as const;

const title = { fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'tight', pt: '2' } as const;
const body = { flex: '1', minHeight: '0', overflowY: 'auto', overscrollBehavior: 'contain', px: '6', pb: '6' } as const;
const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '3',
  px: '6',
  py: '4',
  borderBlockStartWidth: '1px',
  borderColor: 'border',
} as const;

const wholeScreen = { maxWidth: 'none', height: '100dvh', maxHeight: '100dvh', borderRadius: '0' } as const;

const slots = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'header',
  'title',
  'description',
  'body',
  'footer',
  'closeTrigger',
];

export const dialogRecipe = defineSlotRecipe({
  className: 'y-dialog',
  slots,
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'center',
      p: '6',
      [media.mobile]: { alignItems: 'flex-end', p: '0' },
    },
    content: {
      ...panel,
      width: '100%',
      maxHeight: '100%',
      borderRadius: 'lg',
      _open: { ...enter, animationName: 'y-fade-in, y-rise' },
      _closed: { ...leave, animationName: 'y-fade-out' },
      [media.mobile]: {
        maxWidth: 'none',
        maxHeight: 'calc(100dvh - {spacing.8})',
        borderRadius: '{radii.lg} {radii.lg} 0 0',
      },
    },
    header,
    title,
    description: { color: 'fg.muted' },
    body,
    footer,
  },
  variants: {
    size: {
      sm: { content: { maxWidth: '26rem' } },
      md: { content: { maxWidth: '34rem' } },
      lg: { content: { maxWidth: '48rem' } },
      xl: { content: { maxWidth: '64rem' } },
      // Over everything, for what needs all the room that a phone has.
      full: {
        positioner: { p: '0' },
        content: { ...wholeScreen, [media.mobile]: wholeScreen },
        header: { ps: '4', pe: '1', pt: '1', pb: '0', alignItems: 'center' },
        title: { pt: '0' },
        body: { px: '4', pb: '3' },
        footer: { px: '4', py: '3' },
      },
    },
  },
});
