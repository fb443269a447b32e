import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { inlineScripts } from './inline-scripts.ts';

/** The scripts that an independent, complete parser finds. */
const scriptsByParser = (html: string) =>
  [...new JSDOM(html).window.document.querySelectorAll('script:not([src])')]
    .filter((script) => script.namespaceURI === 'http://www.w3.org/1999/xhtml')
    .map((script) => script.textContent)
    // An empty script needs no hash.
    .filter((text) => text !== '');

describe('inlineScripts', () => {
  it.each([
    ['plain', '<!doctype html><html><head><script>a()</script></head><body><script type="module">b()</script>'],
    ['several on a line', '<script>a</script><script>b</script>text<script>c</script >'],
    ['upper case', '<SCRIPT TYPE="Module">a</ScRiPt>'],
    ['attributes of every kind', `<script async data-a='>' data-b="</script>" data-c=x/y nonce>a</script>`],
    ['doubled attribute', '<script type="module" type="text/plain">a</script>'],
    ['src elsewhere in the tag', '<script data-src="x">a</script>'],
    ['markup in a string', '<script>x = "<b>" + \'<script2>\' + "</scripty>"</script>'],
    ['comment around a script', '<!-- <script>no</script> --><script>yes</script>'],
    ['abrupt comments', '<!--><script>a</script><!---><script>b</script><!----!><script>c</script>'],
    ['open comment', '<script>a</script><!-- <script>no</script>'],
    ['bogus comments', '<? <script>no</script> ?><script>a</script></ <script>no</script><script>b</script>'],
    ['nested declaration', '<!x "><script>a</script>'],
    ['script text with an html comment', '<script><!-- x --></script><script>a</script>'],
    ['double escaped', '<script><!-- <script> </script> x --></script><script>a</script>'],
    ['double escaped until the comment ends', '<script><!-- <script> --></script><script>a</script>'],
    ['dashes of the opening close it', '<script><!--> <script></script><script>a</script>'],
    ['script in title', '<title><script>no</script></title><script>a</script>'],
    ['script in textarea', '<body><textarea><script>no</script></TEXTAREA ><script>a</script>'],
    ['script in style', '<style>a::after{content:"<script>no</script>"}</style><script>a</script>'],
    ['script in iframe', '<body><iframe><script>no</script></iframe><script>a</script>'],
    ['line ends', '<script>a\r\nb\rc\n</script>'],
    ['characters', '<script>"อยู่ดี \u2028 😀 \0"</script>'],
    ['quote in attribute of another tag', '<body><p title="<script>no</script>"><a href=/><script>a</script>'],
    ['icon before a script', '<body><svg><title>x</title><style/><path d="M0"/></svg><script>a</script>'],
    ['svg script', '<body><svg><script>no</script></svg><script>a</script>'],
    [
      'svg inside svg',
      '<body><svg><svg><style/></svg><style/></svg><style><script>no</script></style><script>a</script>',
    ],
    ['tag cut off', '<script>a</script><script data-x="'],
    ['less-than in text', '<body>1 < 2 <3 <script>a</script>'],
    ['attribute starting with =', '<script =x>a</script>'],
    ['empty', '<script></script>'],
  ])('finds what a browser would: %s', (_case, html) => {
    expect(inlineScripts(html)).toEqual(scriptsByParser(html));
  });

  it.each([
    '',
    'text/javascript',
    'application/javascript',
    ' text/JavaScript ',
    'module',
    'importmap',
    'speculationrules',
    'text/plain',
  ])('counts type %j', (type) => {
    expect(inlineScripts(`<script type="${type}">x</script>`)).toEqual(['x']);
  });

  it.each(['application/json', 'application/ld+json', 'text/x-template', 'modules'])(
    'leaves out the data block %j, which runs nothing',
    (type) => {
      expect(inlineScripts(`<script type="${type}">x</script>`)).toEqual([]);
    },
  );

  it('treats noscript as text, as a browser with scripts enabled does', () => {
    expect(inlineScripts('<noscript><script>no</script></noscript><script>a</script>')).toEqual(['a']);
  });

  it('omits a script that is never closed, because it never runs', () => {
    expect(inlineScripts('<script>a</script><script>b')).toEqual(['a']);
  });

  it('leaves out scripts with a source', () => {
    expect(inlineScripts('<script src="/a.js">x</script><script src>y</script>')).toEqual([]);
  });
});
