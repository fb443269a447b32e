import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const pinInputRecipe = defineSlotRecipe({
  className: 'y-pin-input',
  slots: ['root', 'label', 'control', 'input'],
  base: {
    control: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
      gridAutoFlow: 'column',
      gap: '2',
      maxWidth: '24rem',
    },
    input: {
      width: '100%',
      height: '3.5rem',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      bg: 'bg.panel',
      fontSize: '2xl',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'center',
      _invalid: { borderColor: 'danger.fg' },
      _disabled: { bg: 'bg.muted', color: 'fg.muted' },
    },
  },
});

export const sliderRecipe = defineSlotRecipe({
  className: 'y-slider',
  slots: [
    'root',
    'label',
    'valueText',
    'control',
    'track',
    'range',
    'thumb',
    'markerGroup',
    'marker',
    'markerIndicator',
    'markerLabel',
    'draggingIndicator',
  ],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4', touchAction: 'none' },
    label: { fontWeight: 'medium' },
    valueText: { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    control: { position: 'relative', display: 'flex', alignItems: 'center', width: '100%', height: 'touch' },
    track: { flex: '1', height: '1', borderRadius: 'full', bg: 'border.control', _highContrast: { bg: 'CanvasText' } },
    range: { height: '100%', borderRadius: 'full', bg: 'brand.solid', _highContrast: { bg: 'Highlight' } },
    thumb: {
      display: 'grid',
      placeItems: 'center',
      width: '6',
      height: '6',
      borderWidth: '2px',
      borderColor: 'brand.solid',
      borderRadius: 'full',
      bg: 'bg.panel',
      boxShadow: 'sm',
      // A finger's worth of room around a thumb that looks small.
      _before: { content: '""', position: 'absolute', inset: '-0.75rem' },
    },
  },
});
