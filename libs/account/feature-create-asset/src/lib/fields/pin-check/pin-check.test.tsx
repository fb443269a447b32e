import { screen } from '@testing-library/react';
import type { PlacesNear } from '@yoodee/api-contract/place-suggestions';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { memberAsset } from '../../../testing/member-asset.ts';
import { renderApp, settle } from '../../../testing/render-app.tsx';
import { clearUnsavedEdits } from '../../../testing/unsaved-edits.ts';

const step = '/my-account/create-asset?step=2&id=17';
const inChonBuri = { lat: 13.1, lng: 101.1 };

beforeEach(clearUnsavedEdits);

const near = (subdistrict_code: string, district_code = subdistrict_code.slice(0, 4)) => ({
  ...{ province_code: '10', district_code, subdistrict_code, postal_code: '10110', count: 3, metres: 80 },
  ...{ name: { th: `แขวง${subdistrict_code}`, en: '' }, within: { th: 'คลองเตย กรุงเทพมหานคร', en: '' } },
});

const renderStep = async (point: { lat: number; lng: number }, around: Partial<PlacesNear> = {}) => {
  const api = fakeApi(
    memberAsset({ ...point, province_code: '10', district_code: '1039', subdistrict_code: null, postal_code: '10111' }),
  );
  api.help.near = { ...api.help.near, ...around };
  const app = await renderApp(step);
  await settle(1_000);
  return { api, ...app };
};
/** The notice is loaded on demand. Loading files takes real time, but the clock of the test is fake. */
const notice = () => vi.waitFor(() => screen.getByRole('alert'), { timeout: 20_000 });
const warning = 'หมุดอยู่ในชลบุรี แต่ที่อยู่ที่เลือกคือกรุงเทพมหานคร';

it('says that pin and address disagree, and takes the address of the pin', async () => {
  const { api, user } = await renderStep(inChonBuri);
  expect((await notice()).textContent).toContain(warning);

  await user.click(screen.getByRole('button', { name: 'เปลี่ยนที่อยู่เป็นชลบุรี' }));
  await settle(2_000);

  expect(api.asset()).toMatchObject({ province_code: '20', district_code: null, ...inChonBuri });
  expect(screen.queryByText(/หมุดอยู่ใน/)).toBeNull();
});

it('or removes the pin', async () => {
  const { api, user } = await renderStep(inChonBuri);
  expect((await notice()).textContent).toContain(warning);

  await user.click(screen.getByRole('button', { name: 'ปักหมุดใหม่ในกรุงเทพมหานคร' }));
  await settle(2_000);

  expect(api.asset()).toMatchObject({ province_code: '10', lat: null, lng: null });
});

it('says nothing where they agree', async () => {
  await renderStep({ lat: 13.74, lng: 100.56 });
  await settle(1_000);

  expect(screen.queryByText(/หมุดอยู่ใน/)).toBeNull();
});

it('says that a pin is in the sea or abroad, and removes it', async () => {
  const { api, user } = await renderStep({ lat: 12.4, lng: 100.4 });
  expect((await notice()).textContent).toContain('หมุดดูเหมือนอยู่ในทะเลหรือนอกประเทศไทย');

  await user.click(screen.getByRole('button', { name: 'เอาหมุดออก' }));
  await settle(2_000);

  expect(api.asset()).toMatchObject({ lat: null, lng: null });
});

it('guesses the subdistrict from listings near the pin, and keeps the typed postal code', async () => {
  const around = { places: [near('103901'), near('103902'), near('103301')], districts: ['1039', '1033'] };
  const { api, user } = await renderStep({ lat: 13.74, lng: 100.56 }, around);
  const guess = await vi.waitFor(() => screen.getByRole('button', { name: /103902/ }), { timeout: 20_000 });
  expect(screen.queryByRole('button', { name: /103301/ })).toBeNull();

  await user.click(guess);
  await settle(2_000);

  expect(api.asset()).toMatchObject({ district_code: '1039', subdistrict_code: '103902', postal_code: '10111' });
});

it('knows the address by outlines, and fills it in', async () => {
  const outlined = { place: near('103902'), possible: ['103902'] };
  const { api, user } = await renderStep({ lat: 13.74, lng: 100.56 }, { outlined, places: [near('103901')] });
  const found = await vi.waitFor(() => screen.getByRole('button', { name: /103902/ }), { timeout: 20_000 });
  expect(screen.getByText('หมุดอยู่ที่ (กดเพื่อใช้เป็นที่อยู่)')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /103901/ })).toBeNull();

  await user.click(found);
  await settle(2_000);

  expect(api.asset()).toMatchObject({ district_code: '1039', subdistrict_code: '103902', postal_code: '10111' });
  expect(screen.queryByText(/หมุดอยู่/)).toBeNull();
});

it('says by outlines that the pin is in another district', async () => {
  const outlined = { place: near('103301'), possible: ['103301', '103302'] };
  const { api, user } = await renderStep({ lat: 13.72, lng: 100.56 }, { outlined });
  expect((await notice()).textContent).toContain('แต่ที่อยู่ที่เลือกคือวัฒนา');

  await user.click(screen.getByRole('button', { name: /^เปลี่ยนที่อยู่เป็นแขวง103301/ }));
  await settle(2_000);

  expect(api.asset()).toMatchObject({ district_code: '1033', subdistrict_code: '103301', lat: 13.72 });
});

it('questions the district if all listings around the pin are in another one', async () => {
  const around = { places: [near('103301')], districts: ['1033'] };
  const { api, user } = await renderStep({ lat: 13.72, lng: 100.56 }, around);
  expect((await notice()).textContent).toContain('ประกาศรอบหมุดอยู่ในคลองเตย กรุงเทพมหานคร แต่ที่อยู่ที่เลือกคือวัฒนา');

  await user.click(screen.getByRole('button', { name: /^เปลี่ยนที่อยู่เป็น/ }));
  await settle(2_000);

  expect(api.asset()).toMatchObject({ district_code: '1033', subdistrict_code: '103301', postal_code: '10110' });
});
