import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encodeArea, type Corner } from '@yoodee/api-contract/drawn-areas';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeMap, renderMapAt, stubEmptyMap } from '../asset-map.testing.tsx';

beforeEach(stubEmptyMap);
afterEach(removeMap);

const square: Corner[] = [
  { lat: 13.7, lng: 100.5 },
  { lat: 13.8, lng: 100.5 },
  { lat: 13.8, lng: 100.6 },
  { lat: 13.7, lng: 100.6 },
];
const elsewhere: Corner[] = [
  { lat: 18.7, lng: 98.9 },
  { lat: 18.8, lng: 98.9 },
  { lat: 18.8, lng: 99 },
];

/** A map with drawn areas, which are being edited. */
const startEditing = async (...drawn: Corner[][]) => {
  const address = `/en/assets?view=map&page=2&${drawn.map((area) => `drawn=${encodeArea(area)}`).join('&')}`;
  const shown = renderMapAt(address);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit area' }));
  await screen.findByRole('group', { name: 'Edit drawn areas' });
  shown.map.state.bounds = [100.4, 13.6, 100.8, 13.9];
  return shown;
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => userEvent.click(button(name));
const status = () => screen.getByRole('status').textContent;

it('moves a corner by dragging; the URL changes when editing is done', async () => {
  const { map, params, areas } = await startEditing(square);
  expect(status()).toBe('Drag a point to move it, tap a small one to add a point');

  act(() => map.drag(button('Point 3 of 4'), { lat: 13.85, lng: 100.65 }));
  expect(map.state.shapes?.areas).toEqual([square.with(2, { lat: 13.85, lng: 100.65 })]);
  await press('Done');

  expect(areas()).toEqual([square.with(2, { lat: 13.85, lng: 100.65 })]);
  expect(params().has('page')).toBe(false);
  expect(screen.queryByRole('group', { name: 'Edit drawn areas' })).toBeNull();
});

it('moves and deletes corners by keyboard, adds one in the middle of a side, and undoes all of it', async () => {
  const { areas } = await startEditing(square);
  expect(document.activeElement).toBe(button('Point 1 of 4'));

  await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
  expect(status()).toBe('Point 1 of 4: drag it, or use the arrow keys');
  await userEvent.keyboard('{Delete}');
  expect(document.activeElement).toBe(button('Point 1 of 3'));
  // An area keeps at least three corners.
  await userEvent.keyboard('{Delete}');
  expect(button('Delete point').disabled).toBe(true);
  await press('Add a point after point 2');
  expect(document.activeElement).toBe(button('Point 3 of 4'));
  for (let steps = 0; steps < 4; steps++) await press('Undo');
  expect(button('Undo').disabled).toBe(true);

  await press('Done');
  expect(areas()).toEqual([square]);
});

it('refuses sides that cross with words until they are mended', async () => {
  const { map, areas } = await startEditing(square);

  act(() => map.drag(button('Point 1 of 4'), { lat: 13.75, lng: 100.7 }));
  expect(status()).toBe('The sides of the area cross each other.');
  expect(button('Done').disabled).toBe(true);
  await press('Undo');
  await press('Delete area');
  expect(status()).toBe('No area is left. Press Done to search everywhere');
  await press('Done');

  expect(areas()).toEqual([]);
});

it('edits one of several areas, and clamps a corner to the bounds for drawing', async () => {
  const { map, areas } = await startEditing(square, elsewhere);

  await press('Edit area 2');
  act(() => map.drag(button('Point 3 of 3'), { lat: 18.8, lng: 140 }));
  await press('Done');

  expect(areas()).toEqual([square, elsewhere.with(2, { lat: 18.8, lng: 106 })]);
});

it('discards all changes with Escape', async () => {
  const { map, areas } = await startEditing(square);
  act(() => map.drag(button('Point 1 of 4'), { lat: 13.6, lng: 100.4 }));

  await userEvent.keyboard('{Escape}');

  expect(areas()).toEqual([square]);
  expect(screen.queryByRole('group', { name: 'Edit drawn areas' })).toBeNull();
});
