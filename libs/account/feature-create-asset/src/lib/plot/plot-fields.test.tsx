import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { clearUnsavedEdits } from '../../testing/unsaved-edits.ts';
import { memberAsset } from '../../testing/member-asset.ts';
import { renderApp, settle } from '../../testing/render-app.tsx';
// Lazy modules are loaded before the tests begin.
import '@yoodee/i18n/messages/plot/th';
import './plot-fields.tsx';

const form = '/my-account/create-asset';
const pin = { lat: 13.7367, lng: 100.5231 };
const land = { listing_type: 'sale', property_type: 'land', ...pin, land_ngan: 2 } as const;
/** About 20 by 40 m. */
const typed = '13.7367, 100.5231\n13.7367, 100.523285\n13.7370616, 100.523285\n13.7370616, 100.5231';

beforeEach(clearUnsavedEdits);

const open = async (asset: Parameters<typeof memberAsset>[0]) => {
  const api = fakeApi(memberAsset(asset));
  const { user } = await renderApp(`${form}?step=2&id=17`);
  await user.click(await screen.findByText(/^พิมพ์มุมแปลง/));
  const type = async (text: string) => {
    const box = screen.getByRole('textbox', { name: /^มุมแปลง/ });
    await user.clear(box);
    await user.click(box);
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'ใช้มุมเหล่านี้' }));
    await settle(2_000);
  };
  return { api, user, type };
};

describe('the outline of a plot', () => {
  it('can be typed, is saved and compared with the deed, and has sides that face a road', async () => {
    const { api, user, type } = await open(land);

    await type(typed);
    expect(api.asset().plot_outline).toMatch(/^13\.7367,100\.5231;13\.7367,100\.523285;/);
    expect(screen.getByText(/^พื้นที่ตามรูปแปลง .* · ตามโฉนด 2 งาน/)).toBeDefined();

    await user.click(screen.getByRole('checkbox', { name: /^มุม 1–2 · 20 ม\./ }));
    await settle(2_000);
    expect(api.asset().plot_outline).toMatch(/^13\.7367,100\.5231\*;/);
  });

  it('shows a notice when it differs from the deed by more than 3 %', async () => {
    const { type } = await open({ ...land, land_ngan: 3 });

    await type(typed);

    expect(screen.getByText(/ต่างจากโฉนด 3 งาน เกิน 3%/)).toBeDefined();
  });

  it('is not saved while sides cross or a line cannot be read', async () => {
    const { api, type } = await open(land);

    await type('13.7367, 100.5231\n13.7370, 100.5233\n13.7367, 100.5233\n13.7370, 100.5231');
    expect(screen.getByText(/^ด้านของแปลงตัดกัน/)).toBeDefined();

    await type('13.7367, 100.5231\nมุมสวน');
    expect(screen.getByText(/^อ่านบรรทัดที่ 2 ไม่ได้/)).toBeDefined();
    expect(api.patches()).toEqual([]);
  });

  it('shows a notice immediately when it is far from the pin', async () => {
    const { type } = await open({ ...land, lat: 13.8 });

    await type(typed);

    expect(screen.getByText(/^รูปแปลงอยู่ห่างจากหมุดเกิน 2 กม\./)).toBeDefined();
  });

  it('waits for the pin before it can be drawn', async () => {
    await open({ ...land, lat: null, lng: null });

    expect(screen.getByRole('button', { name: 'วาดแปลงบนแผนที่' })).toHaveProperty('disabled', true);
    expect(screen.getByText('ปักหมุดก่อน แล้ววาดแปลงรอบหมุด')).toBeDefined();
  });
});

describe('flood and noise', () => {
  it('show the detail fields only after an answer', async () => {
    const api = fakeApi(memberAsset(land));
    const { user } = await renderApp(`${form}?step=3&id=17`);

    expect(screen.queryByRole('textbox', { name: /^ปีของข้อมูลน้ำท่วม/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'เคยท่วม' }));
    await user.type(screen.getByRole('textbox', { name: /^ปีของข้อมูลน้ำท่วม/ }), '2554');
    await user.type(screen.getByRole('textbox', { name: /^ระดับน้ำท่วม/ }), '30');
    await user.click(screen.getByRole('button', { name: 'ถนน' }));
    await user.click(screen.getByRole('button', { name: 'กลางคืน' }));
    await settle(2_000);
    expect(api.asset()).toMatchObject({ flood: 'flooded', flood_year: 2011, flood_depth_cm: 30 });
    expect(api.asset()).toMatchObject({ noise_sources: ['road'], noise_times: ['night'] });

    await user.click(screen.getByRole('button', { name: 'ไม่มีเท่าที่ทราบ' }));
    await settle(2_000);
    expect(api.asset()).toMatchObject({ noise_sources: ['none'], noise_times: null });
  });
});
