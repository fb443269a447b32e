// @vitest-environment node
import { lazy, Suspense, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { isPartial, renderWhole } from './render-whole.server';

interface Part {
  default: () => ReactNode;
}

const pageWith = (fetchPart: () => Promise<Part>) => {
  const Lazy = lazy(fetchPart);
  return (
    <Suspense fallback="waiting">
      <Lazy />
    </Suspense>
  );
};

it('waits for a part that the process meets for the first time', async () => {
  let arrive!: (part: Part) => void;
  const fetchPart = vi.fn(() => new Promise<Part>((resolve) => (arrive = resolve)));
  const page = pageWith(fetchPart);

  const first = renderWhole(page);
  arrive({ default: () => <p>here</p> });

  for (const { html } of [await first, await renderWhole(page)]) expect(html).toContain('<p>here</p>');
  expect(isPartial((await first).html)).toBe(false);
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

it('leaves a broken part to the browser, and its cause to the log', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const page = pageWith(() => Promise.reject(new Error('not there')));

  const { html } = await renderWhole(page);

  expect(isPartial(html)).toBe(true);
  expect(log.mock.calls.flat().map(String).join()).toContain('not there');
  log.mockRestore();
});
