import { expect, it, onTestFinished } from 'vitest';
import { createUpstream } from '../proxy/upstream.ts';
import { startUpstream } from '../testing/fake-upstream.ts';
import { createCachedPage, recompressedPage, sizeInBytes } from './cached-page.ts';

const cachedPage = async (html: string) => {
  const { origin } = await startUpstream((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(html);
  });
  const upstream = createUpstream(origin, { timeoutMs: 5000 });
  onTestFinished(() => upstream.close());
  const reply = await upstream.send({ method: 'GET', path: '/', headers: {} });
  return createCachedPage(reply, { version: 'v1', startedAt: 0, previous: undefined, policyFor: () => '' });
};

/** Numbers do not compress well: 4,000 of them are some kilobytes in each coding. */
const numbers = Array.from({ length: 4_000 }, (_, index) => (index * 7919) % 10_007).join(' ');

it.each(['<p>short', numbers])('keeps no more memory than its bytes', async (html) => {
  const fetched = await cachedPage(html);

  for (const page of [fetched, await recompressedPage(fetched)]) {
    const buffers = Object.values(page.body);
    const bytes = buffers.reduce((sum, { length }) => sum + length, 0);
    expect(buffers.map(({ buffer }) => buffer.byteLength)).toEqual(buffers.map(({ length }) => length));
    expect(sizeInBytes(page, '')).toBe(bytes + 4096);
    expect(bytes).toBeLessThan(Math.max(html.length, 10));
  }
});
