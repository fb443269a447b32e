import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encodeArea, type Corner } from '@yoodee/api-contract/drawn-areas';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeMap, renderMapAt, stubEmptyMap } from '../asset-map.testing.tsx';

beforeEach(stubEmptyMap);
afterEach(removeMap);

const text = encodeArea([
  { lat: 13.7, lng: 100.5 },
  { lat: 13.8, lng: 100.5 },
  { lat: 13.8, lng: 100.6 },
]);
const corners: Corner[] = [
  { lat: 13.6, lng: 100.4 },
  { lat: 13.9, lng: 100.4 },
  { lat: 13.9, lng: 100.6 },
];
const status = () => screen.getByRole('status').textContent;

/** A map on which drawing has begun. */
const startDrawing = async (address = '/en/assets?view=map') => {
  const { map, params, areas } = renderMapAt(address);
  await userEvent.click(await screen.findByRole('button', { name: 'Draw area' }));
  const pad = await screen.findByRole('application', { name: 'Draw an area with the keyboard' });
  // Drawing starts when the pad gets focus, shortly after it is shown.
  await waitFor(() => expect(document.activeElement).toBe(pad));
  return {
    map,
    press: (point: Corner) => act(async () => map.press(point)),
    trace: (points: readonly Corner[]) => act(async () => map.trace(points)),
    params,
    areas,
  };
};

it('searches the area between pressed points when the first is pressed again', async () => {
  const { press, areas, params } = await startDrawing('/en/assets?view=map&bbox=100,13,101,14&page=2');

  for (const corner of corners) await press(corner);
  expect(status()).toBe('3 points set. Tap the first to close the area');
  await press({ lat: 13.605, lng: 100.403 });

  expect(areas()).toEqual([corners]);
  expect([params().has('bbox'), params().has('page'), params().get('view')]).toEqual([false, false, 'map']);
  expect(screen.queryByRole('application')).toBeNull();
});

it('searches the area inside a stroke, which is closed automatically', async () => {
  const { trace, areas } = await startDrawing();
  const circle = Array.from({ length: 500 }, (_, at) => ({
    lat: 13.7 + 0.1 * Math.sin((at * 2 * Math.PI) / 500),
    lng: 100.5 + 0.1 * Math.cos((at * 2 * Math.PI) / 500),
  }));

  await trace(circle);

  expect(areas()).toHaveLength(1);
  expect(areas()[0]!.length).toBeLessThan(60);
});

it('draws with the keyboard: arrows, Enter, Backspace, Enter twice', async () => {
  const { map, areas } = await startDrawing();
  map.state.bounds = [100.4, 13.6, 100.8, 13.9];

  await userEvent.keyboard('{Enter}{ArrowLeft}');
  expect(status()).toMatch(/^Arrow keys move the cursor/);
  await userEvent.keyboard('{Enter}{Shift>}{ArrowUp}{/Shift}{Enter}');
  expect(status()).toMatch(/^2 points set · Cursor 0 m from the last point$/);
  await userEvent.keyboard('{ArrowRight}{Enter}{Backspace}{Shift>}{ArrowRight}{/Shift}{Enter}{Enter}');

  const [area] = areas();
  expect(area).toHaveLength(3);
  expect(area![0]!.lng).toBeCloseTo(100.59, 4);
  expect(area![1]!.lat - area![0]!.lat).toBeCloseTo(0.05, 4);
});

it('undoes the last point, and does not close an area with fewer than three points', async () => {
  const { press } = await startDrawing();
  for (const corner of corners) await press(corner);

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

  expect(status()).toBe('2 points set');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(true);
});

it('explains why an area is invalid, and continues drawing', async () => {
  const { press, areas } = await startDrawing();
  for (const corner of [corners[0]!, corners[2]!, corners[1]!, { lat: 13.6, lng: 100.6 }]) await press(corner);

  await userEvent.click(screen.getByRole('button', { name: 'Done' }));

  expect(status()).toBe('The sides of the area cross each other.');
  expect(areas()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(status()).toMatch(/^3 points set/);
});

it('ends with Escape and changes nothing', async () => {
  const { press, params } = await startDrawing(`/en/assets?view=map&drawn=${text}`);
  await press(corners[0]!);

  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('application')).toBeNull();
  expect(params().getAll('drawn')).toEqual([text]);
});

it('adds to the areas of the URL, and does not search the view when the map moves', async () => {
  const { map, trace, areas, params } = await startDrawing(`/en/assets?view=map&drawn=${text}`);

  await trace(corners);
  await waitFor(() => expect(areas()).toHaveLength(2));
  await waitFor(() => expect(map.state.shapes?.areas).toHaveLength(2));
  act(() => map.move([100, 13, 101, 14]));

  expect(params().has('bbox')).toBe(false);
  expect(screen.queryByRole('checkbox', { name: 'Search as I move the map' })).toBeNull();
});
