import { cleanup, render } from '@testing-library/react';
import { readAssetQuery } from '@yoodee/api-contract/asset-query';
import { decodeArea } from '@yoodee/api-contract/drawn-areas';
import { inLocale } from '@yoodee/i18n/testing';
import { createTestMap } from '@yoodee/map/testing';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider, useLocation, useSearchParams } from 'react-router';
import { vi } from 'vitest';
import { AssetMap } from './asset-map.tsx';

/** No media query matches (a narrow screen), and the API finds nothing. */
export const stubEmptyMap = () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const nothing = { clusters: [], pins: [], total: 0, bounds: [100.4, 13.6, 100.6, 13.9] };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify({ data: nothing, message: 'Success' }))),
  );
};

export const removeMap = () => {
  cleanup();
  vi.unstubAllGlobals();
};

/** Renders the English map at a URL and updates it when the URL changes. */
export const renderMapAt = (url: string) => {
  const map = createTestMap();
  let shown = { pathname: '', search: '' };
  const Results = () => {
    const location = useLocation();
    const { query } = readAssetQuery(useSearchParams()[0]);
    useLayoutEffect(() => {
      shown = location;
    }, [location]);
    return (
      <AssetMap query={query} cards={[]} pointedId={null} onPoint={() => undefined} createEngine={map.createEngine} />
    );
  };
  const router = createMemoryRouter([{ path: '*', element: <Results /> }], { initialEntries: [url] });
  render(<RouterProvider router={router} />, { wrapper: inLocale('en') });
  const params = () => new URLSearchParams(shown.search);
  /** The drawn areas of the address. */
  const areas = () =>
    params()
      .getAll('drawn')
      .map((area) => decodeArea(area));
  const address = () => shown.pathname + decodeURIComponent(shown.search);
  return { map, params, areas, address };
};
