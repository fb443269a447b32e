import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AssetClusters } from '@yoodee/api-contract/clusters';
import { overlaysGone } from '@yoodee/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeMap, renderMapAt } from './asset-map.testing.tsx';

const found: AssetClusters = {
  clusters: [
    { lat: 13.8, lng: 100.5, count: 12, price_per_sqm: 85_000, bounds: [100.4, 13.7, 100.6, 13.9] },
    { lat: 13.6, lng: 100.5, count: 2, price_per_sqm: null, bounds: [100.5, 13.6, 100.5, 13.6] },
  ],
  pins: [
    { id: 7, lat: 13.7, lng: 100.5, price: 3_500_000, is_rent: false },
    { id: 8, lat: 13.65, lng: 100.5, price: 25_000, is_rent: true },
  ],
  total: 16,
  bounds: [100.4, 13.6, 100.6, 13.9],
};

const jsonResponse = (data: unknown, status = 200) =>
  new Response(JSON.stringify({ data, message: status === 200 ? 'Success' : 'failed', code: 'unexpected' }), {
    status,
  });

const requestedUrls = () =>
  vi.mocked(fetch).mock.calls.map(([url]) => new URL(String(url), 'http://site').searchParams);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => jsonResponse(found)),
  );
});
afterEach(async () => {
  removeMap();
  // The history entry of a closed card is removed asynchronously.
  await overlaysGone();
});

const renderMap = async (url: string) => {
  const { map, address } = renderMapAt(url);
  await screen.findAllByRole('button', { name: /^12 listings/ });
  return { map, address };
};

it('outlines the province of the search', async () => {
  const { map } = await renderMap('/en/assets?view=map&province=50');

  expect(map.state.outlined).toEqual({ province: '50' });
});

const corner = [100.55, 13.73];
const outline = { rings: [[corner, [100.59, 13.73], [100.59, 13.75], corner]], credit: '© Example' };

it.each([
  ['of the district', '1039', outline],
  ['of the district where its subdistrict has none', '1039&subdistrict=103901', outline],
  ['of the province where neither has one', '1033&subdistrict=103301', { province: '10' }],
])('outlines the place of the search by the outline %s', async (_which, district, outlined) => {
  vi.mocked(fetch).mockImplementation(async (input) => {
    const { pathname } = new URL(String(input), 'http://site');
    if (!pathname.startsWith('/api/v1/geo/outlines/')) return jsonResponse(found);
    return jsonResponse(pathname.endsWith('/1039') ? outline : null);
  });

  const { map } = await renderMap(`/en/assets?view=map&province=10&district=${district}`);

  await waitFor(() => expect(map.state.outlined).toEqual(outlined));
});

it('outlines the province where the site cannot be asked for outlines', async () => {
  vi.mocked(fetch).mockImplementation(async (input) =>
    String(input).includes('/geo/outlines/') ? jsonResponse(null, 500) : jsonResponse(found),
  );

  const { map } = await renderMap('/en/assets?view=map&province=10&district=1039');

  await waitFor(() => expect(map.state.outlined).toEqual({ province: '10' }));
});

