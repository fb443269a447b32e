import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { media } from '../breakpoints.ts';

const row = { borderBlockEndWidth: '1px', borderColor: 'border', py: '3' } as const;

export const tableRecipe = defineSlotRecipe({
  className: 'y-table',
  slots: ['root', 'table'],
  base: {
    root: { overflowX: 'auto' },
    table: {
      width: '100%',
      fontVariantNumeric: 'tabular-nums',
      '& :is(th, td)': { ...row, paddingInlineEnd: '4', textAlign: 'start', verticalAlign: 'baseline' },
      '& th': { fontWeight: 'medium' },
      '& thead th': { fontSize: 'sm', color: 'fg.muted' },
    },
  },
});

export const factsRecipe = defineSlotRecipe({
  className: 'y-facts',
  slots: ['root', 'row', 'term', 'value'],
  base: {
    root: {},
    row: { ...row, display: 'flex', justifyContent: 'space-between', gap: '4' },
    // A long value must not break a short Thai term inside a word.
    term: { flex: 'none', maxInlineSize: '50%', color: 'fg.muted' },
    value: { textAlign: 'end', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    columns: {
      2: {
        root: {
          [media.tabletUp]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '10' },
        },
      },
    },
  },
});
