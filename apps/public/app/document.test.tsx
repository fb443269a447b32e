import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Document, type ServedParts } from './document';

const documentOf = (served: Partial<ServedParts>) =>
  renderToString(
    <Document
      locale="th"
      site={{ origin: 'https://site.example' }}
      served={{ styles: '', hydration: null, colorMode: undefined, ...served }}
    >
      page
    </Document>,
  );

it.each([
  ['the colour mode forced by its route', 'dark'],
  ['no colour mode without a forced one', undefined],
] as const)('U1: the document declares %s', (_what, colorMode) => {
  const [, forced] = / data-color-mode-forced="(\w+)"/.exec(documentOf({ colorMode })) ?? [];

  expect(forced).toBe(colorMode);
});

it('the document has the styles of its page and the hydration data', () => {
  const html = documentOf({ styles: '.a{color:red}', hydration: '{"modules":["/static/a.js"]}' });

  expect(html).toContain('<style>.a{color:red}</style>');
  expect(html).toContain('<script type="application/json" id="hydration">{"modules":["/static/a.js"]}</script>');
});

it('the document has no app scripts without hydration data', () => {
  expect(documentOf({ hydration: null })).not.toContain('id="hydration"');
});
