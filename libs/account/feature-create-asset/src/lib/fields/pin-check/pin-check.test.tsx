import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { otherProvince } from '@yoodee/map/other-province';
import { fakeApi } from '../../../testing/fake-api.ts';
import { memberAsset } from '../../../testing/member-asset.ts';
import { renderApp, settle } from '../../../testing/render-app.tsx';
import { clearUnsavedEdits } from '../../../testing/unsaved-edits.ts';

vi.mock('@yoodee/map/other-province', () => ({ otherProvince: vi.fn() }));

const step = '/my-account/create-asset?step=2&id=17';
const inChonBuri = { lat: 13.1, lng: 101.1 };

beforeEach(() => {
  clearUnsavedEdits();
  vi.mocked(otherProvince).mockImplementation(async ({ lat }, code) => (lat < 13.5 && code !== '20' ? '20' : null));
});

const renderStep = async (point: { lat: number; lng: number }) => {
  const api = fakeApi(memberAsset({ ...point, province_code: '10', district_code: '1039', subdistrict_code: null }));
  const app = await renderApp(step);
  await settle(1_000);
  // The notice is loaded when it is needed, and the clock of the test does not wait for files.
  await vi.dynamicImportSettled();
  await settle(1_000);
  return { api, ...app };
};
const warning = 'หมุดอยู่ในชลบุรี แต่ที่อยู่ที่เลือกคือกรุงเทพมหานคร';

it('says that pin and address disagree, and takes the address of the pin', async () => {
  const { api, user } = await renderStep(inChonBuri);
  expect(screen.getByRole('alert').textContent).toContain(warning);

  await user.click(screen.getByRole('button', { name: 'เปลี่ยนที่อยู่เป็นชลบุรี' }));
  await settle(2_000);

  expect(api.asset()).toMatchObject({ province_code: '20', district_code: null, ...inChonBuri });
  expect(screen.queryByText(/หมุดอยู่ใน/)).toBeNull();
});

it('or takes the pin away', async () => {
  const { api, user } = await renderStep(inChonBuri);
  expect(screen.getByRole('alert').textContent).toContain(warning);

  await user.click(screen.getByRole('button', { name: 'ปักหมุดใหม่ในกรุงเทพมหานคร' }));
  await settle(2_000);

  expect(api.asset()).toMatchObject({ province_code: '10', lat: null, lng: null });
});

it('says nothing where they agree', async () => {
  await renderStep({ lat: 13.74, lng: 100.56 });
  await settle(1_000);

  expect(screen.queryByText(/หมุดอยู่ใน/)).toBeNull();
});
