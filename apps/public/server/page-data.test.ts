import { expect, it, vi } from 'vitest';
import { withData } from '../app/rendered-page.ts';
import { createPageData, splitPageData } from './page-data.ts';

const context = 'window.__reactRouterContext = {"ssr":true};';
const page = (data: string | null) => ({
  html: `<main>x</main><script>${context}</script><script type="module" async="">import("/a.js");</script></body>`,
  parts: [],
  data,
});

it('takes what scripts start from out of a document, whatever is written in it', () => {
  const data = '[1,"</script>"]\n"a\\"b"';

  const { document, module } = splitPageData(page(data));

  expect(document).toBe('<main>x</main><script></script><script type="module" async=""></script></body>');
  const received: unknown[] = [];
  const streamController = { enqueue: (text: string) => received.push(text), close: () => received.push('closed') };
  const [state, ...rest] = module.split('\n');
  expect(state).toBe(context);
  expect(rest.pop()).toBe('import("/a.js");');
  Function('window', rest.join('\n'))({ __reactRouterContext: { streamController } });
  expect(received).toEqual([data, 'closed']);
});

it('writes the data into a document as nothing but text', () => {
  const whole = withData(page('</script><script>alert(1)</script>'));

  expect(whole).toContain('enqueue("\\u003c/script>\\u003cscript>alert(1)\\u003c/script>")');
  expect(whole).toMatch(/close\(\);<\/script><\/body>$/);
});

it('says so when scripts are written in another way', () => {
  expect(() => splitPageData({ html: '<script>other()</script>', parts: [], data: 'data' })).toThrow('another way');
});

it('leaves a document without scripts as it is', () => {
  expect(splitPageData(page(null))).toEqual({ document: page(null).html, module: '' });
  expect(withData(page(null))).toBe(page(null).html);
});

const { signal } = new AbortController();
const keyIn = (href: string | null) => href!.split(/[/?]/)[2]!;

it('knows it by the address in the document', () => {
  const pageData = createPageData({ render: () => Promise.reject(new Error('not asked')) });

  const { href } = pageData.takeOut(page('data'), '/assets?page=2');

  expect(pageData.known(keyIn(href))).toContain('enqueue("data")');
  expect(new URL(href!, 'http://site').searchParams.get('path')).toBe('/assets?page=2');
});

it('renders the page again in a process that never sent it, and finds nothing when it changed', async () => {
  const { href } = createPageData({ render: async () => undefined }).takeOut(page('data'), "/assets?q=(it's~*)+a%20b");
  const render = vi.fn(async () => page('data'));

  expect(await createPageData({ render }).renderAgain(href!, signal)).toContain('enqueue("data")');
  expect(render).toHaveBeenCalledWith("/assets?q=(it's~*)+a%20b", signal);
  expect(await createPageData({ render: async () => page('other') }).renderAgain(href!, signal)).toBeNull();
});

it('keeps nothing for a key that does not name it', async () => {
  const pageData = createPageData({ render: async () => page('data') });
  const { href } = createPageData({ render: async () => undefined }).takeOut(page('data'), '/assets');

  expect(await pageData.renderAgain('/page-data/AAAAAAAAAAAAAAAA?path=%2Fassets', signal)).toBeNull();

  expect(pageData.known(keyIn(href))).toBeNull();
});

it.each([
  '/page-data/AAAAAAAAAAAAAAAA',
  '/page-data/AAAAAAAAAAAAAAAA?path=/assets',
  '/page-data/AAAAAAAAAAAAAAAA?path=%2fassets',
  '/page-data/AAAAAAAAAAAAAAAA?path=%2Fassets&path=%2Fassets',
  '/page-data/AAAAAAAAAAAAAAAA?path=%2Fassets&utm_source=x',
  '/page-data/AAAAAAAAAAAAAAA?path=%2Fassets',
  '/page-data/..%2F..%2Fetc%2Fpasswd?path=%2Fassets',
])('renders nothing for %s, which no document says', async (href) => {
  const render = vi.fn(async () => page('data'));

  expect(await createPageData({ render }).renderAgain(href, signal)).toBeNull();
  expect(render).not.toHaveBeenCalled();
});
