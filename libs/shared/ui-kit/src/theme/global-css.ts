import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/** Only Safari needs this property; the style types lack its prefixed name. */
const appleTextSize = { WebkitTextSizeAdjust: '100%' } as object;

/** Styles of the page itself: background, type, focus ring, and no motion for visitors who prefer that. */
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
    // Keeps a focused element clear of the fixed bars at the top and bottom.
    scrollPaddingTop: '24',
    scrollPaddingBottom: '5rem',
  },
  'html.dark': { colorScheme: 'dark' },
  'h1, h2, h3, h4': { fontSize: 'inherit', fontWeight: 'inherit' },
  ':focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  '::placeholder': { color: 'fg.muted', opacity: '1' },
  // Elements whose selection is shown by the background only, which forced colours replace.
  'a[aria-current], [aria-pressed=true]': {
    _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight!', color: 'HighlightText!' },
  },
  '*, ::before, ::after': {
    _motionReduce: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Not a short duration: with a transition on every element, an inherited colour reaches each level one frame
      // later.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
});
