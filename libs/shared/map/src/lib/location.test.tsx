import { inLocale } from '@yoodee/i18n/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestMap } from '../testing.ts';
import { LocationMap } from './location-map.tsx';
import { LocationMapCanvas } from './location-map-canvas.tsx';
import { LocationPickerCanvas } from './location-picker-canvas.tsx';
import type { Point } from './map-engine.ts';

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() })),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const bangkok = { lat: 13.75, lng: 100.5 };

describe('LocationMapCanvas', () => {
  it('shows a pin for an exact location', async () => {
    const map = createTestMap();
    const { container } = render(
      <LocationMapCanvas point={{ ...bangkok, isExact: true }} createEngine={map.createEngine} />,
      { wrapper: inLocale('th') },
    );

    await waitFor(() => expect(container.querySelector('[data-place="13.75,100.5"]')).not.toBeNull());
    expect(map.state.circle).toBeNull();
  });

  it('shows a circle for an approximate location', async () => {
    const map = createTestMap();
    const { container } = render(
      <LocationMapCanvas point={{ ...bangkok, isExact: false }} createEngine={map.createEngine} />,
      { wrapper: inLocale('th') },
    );

    await waitFor(() =>
      expect(map.state.circle).toEqual({ center: expect.objectContaining(bangkok), radiusMetres: 200 }),
    );
    expect(container.querySelector('[data-place]')).toBeNull();
  });

  it('shows the outline of a plot around an exact location, never around an approximate one', async () => {
    const outline = '13.75,100.5*;13.75,100.5002;13.7504,100.5002';
    const [exact, approximate] = [createTestMap(), createTestMap()];
    const show = (isExact: boolean, { createEngine }: ReturnType<typeof createTestMap>) =>
      render(<LocationMapCanvas point={{ ...bangkok, isExact, outline }} createEngine={createEngine} />, {
        wrapper: inLocale('th'),
      });

    show(true, exact);
    await waitFor(() => expect(exact.state.shapes?.areas).toMatchObject([[{ lat: 13.75, lng: 100.5 }, {}, {}]]));

    show(false, approximate);
    await waitFor(() => expect(approximate.state.circle).not.toBeNull());
    expect(approximate.state.shapes).toBeNull();
  });
});

describe('LocationMap', () => {
  it('does not load while its button has the focus, and keeps the focus when it is pressed', async () => {
    let enterViewport = () => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: IntersectionObserverCallback) {
          const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
          enterViewport = () => act(() => callback(entries, this as unknown as IntersectionObserver));
        }
        observe() {}
        disconnect() {}
      },
    );
    const { container } = render(<LocationMap point={{ ...bangkok, isExact: true }} />, { wrapper: inLocale('en') });

    await userEvent.tab();
    enterViewport();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show map' }));

    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: 'Show map' })).toBeNull();
    expect(document.activeElement).toBe(container.firstElementChild);
  });
});

describe('LocationPickerCanvas', () => {
  const renderPicker = (first: Point | null) => {
    const map = createTestMap();
    const values: (Point | null)[] = [];
    const Field = () => {
      const [value, setValue] = useState(first);
      return (
        <LocationPickerCanvas
          value={value}
          onChange={(changed) => {
            values.push(changed);
            setValue(changed);
          }}
          around={[100, 13, 101, 14]}
          createEngine={map.createEngine}
        />
      );
    };
    render(<Field />, { wrapper: inLocale('en') });
    return { map, values };
  };

  it('places the pin where the map is clicked', async () => {
    const { map, values } = renderPicker(null);
    await screen.findByRole('button', { name: 'Put the pin in the middle' });

    map.click({ lat: 13.123456789, lng: 100.5 });

    await screen.findByRole('button', { name: /^Pin,/ });
    expect(values).toEqual([{ lat: 13.123457, lng: 100.5 }]);
    expect(screen.getByRole('status').textContent).toContain('13.12346, 100.50000');
  });

  it('places and removes the pin without a pointer', async () => {
    const { values } = renderPicker(null);

    await userEvent.click(await screen.findByRole('button', { name: 'Put the pin in the middle' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the pin' }));

    expect(values).toEqual([{ lat: 13.5, lng: 100.5 }, null]);
  });

  it('moves the pin by dragging and by the arrow keys, ten times as far with Shift', async () => {
    const { map, values } = renderPicker(bangkok);
    const pin = await screen.findByRole('button', { name: /^Pin,/ });

    fireEvent.keyDown(pin, { key: 'ArrowUp' });
    fireEvent.keyDown(pin, { key: 'ArrowUp', shiftKey: true });
    map.drag(pin, { lat: 13.8, lng: 100.6 });

    expect(values).toEqual([
      { lat: 13.750045, lng: 100.5 },
      { lat: 13.750494, lng: 100.5 },
      { lat: 13.8, lng: 100.6 },
    ]);
  });
});
