import { afterEach, expect, it, vi } from 'vitest';
import { loadExamples } from './load-examples.tsx';

afterEach(() => vi.unstubAllGlobals());

it('omits what a budget buys where there are too few listings', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { deals: [] }, message: 'Success' }));

  expect(await loadExamples('phuket', { locale: 'th', signal: AbortSignal.timeout(1_000) })).toBeNull();
});
