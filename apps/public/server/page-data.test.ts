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

it('finds it again by the address in the document', async () => {
  const pageData = createPageData({ render: () => Promise.reject(new Error('not asked')) });

  const { href } = pageData.takeOut(page('data'), '/assets?page=2');

  const url = new URL(href!, 'http://site');
  expect(await pageData.find(url.pathname.split('/').at(-1)!, url.searchParams.get('path')!)).toContain(
    'enqueue("data")',
  );
  expect(url.searchParams.get('path')).toBe('/assets?page=2');
});

it('renders the page again in a process that never sent it, and finds nothing when it changed', async () => {
  const { href } = createPageData({ render: async () => undefined }).takeOut(page('data'), '/assets');
  const key = href!.split('/')[2]!.split('?')[0]!;
  const render = vi.fn(async () => page('data'));

  expect(await createPageData({ render }).find(key, '/assets')).toContain('enqueue("data")');
  expect(await createPageData({ render: async () => page('other') }).find(key, '/assets')).toBeNull();
});

it.each([
  ['../../etc/passwd', '/assets'],
  ['AAAAAAAAAAAAAAAA', '//evil.example'],
  ['AAAAAAAAAAAAAAAA', 'http://evil.example'],
  ['AAAAAAAAAAAAAAAA', undefined],
])('asks for nothing at %s of %s', async (key, path) => {
  const render = vi.fn(async () => undefined);

  expect(await createPageData({ render }).find(key, path)).toBeNull();
  expect(render).not.toHaveBeenCalled();
});
