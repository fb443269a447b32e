import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { media } from '../breakpoints.ts';

export const cardRecipe = defineSlotRecipe({
  className: 'y-card',
  slots: ['root', 'media', 'body', 'link', 'action'],
  base: {
    root: { position: 'relative', display: 'flex', flexDirection: 'column', minWidth: '0' },
    media: { position: 'relative', overflow: 'hidden', borderRadius: 'lg', bg: 'bg.muted' },
    body: { display: 'flex', flexDirection: 'column', flex: '1', gap: '1', pt: '3' },
    // One link, stretched over the card: a single tab stop whose name describes its target.
    link: {
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
      _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      // Around the card, because the full card is clickable. A truncated title would clip an outline of its own.
      _focusVisible: { outline: 'none', _after: { outline: '2px solid {colors.focus}', outlineOffset: '4px' } },
    },
    action: {
      position: 'absolute',
      zIndex: '1',
      top: '3',
      insetInlineEnd: '3',
      [media.noScript]: { display: 'none' },
    },
  },
  variants: {
    variant: {
      plain: {},
      outline: {
        root: { borderWidth: '1px', borderColor: 'border', borderRadius: 'lg', bg: 'bg.panel' },
        media: { borderRadius: 'calc({radii.lg} - 1px) calc({radii.lg} - 1px) 0 0' },
        body: { p: '4' },
      },
    },
  },
});
