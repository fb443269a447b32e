import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeStore } from '@yoodee/auth';
import { inLocale } from '@yoodee/i18n/testing';
import { createTestMap } from '@yoodee/map/testing';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { memberAsset } from '../../../testing/member-asset.ts';
import { DraftFormProvider } from '../draft-form.ts';
import { PinMap } from './pin-map.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The map of the form of a new listing, in real time. */
const openMap = (onClose: (() => void) | null = null) => {
  const api = fakeApi();
  api.help.suggestions = {
    ...api.help.suggestions,
    leading: 'stations',
    stations: [
      {
        ...{ name: { th: 'อโศก', en: 'Asok' }, line: { th: 'สายสุขุมวิท', en: 'Sukhumvit Line' } },
        ...{ line_colour: '#7abb3a', filters: 'station=E4&station_m=800' },
      },
    ],
    preview: {
      count: 3,
      parts: [{ key: 'road', value: 'อโศกมนตรี', name: { th: 'อโศกมนตรี', en: 'Asok Montri' } }],
    },
  };
  const change = vi.fn();
  const map = createTestMap();
  render(
    <Provider store={makeStore()}>
      <DraftFormProvider
        value={{ fields: memberAsset(), edits: {}, asset: undefined, refused: {}, asked: null, change }}
      >
        <PinMap onClose={onClose} createEngine={map.createEngine} />
      </DraftFormProvider>
    </Provider>,
    { wrapper: inLocale('th') },
  );
  const type = (text: string) => userEvent.type(screen.getByRole('combobox', { name: 'เลื่อนแผนที่ไปที่' }), text);
  const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('option', { name }));
  const view = () =>
    map.shown
      .at(-1)
      ?.bounds.map((degrees) => degrees.toFixed(3))
      .join();
  return { api, map, view, change, type, choose, said: (text: string | RegExp) => screen.findByText(text) };
};

it('moves the map to a station, and leaves the pin to the seller', async () => {
  const { view, change, type, choose, said } = openMap();

  await type('อโศก');
  await screen.findByRole('option', { name: /สายสุขุมวิท/ });
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['อโศกสายสุขุมวิท', 'อโศกมนตรีถนน', '“อโศก” ตามที่ประกาศอื่นเขียนไว้']);
  await choose(/สายสุขุมวิท/);

  await said('แผนที่อยู่ที่ อโศก แล้ว แตะเพื่อวางหมุด');
  await expect.poll(view).toBe('100.556,13.733,100.564,13.741');
  expect(change).not.toHaveBeenCalled();
});

it('finds a soi by the texts of other listings', async () => {
  const { view, type, choose, said } = openMap();

  await type('ทองหล่อ 10');
  await choose(/ตามที่ประกาศอื่นเขียนไว้/);

  await said(/^แผนที่อยู่ที่/);
  await expect.poll(view).toBe('100.572,13.722,100.588,13.738');
});

it('shows a message if no listing has the place, and if the search fails', async () => {
  const { api, type, choose, said } = openMap();
  await type('อโศก');
  await choose(/ถนน/);
  await said(/ยังไม่รู้ว่า อโศกมนตรี อยู่ตรงไหน/);

  api.isOffline = true;
  await type('พระราม 9');

  await said('ตอนนี้ค้นหาไม่ได้ เลื่อนแผนที่เองได้เลย');
});

it('is in full screen on a phone until it is closed, and puts the pin into the form', async () => {
  const close = vi.fn();
  const { map, change } = openMap(close);
  const dialog = await screen.findByRole('dialog', { name: 'ปักหมุด' });

  await within(dialog).findByRole('button', { name: 'วางหมุดกลางแผนที่' });
  map.click({ lat: 13.75, lng: 100.5 });
  await userEvent.click(within(dialog).getByRole('button', { name: 'เสร็จ' }));

  expect(change).toHaveBeenCalledWith({ lat: 13.75, lng: 100.5 });
  expect(close).toHaveBeenCalled();
});
