import { inLocale } from '@yoodee/i18n/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { MapResults } from './map-results.tsx';
import type { ResultView } from './result-view.ts';

const documentOf = (resultView: ResultView, locale: 'th' | 'en') => {
  const Wrapper = inLocale(locale);
  const results = (
    <MapResults resultView={resultView} query={{}} total={1} cards={[]}>
      <p>the list</p>
    </MapResults>
  );
  const router = createMemoryRouter([{ path: '*', element: results }], { initialEntries: ['/assets'] });
  const markup = renderToStaticMarkup(
    <Wrapper>
      <RouterProvider router={router} />
    </Wrapper>,
  );
  // A parser without scripts reads the content of `noscript`.
  return new DOMParser().parseFromString(markup, 'text/html');
};

describe.each([
  ['th', 'แผนที่ต้องใช้ JavaScript ประกาศเดียวกันอยู่ในรายการนี้'],
  ['en', 'The map needs JavaScript. The same listings are in this list.'],
] as const)('without script in %s', (locale, words) => {
  it.each(['map', 'split'] as const)('view=%s says above the list that the map needs JavaScript', (view) => {
    const { body } = documentOf(view, locale);

    expect(body.querySelector('noscript')!.textContent).toBe(words);
    expect(body.textContent).toBe(`${words}the list`);
  });

  it('the list view has no such note', () => {
    expect(documentOf('list', locale).body.textContent).toBe('the list');
  });
});
