import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inLocale } from '@yoodee/i18n/testing';
import { MapCanvas } from '@yoodee/map/canvas';
import { createTestMap } from '@yoodee/map/testing';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReachPoint } from './reach-point.tsx';
import { ReachShade } from './reach-shade.tsx';

const circles = [
  { lat: 13.73, lng: 100.56, metres: 1_500 },
  { lat: 13.74, lng: 100.56, metres: 900 },
];
let reply: () => Response;
const answer = (status: number, body: object) => () => new Response(JSON.stringify(body), { status });
const succeeds = (reach: string[]) =>
  answer(200, { data: reach.map((each) => ({ reach: each, circles })), message: 'Success' });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => reply()),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const renderShade = (reach: string[]) => {
  const map = createTestMap();
  reply = succeeds(reach);
  const { unmount } = render(
    <MapCanvas bounds={[100, 13, 101, 14]} onRest={() => undefined} createEngine={map.createEngine}>
      <ReachShade reach={reach} />
    </MapCanvas>,
    { wrapper: inLocale('en') },
  );
  return { map, unmount };
};

it('shades the reachable area and explains it', async () => {
  const { map } = renderShade(['E4,40']);

  expect(await screen.findByText('Shaded: within the chosen time (estimate)')).toBeTruthy();
  await waitFor(() => expect(map.state.shades).toHaveLength(2));
  expect(String(vi.mocked(fetch).mock.calls[0]![0])).toContain('/geo/reach?reach=E4%2C40');
});

it('uses a darker shade for the area within reach of both places', async () => {
  const { map } = renderShade(['E4,40', 'N8,30']);

  expect(await screen.findByText('Darker: both places within time (estimate)')).toBeTruthy();
  await waitFor(() => expect(map.state.shades).toHaveLength(4));
});

const renderPoint = () => {
  const router = createMemoryRouter([{ path: '*', element: <ReachPoint /> }], {
    initialEntries: ['/en/assets?property_type=condo&page=3'],
  });
  render(<RouterProvider router={router} />, { wrapper: inLocale('en') });
  return () => decodeURIComponent(router.state.location.search);
};
const locatedAt = (latitude: number, longitude: number) =>
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: { getCurrentPosition: (found: (at: object) => void) => found({ coords: { latitude, longitude } }) },
  });

it('uses the position of the visitor, rounded to about 1 km, as the destination', async () => {
  reply = succeeds(['x']);
  locatedAt(13.73456, 100.56123);
  const search = renderPoint();

  await userEvent.click(screen.getByRole('button', { name: 'Where I am now' }));

  await waitFor(() => expect(search()).toBe('?property_type=condo&reach=13.73,100.56,40'));
});

it.each([
  [400, { errors: { reach: 'unknown_value' } }, 'No station is within a walk'],
  [503, {}, 'could not be checked'],
])('says when the point cannot be used (%i)', async (status, body, words) => {
  reply = answer(status, { data: null, message: 'x', code: 'invalid_request', ...body });
  locatedAt(18.79, 98.98);
  const search = renderPoint();

  await userEvent.click(screen.getByRole('button', { name: 'Where I am now' }));

  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(search()).toBe('?property_type=condo&page=3');
});

it('reports that the browser does not give the position', async () => {
  vi.stubGlobal('navigator', { ...navigator });
  renderPoint();

  await userEvent.click(screen.getByRole('button', { name: 'Where I am now' }));

  expect((await screen.findByRole('alert')).textContent).toContain('pick a point on the map');
});
