import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/** Only Safari needs it, under a name that the style types lack. */
const appleTextSize = { WebkitTextSizeAdjust: '100%' } as object;

/** The page itself: ground, type, focus ring, and stillness for those who ask for it. */
export const globalCss = defineGlobalStyles({
  html: {
    fontFamily: 'body',
    lineHeight: 'body',
    color: 'fg',
    bg: 'bg',
    colorScheme: 'light',
    ...appleTextSize,
    overflowWrap: 'break-word',
    textWrap: 'pretty',
    // What has the focus is not left below the bars at the head and foot.
    scrollPaddingTop: '24',
    scrollPaddingBottom: '5rem',
  },
  'html.dark': { colorScheme: 'dark' },
  'h1, h2, h3, h4': { fontSize: 'inherit', fontWeight: 'inherit' },
  ':focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  '::placeholder': { color: 'fg.muted', opacity: '1' },
  // Where only the ground says what is chosen, and the reader's own colours replace it.
  'a[aria-current], [aria-pressed=true]': {
    _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight!', color: 'HighlightText!' },
  },
  '*, ::before, ::after': {
    _motionReduce: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Not a short time: where everything has one, an inherited colour arrives an element later each frame.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
});
