import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const fieldRecipe = defineSlotRecipe({
  className: 'y-field',
  slots: ['root', 'label', 'mark', 'hint', 'error'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '0.375rem', minWidth: '0' },
    // A legend is not part of its fieldset's layout, so `gap` does not apply to it.
    label: { fontWeight: 'medium', lineHeight: 'snug', '&:is(legend)': { pb: '0.375rem' } },
    mark: { color: 'danger.fg' },
    hint: { fontSize: 'sm', color: 'fg.muted' },
    error: {
      display: 'flex',
      gap: '0.375rem',
      fontSize: 'sm',
      color: 'danger.fg',
      '& svg': { flexShrink: '0', marginTop: '0.15rem' },
    },
  },
});

/** Shared by text fields and selects. */
export const inputRecipe = defineRecipe({
  className: 'y-input',
  base: {
    width: '100%',
    minHeight: 'touch',
    px: '3',
    py: '2',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.panel',
    lineHeight: 'snug',
    transition: 'border-color {durations.fast} {easings.out}',
    '&:focus-visible': { borderColor: 'focus', outlineWidth: '1px', outlineOffset: '0' },
    '&[aria-invalid=true]': { borderColor: 'danger.fg', outlineColor: 'danger.fg' },
    _disabled: { bg: 'bg.muted', color: 'fg.muted' },
  },
  variants: {
    start: { true: { paddingInlineStart: '10' } },
    end: { true: { paddingInlineEnd: '12' } },
    kind: {
      textarea: { minHeight: '6rem', lineHeight: 'body', fieldSizing: 'content' },
      select: { appearance: 'none', paddingInlineEnd: '10', textOverflow: 'ellipsis' },
    },
  },
});

/** Wraps a control that has something inside its edges: a unit, an icon, the select's arrow. */
export const inputGroupRecipe = defineSlotRecipe({
  className: 'y-input-group',
  slots: ['root', 'start', 'end'],
  base: {
    root: { position: 'relative' },
    start: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '3',
      display: 'flex',
      alignItems: 'center',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
    end: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '3',
      display: 'flex',
      alignItems: 'center',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
});

export const checkboxRecipe = defineSlotRecipe({
  className: 'y-checkbox',
  slots: ['root', 'control'],
  base: {
    root: { display: 'flex', gap: '3', py: '0.625rem', lineHeight: 'snug' },
    control: { flexShrink: '0', width: '5', height: '5', marginTop: '0.125rem', accentColor: '{colors.brand.solid}' },
  },
});

export const radioCardRecipe = defineSlotRecipe({
  className: 'y-radio-card',
  slots: ['root', 'control', 'description'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      gap: '3',
      minHeight: 'touch',
      px: '4',
      py: '3',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      bg: 'bg.panel',
      lineHeight: 'snug',
      _hover: { bg: 'bg.subtle' },
      '&:has(:checked)': {
        bg: 'brand.subtle',
        borderColor: 'brand.solid',
        boxShadow: 'inset 0 0 0 1px {colors.brand.solid}',
      },
      '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    },
    control: {
      flexShrink: '0',
      width: '5',
      height: '5',
      marginTop: '0.125rem',
      accentColor: '{colors.brand.solid}',
      outline: 'none',
    },
    description: { display: 'block', fontSize: 'sm', color: 'fg.muted' },
  },
});
