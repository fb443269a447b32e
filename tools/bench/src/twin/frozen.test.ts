import { expect, it } from 'vitest';
import { withoutScripts } from './frozen.ts';

it.each([
  ['<p>a</p><script>if (a < b) run("</p>")</script><p>b</p>', '<p>a</p><p>b</p>'],
  ['<script type="text/plain" data-x="1">\nx\n</script><main></main><script src="/a.js"></script>', '<main></main>'],
  ['<style>p{}</style><noscript>x</noscript>', '<style>p{}</style><noscript>x</noscript>'],
])('removes the scripts of %s', (html, expected) => {
  expect(withoutScripts(html)).toBe(expected);
});
