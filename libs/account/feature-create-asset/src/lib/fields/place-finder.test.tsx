import type { SuggestedPlace, SuggestedProject } from '@yoodee/api-contract/place-suggestions';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { clearUnsavedEdits } from '../../testing/unsaved-edits.ts';
import { memberAsset } from '../../testing/member-asset.ts';
import { renderApp, settle } from '../../testing/render-app.tsx';

const form = '/my-account/create-asset';

beforeEach(clearUnsavedEdits);
afterEach(() => vi.restoreAllMocks());

const finder = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'ค้นหาที่ตั้ง' });

/** Waits for the debounce and for the response. */
const answered = async () => {
  await settle(300);
  await settle();
};

const codes = { province_code: '10', district_code: '1039', subdistrict_code: '103902', postal_code: '10110' };
const within_ = { th: 'วัฒนา กรุงเทพมหานคร', en: 'Watthana, Bangkok' };
const place: SuggestedPlace = { ...codes, name: { th: 'คลองตันเหนือ', en: 'Khlong Tan Nuea' }, within: within_ };
const project: SuggestedProject = {
  id: 7,
  ...codes,
  name: { th: 'โนเบิล รีมิกซ์', en: 'Noble Remix' },
  within: within_,
  point: { lat: 13.7243, lng: 100.5785 },
  facilities: ['pool', 'fitness'],
  year_completed: 2017,
  storeys: 38,
  fee: { baht_per_sqm: 65.5, from: '2024-01-01' },
};

describe('finding the place', () => {
  it('by typing fills in the whole address', async () => {
    const api = fakeApi(memberAsset());
    api.help.places = [place];
    const { user } = await renderApp(`${form}?step=2&id=17`);

    await user.type(finder(), 'คลองตัน');
    await answered();
    await user.click(screen.getByRole('option', { name: /คลองตันเหนือ.*10110/ }));
    await settle(2_000);

    expect(api.asset()).toMatchObject(codes);
    expect(screen.getByText('ใส่ที่ตั้งแล้ว: คลองตันเหนือ วัฒนา กรุงเทพมหานคร')).toBeDefined();
  });

  it('by keyboard alone', async () => {
    const api = fakeApi(memberAsset());
    api.help.places = [{ ...place, subdistrict_code: '103901' }, place];
    const { user } = await renderApp(`${form}?step=2&id=17`);

    await user.type(finder(), '10110');
    await answered();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = within(screen.getByRole('listbox', { name: 'ที่ตั้งที่พบ' })).getByRole('option', { selected: true });
    expect(finder().getAttribute('aria-activedescendant')).toBe(chosen.id);
    await user.keyboard('{Enter}');
    await settle(2_000);

    expect(api.asset().subdistrict_code).toBe('103902');
    expect(finder().getAttribute('aria-expanded')).toBe('false');
  });

  it('removes the confirmation once something else is typed', async () => {
    const api = fakeApi(memberAsset());
    api.help.places = [place];
    const { user } = await renderApp(`${form}?step=2&id=17`);
    await user.type(finder(), 'คลองตัน');
    await answered();
    await user.click(screen.getByRole('option', { name: /คลองตันเหนือ.*10110/ }));

    await user.type(finder(), 'วัฒนา');
    await answered();

    expect(screen.getByRole('option', { name: /คลองตันเหนือ.*10110/ })).toBeDefined();
    expect(screen.queryByText(/^ใส่ที่ตั้งแล้ว/)).toBeNull();
  });

  it('distinguishes a project from a place with the same name', async () => {
    const complaints = vi.spyOn(console, 'error');
    const api = fakeApi(memberAsset());
    api.help.places = [place];
    api.help.projects = [{ ...project, name: { th: place.subdistrict_code!, en: null } }];
    const { user } = await renderApp(`${form}?step=2&id=17`);

    await user.type(finder(), '103902');
    await answered();

    expect(within(screen.getByRole('listbox', { name: 'ที่ตั้งที่พบ' })).getAllByRole('option')).toHaveLength(2);
    expect(complaints).not.toHaveBeenCalled();
  });

  it.each([
    [
      'เติมให้เลย',
      { ...codes, lat: 13.7243, facilities: ['garden', 'pool', 'fitness'], year_built: 2017, building_floors: 20 },
    ],
    ['ใส่แค่ชื่อโครงการ', { province_code: null, lat: null, facilities: ['garden'] }],
  ])('by a project asks before more than its name is taken: %s', async (button, taken) => {
    const api = fakeApi(
      memberAsset({ listing_type: 'sale', property_type: 'condo', facilities: ['garden'], building_floors: 20 }),
    );
    api.help.projects = [project];
    const { user } = await renderApp(`${form}?step=2&id=17`);

    await user.type(finder(), 'โนเบิล');
    await answered();
    await user.click(screen.getByRole('option', { name: /โนเบิล รีมิกซ์/ }));
    expect(screen.getByText(/สระว่ายน้ำ, ฟิตเนส/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: button }));
    await settle(2_000);

    expect(api.asset()).toMatchObject({
      project_id: 7,
      project_name_th: 'โนเบิล รีมิกซ์',
      project_name_en: 'Noble Remix',
      ...taken,
    });
    expect(document.activeElement).toBe(finder());
    expect(screen.getByText(/^ประกาศนี้อยู่ในโครงการ โนเบิล รีมิกซ์/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'ดูหน้าโครงการ' }).getAttribute('href')).toBe('/projects/7');
  });

  it('undoes what a project filled in, except fields that were changed since', async () => {
    const draft = { listing_type: 'sale', property_type: 'condo', project_name_th: 'เดิม' } as const;
    const api = fakeApi(memberAsset(draft));
    api.help.projects = [project];
    const { user } = await renderApp(`${form}?step=2&id=17`);
    await user.type(finder(), 'โนเบิล');
    await answered();
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(screen.getByRole('button', { name: 'เติมให้เลย' }));
    const postal = screen.getByLabelText(/รหัสไปรษณีย์/);
    await user.clear(postal);
    await user.type(postal, '10120');
    await user.click(screen.getByRole('button', { name: 'เลิกเติม' }));
    await settle(2_000);

    expect(api.asset()).toMatchObject({
      ...{ project_id: null, project_name_th: 'เดิม', province_code: null, lat: null, year_built: null },
      postal_code: '10120',
    });
    expect(screen.queryByRole('button', { name: 'เลิกเติม' })).toBeNull();
  });

  it('unlinks the project when another name is typed', async () => {
    const api = fakeApi(memberAsset({ project_id: 7, project_name_th: 'โนเบิล รีมิกซ์' }));
    const { user } = await renderApp(`${form}?step=2&id=17`);

    await user.type(screen.getByLabelText(/^ชื่อโครงการ(?! \()/), ' 2');
    await settle(2_000);

    expect(api.asset()).toMatchObject({ project_id: null, project_name_th: 'โนเบิล รีมิกซ์ 2' });
    expect(screen.queryByText(/^ประกาศนี้อยู่ในโครงการ/)).toBeNull();
  });

  it('refers to the lists if nothing is found and without a network', async () => {
    const api = fakeApi(memberAsset());
    const { user } = await renderApp(`${form}?step=2&id=17`);

    await user.type(finder(), 'ฮฮฮ');
    await answered();
    expect(screen.getByText(/^ไม่พบข้อมูลที่ตรงกัน/)).toBeDefined();
    api.isOffline = true;
    await user.type(finder(), 'ฮ');
    await answered();

    expect(screen.getByText(/^ตอนนี้ค้นหาไม่ได้/)).toBeDefined();
  });
});
