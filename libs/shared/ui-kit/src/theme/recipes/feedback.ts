import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const skeletonRecipe = defineRecipe({
  className: 'y-skeleton',
  base: {
    bg: 'bg.muted',
    borderRadius: 'md',
    minHeight: '1em',
    animation: 'y-pulse 1.6s ease-in-out infinite',
    _motionReduce: { animation: 'none' },
  },
});

export const spinnerRecipe = defineRecipe({
  className: 'y-spinner',
  base: {
    display: 'inline-block',
    flexShrink: '0',
    width: '1.25em',
    height: '1.25em',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: 'full',
    animation: 'y-spin 0.8s linear infinite',
  },
});

const noticeTone = (name: string) => ({
  root: { bg: `${name}.subtle`, '& > svg, & .y-notice__title': { color: `${name}.fg` } },
});

export const noticeRecipe = defineSlotRecipe({
  className: 'y-notice',
  slots: ['root', 'title'],
  base: {
    // The border is for forced colours, where the background is not visible.
    root: {
      display: 'flex',
      gap: '3',
      px: '4',
      py: '3',
      borderWidth: '1px',
      borderColor: 'transparent',
      borderRadius: 'md',
      '& > svg': { marginTop: '0.2rem' },
    },
    title: { fontWeight: 'semibold' },
  },
  variants: {
    tone: {
      info: noticeTone('info'),
      success: noticeTone('success'),
      warning: noticeTone('warning'),
      danger: noticeTone('danger'),
    },
  },
});

export const emptyStateRecipe = defineSlotRecipe({
  className: 'y-empty-state',
  slots: ['root', 'drawing'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '4',
      py: '12',
      px: '4',
      color: 'fg.muted',
      textAlign: 'center',
      textWrap: 'balance',
    },
    drawing: { color: 'border.control' },
  },
});

export const progressRecipe = defineSlotRecipe({
  className: 'y-progress',
  slots: ['root', 'bar'],
  base: {
    root: { height: '2', borderRadius: 'full', bg: 'bg.muted', overflow: 'hidden' },
    bar: { height: '100%', borderRadius: 'full', bg: 'brand.solid', _highContrast: { bg: 'Highlight' } },
  },
});
