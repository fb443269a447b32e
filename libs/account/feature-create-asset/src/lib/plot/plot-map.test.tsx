import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlotCorner } from '@yoodee/asset-rules/outlines';
import { inLocale } from '@yoodee/i18n/testing';
import { createTestMap } from '@yoodee/map/testing';
import '@yoodee/i18n/messages/plot/th';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { PlotMap } from './plot-map.tsx';

afterEach(cleanup);

const pin = { lat: 13.7367, lng: 100.5231 };
const cornerAt = (lat: number, lng: number): PlotCorner => ({ lat, lng, isRoad: false });

/** The map of a plot that has no corner yet. */
const openMap = async () => {
  const map = createTestMap();
  const shown = { corners: [] as readonly PlotCorner[] };
  const Form = () => {
    const [corners, setCorners] = useState<readonly PlotCorner[]>([]);
    shown.corners = corners;
    return <PlotMap pin={pin} corners={corners} onChange={setCorners} createEngine={map.createEngine} />;
  };
  const { container } = render(<Form />, { wrapper: inLocale('th') });
  const at = ({ lat, lng }: { lat: number; lng: number }) => container.querySelector(`[data-place="${lat},${lng}"]`);
  await waitFor(() => expect(at(pin)).not.toBeNull());
  return { map, at, corners: () => shown.corners };
};

it('begins with the pin of the listing, around which the corners are set by clicks', async () => {
  const { map, at, corners } = await openMap();

  act(() => map.click({ lat: 13.737, lng: 100.523 }));
  act(() => map.click({ lat: 13.737, lng: 100.524 }));

  expect(corners()).toEqual([cornerAt(13.737, 100.523), cornerAt(13.737, 100.524)]);
  expect(at(pin)).not.toBeNull();
});

it('moves a corner by dragging, and removes the last one', async () => {
  const { map, corners } = await openMap();
  act(() => map.click({ lat: 13.737, lng: 100.523 }));
  act(() => map.click({ lat: 13.737, lng: 100.524 }));

  act(() => map.drag(screen.getByText('1'), { lat: 13.738, lng: 100.522 }));
  await userEvent.click(screen.getByRole('button', { name: 'ลบมุมล่าสุด' }));

  expect(corners()).toEqual([cornerAt(13.738, 100.522)]);
});
