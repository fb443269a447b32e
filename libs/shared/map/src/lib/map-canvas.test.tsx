import { inLocale } from '@yoodee/i18n/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestMap } from '../testing.ts';
import { MapCanvas } from './map-canvas.tsx';
import { MapUnsupported } from './map-engine.ts';
import { LayerMarker, MapMarkerLayer } from './map-marker-layer.tsx';
import { MapMarker } from './map-marker.tsx';
import { thailand } from './thailand.ts';

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() })),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('MapCanvas', () => {
  it('shows a loading state, then its markers and controls', async () => {
    const { createEngine } = createTestMap();
    render(
      <MapCanvas bounds={thailand} createEngine={createEngine}>
        <MapMarker lat={13.75} lng={100.5}>
          <button type="button">pin</button>
        </MapMarker>
      </MapCanvas>,
      { wrapper: inLocale('en') },
    );

    expect(screen.getByRole('status').textContent).toBe('Loading the map');
    const pin = await screen.findByRole('button', { name: 'pin' });
    expect(pin.closest<HTMLElement>('[data-place]')!.dataset.place).toBe('13.75,100.5');
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeTruthy();
  });

  it('reports its view after loading and after each move', async () => {
    const map = createTestMap();
    const rests: boolean[] = [];
    render(
      <MapCanvas
        bounds={thailand}
        createEngine={map.createEngine}
        onRest={(_engine, byVisitor) => rests.push(byVisitor)}
      />,
      { wrapper: inLocale('en') },
    );

    await userEvent.click(await screen.findByRole('button', { name: 'Zoom out' }));

    expect(rests).toEqual([false, true]);
  });

  it('switches between the drawn map and satellite images, where the site has some', async () => {
    const map = createTestMap({ hasSatellite: true });
    render(<MapCanvas bounds={thailand} createEngine={map.createEngine} />, { wrapper: inLocale('en') });
    const toggle = await screen.findByRole('button', { name: 'Satellite images', pressed: false });

    await userEvent.click(toggle);
    expect(screen.getByRole('button', { name: 'Satellite images', pressed: true })).toBe(toggle);
    await userEvent.click(toggle);

    expect(map.looks.map(({ isSatellite }) => isSatellite)).toEqual([true, false]);
  });

  it('has no button for satellite images that the site has not', async () => {
    render(<MapCanvas bounds={thailand} createEngine={createTestMap().createEngine} />, { wrapper: inLocale('en') });

    await screen.findByRole('button', { name: 'Zoom in' });
    expect(screen.queryByRole('button', { name: 'Satellite images' })).toBeNull();
  });

  it('shows a message in a browser without WebGL', async () => {
    render(<MapCanvas bounds={thailand} createEngine={() => Promise.reject(new MapUnsupported())} />, {
      wrapper: inLocale('th'),
    });

    await screen.findByText(/เบราว์เซอร์นี้แสดงแผนที่ไม่ได้/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('tries again after a failure', async () => {
    const { createEngine } = createTestMap();
    const failing = vi.fn(createEngine).mockRejectedValueOnce(new Error('offline'));
    render(<MapCanvas bounds={thailand} createEngine={failing} />, { wrapper: inLocale('en') });

    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    await screen.findByRole('button', { name: 'Zoom in' });
  });

  it('says that the map stopped when the browser takes its memory back, and draws it again when that is possible', async () => {
    const map = createTestMap();
    render(
      <MapCanvas bounds={thailand} createEngine={map.createEngine}>
        <MapMarkerLayer>
          <LayerMarker lat={13.75} lng={100.5}>
            pin
          </LayerMarker>
        </MapMarkerLayer>
      </MapCanvas>,
      { wrapper: inLocale('en') },
    );
    await screen.findByText('pin');

    act(() => map.lose());
    expect(screen.getByText(/^The map stopped/)).toBeTruthy();
    expect(screen.queryByText('pin')).toBeNull();
    act(() => map.restore());

    await screen.findByText('pin');
    expect(map.state.created).toBe(2);
    act(() => map.lose());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('pin');
  });

  it('removes the map on unmount, also one that loads after it', async () => {
    const map = createTestMap();
    const { unmount } = render(<MapCanvas bounds={thailand} createEngine={map.createEngine} />, {
      wrapper: inLocale('en'),
    });

    unmount();

    await waitFor(() => expect(map.state.isDestroyed).toBe(true));
  });
});
