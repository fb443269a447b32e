/**
 * Shorter versions of drawings in the icon sets. Every page has LINE's logo: its letters are bars with round ends,
 * which the set draws as curves.
 */
export const drawnAgain: Readonly<Record<string, string>> = {
  line: `<path fill="currentColor" stroke="none" d="${[
    'M4.29 8.11a.63.63 0 0 1 1.26 0v4.14h1.75a.63.63 0 0 1 0 1.26H4.92a.63.63 0 0 1-.63-.63z',
    'M8.51 8.11a.63.63 0 0 1 1.26 0v4.77a.63.63 0 0 1-1.26 0z',
    'M10.67 8.11a.63.63 0 0 1 1.11-.38l2.46 3.33V8.11a.63.63 0 0 1 1.26 0v4.77a.63.63 0 0 1-1.13.38l-2.44-3.32v2.94a.63.63 0 0 1-1.26 0z',
    'M16.98 7.48h2.38a.63.63 0 0 1 0 1.26h-1.75v1.12h1.75a.63.63 0 0 1 0 1.26h-1.75v1.13h1.75a.63.63 0 0 1 0 1.26h-2.38a.63.63 0 0 1-.63-.63V8.11a.63.63 0 0 1 .63-.63z',
    'M24 10.31C24 4.94 18.61.57 12 .57S0 4.94 0 10.31c0 4.81 4.27 8.84 10.04 9.61c.39.08.92.26 1.06.59c.12.3.08.77.04 1.08l-.16 1.02c-.04.3-.24 1.19 1.05.65c1.29-.54 6.92-4.08 9.44-6.97C23.18 14.39 24 12.46 24 10.31',
  ].join('')}"/>`,
};