it('shows all matches, with short prices and medians', async () => {
  const { map } = await renderMap('/en/assets?view=map&property_type=condo&sort=price_asc&page=2');

  expect(map.shown).toEqual([{ bounds: found.bounds, how: 'roomily' }]);
  expect(screen.getByRole('button', { name: '12 listings, median ฿85,000/m², zoom in' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Listing ฿3.5M, show details' }).textContent).toBe('฿3.5M');
  expect(screen.getByRole('button', { name: /25,000/ }).textContent).toBe('฿25,000/mo');
  for (const params of requestedUrls()) {
    expect(params.get('property_type')).toBe('condo');
    expect([params.has('sort'), params.has('page'), params.has('bbox')]).toEqual([false, false, true]);
  }
});

it('shows the filtered place when there are no results', async () => {
  vi.mocked(fetch).mockResolvedValueOnce(jsonResponse({ clusters: [], pins: [], total: 0, bounds: null }));

  const { map } = await renderMap('/en/assets?view=map&province=10&price_max=100000');

  expect(map.shown).toEqual([{ bounds: found.bounds, how: 'roomily' }]);
  expect(requestedUrls().map((params) => params.get('price_max'))).toContain(null);
});

it('starts with the view in the URL', async () => {
  const { map } = await renderMap('/en/assets?view=map&bbox=100.5,13.7,100.6,13.8');

  expect(map.shown).toEqual([{ bounds: [100.5, 13.7, 100.6, 13.8], how: 'exactly' }]);
});

it('writes its new view into the URL, without the page number', async () => {
  const { map, address } = await renderMap('/en/assets?view=split&said=x&page=3&bbox=100.5,13.7,100.6,13.8');

  map.move([100.12345678, 13.1, 100.9, 13.9]);

  await waitFor(() => expect(address()).toBe('/en/assets?view=split&said=x&bbox=100.1235,13.1,100.9,13.9'));
  expect(map.shown).toHaveLength(1);
});

it('searches on demand when searching on move is off', async () => {
  const { map, address } = await renderMap('/en/assets?view=map');

  await userEvent.click(screen.getByRole('checkbox', { name: 'Search as I move the map' }));
  map.move([100, 13, 101, 14]);
  const search = await screen.findByRole('button', { name: 'Search this area' });
  expect(address()).toBe('/en/assets?view=map');
  await userEvent.click(search);

  expect(address()).toBe('/en/assets?view=map&bbox=100,13,101,14');
});

it('zooms in when a cluster is clicked, and links to the list when the cluster cannot be split', async () => {
  const { map, address } = await renderMap('/en/assets?view=map');

  await userEvent.click(screen.getByRole('button', { name: /^12 listings/ }));
  expect(map.shown.at(-1)).toEqual({ bounds: found.clusters[0]!.bounds, how: 'open' });

  await userEvent.click(screen.getByRole('button', { name: /^2 listings/ }));
  expect(address()).toBe('/en/assets?bbox=100.4995,13.5995,100.5005,13.6005');
});

it('reports that the card of a pin failed to load, and closes it by Escape', async () => {
  await renderMap('/en/assets?view=map');
  vi.mocked(fetch).mockResolvedValue(jsonResponse(null, 500));

  await userEvent.click(screen.getByRole('button', { name: 'Listing ฿3.5M, show details' }));
  await screen.findByText('This listing cannot be opened');
  await userEvent.keyboard('{Escape}');

  expect(screen.queryByText('This listing cannot be opened')).toBeNull();
});

it('moves focus to the card of a pin, and back to the pin when the card is closed', async () => {
  await renderMap('/en/assets?view=map');
  vi.mocked(fetch).mockResolvedValue(jsonResponse(null, 500));
  const pin = screen.getByRole('button', { name: /฿3\.5M/ });

  pin.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');

  expect(document.activeElement).toBe(pin);
});

it('closes the card of a pin by Back, and stays on the map', async () => {
  const { address } = await renderMap('/en/assets?view=map');
  vi.mocked(fetch).mockResolvedValue(jsonResponse(null, 500));
  await userEvent.click(screen.getByRole('button', { name: /฿3\.5M/ }));
  const shown = address();

  history.back();

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
  expect(address()).toBe(shown);
});

it('closes the card of a pin when an area is drawn', async () => {
  await renderMap('/en/assets?view=map');
  vi.mocked(fetch).mockResolvedValue(jsonResponse(null, 500));
  await userEvent.click(screen.getByRole('button', { name: /฿3\.5M/ }));

  await userEvent.click(screen.getByRole('button', { name: 'Draw area' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));

  await screen.findByRole('button', { name: 'Draw area' });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

it('keeps the tab order of pins from north to south when the map moves', async () => {
  const { map } = await renderMap('/en/assets?view=map');
  const between = { id: 9, lat: 13.75, lng: 100.5, price: 9_000_000, is_rent: false };
  vi.mocked(fetch).mockImplementation(async () => jsonResponse({ ...found, pins: [...found.pins, between] }));

  map.move([100, 13, 101, 14]);
  await screen.findByRole('button', { name: /฿9M/ });

  const buttons = screen.getAllByRole('button', { name: /^(Listing|\d+ listings)/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['12฿85,000/m²', '฿9M', '฿3.5M', '฿25,000/mo', '2']);
});

it('keeps its clusters when the next request fails, and retries on demand', async () => {
  const { map } = await renderMap('/en/assets?view=map');
  vi.mocked(fetch).mockResolvedValueOnce(jsonResponse(null, 500));

  map.move([100, 13, 101, 14]);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('button', { name: /^12 listings/ })).toBeTruthy();
  await userEvent.click(retry);

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});

it('marks pins whose cards were opened before', async () => {
  await renderMap('/en/assets?view=map');
  vi.mocked(fetch).mockResolvedValue(jsonResponse(null, 500));

  await userEvent.click(screen.getByRole('button', { name: /฿25,000/ }));

  expect(screen.getByRole('button', { name: 'Listing ฿25,000/mo, opened before, show details' })).toBeTruthy();
});

it('moves to the position of the visitor on request, rounded to about 1 km', async () => {
  const getCurrentPosition = vi.fn((found: PositionCallback) =>
    found({ coords: { latitude: 13.756789, longitude: 100.501234 } } as GeolocationPosition),
  );
  vi.stubGlobal('navigator', { ...navigator, onLine: true, geolocation: { getCurrentPosition } });
  const { map } = await renderMap('/en/assets?view=map');
  expect(getCurrentPosition).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Go to where I am' }));

  await waitFor(() => expect(map.shown.at(-1)!.how).toBe('open'));
  expect(map.state.circle).toEqual({ center: { lat: 13.76, lng: 100.5 }, radiusMetres: 800 });
  const [west, south, east, north] = map.shown.at(-1)!.bounds;
  expect([(west + east) / 2, (south + north) / 2].map((value) => value.toFixed(5))).toEqual(['100.50000', '13.76000']);
});

it('reports that the position of the visitor is unknown', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  await renderMap('/en/assets?view=map');

  await userEvent.click(screen.getByRole('button', { name: 'Go to where I am' }));

  await screen.findByText('Your location is not known. Allow it and try again.');
});
