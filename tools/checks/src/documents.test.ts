import { expect, it } from 'vitest';
import { anchorsIn, linksIn } from './documents.ts';

it('finds the links and images of a document', () => {
  const markdown = `
[guide](docs/guide.md#a-part), [below](#below), [elsewhere](https://example.com)
<img src="docs/a.webp" alt="" />
\`[code](no-link.md)\`

\`\`\`md
[example](no-link-either.md)
\`\`\`
`;

  expect(linksIn(markdown)).toEqual([
    { path: 'docs/guide.md', anchor: 'a-part' },
    { path: '', anchor: 'below' },
    { path: 'docs/a.webp', anchor: '' },
  ]);
});

it.each([
  ['## Running it for others', 'running-it-for-others'],
  ['### `npm start`, explained', 'npm-start-explained'],
  ['## ก่อนเปิดให้ใช้', 'ก่อนเปิดให้ใช้'],
])('the anchor of %s is %s', (heading, anchor) => {
  expect(anchorsIn(heading)).toEqual([anchor]);
});
