import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SuggestedPlace, SuggestedProject } from '@yoodee/api-contract';
import { fakeApi } from '../testing/fake-api.ts';
import { forgetKept } from '../testing/kept.ts';
import { memberAsset, readyCondo } from '../testing/member-asset.ts';
import { renderApp, settle } from '../testing/render-app.tsx';

const form = '/my-account/create-asset';

beforeEach(forgetKept);

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const finder = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'ค้นหาที่ตั้ง' });

/** After the pause in typing the question is asked, and then it is answered. */
const answered = async () => {
  await settle(300);
  await settle();
};

const codes = { province_code: '10', district_code: '1039', subdistrict_code: '103902', postal_code: '10110' };
const within_ = { th: 'วัฒนา กรุงเทพมหานคร', en: 'Watthana, Bangkok' };
const place: SuggestedPlace = { ...codes, name: { th: 'คลองตันเหนือ', en: 'Khlong Tan Nuea' }, within: within_ };
const project: SuggestedProject = {
  ...codes,
  name: { th: 'โนเบิล รีมิกซ์', en: 'Noble Remix' },
  within: within_,
  point: { lat: 13.7243, lng: 100.5785 },
  facilities: ['pool', 'fitness'],
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

  it.each([
    ['เติมให้เลย', { ...codes, lat: 13.7243, facilities: ['garden', 'pool', 'fitness'] }],
    ['ใส่แค่ชื่อโครงการ', { province_code: null, lat: null, facilities: ['garden'] }],
  ])('by a project asks before more than its name is taken: %s', async (button, taken) => {
    const api = fakeApi(memberAsset({ listing_type: 'sale', property_type: 'condo', facilities: ['garden'] }));
    api.help.projects = [project];
    const { user } = await renderApp(`${form}?step=2&id=17`);

    await user.type(finder(), 'โนเบิล');
    await answered();
    await user.click(screen.getByRole('option', { name: /โนเบิล รีมิกซ์/ }));
    expect(screen.getByText(/สระว่ายน้ำ, ฟิตเนส/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: button }));
    await settle(2_000);

    expect(api.asset()).toMatchObject({ project_name_th: 'โนเบิล รีมิกซ์', project_name_en: 'Noble Remix', ...taken });
    expect(document.activeElement).toBe(finder());
  });

  it('leads to the lists where nothing is found and without a network', async () => {
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

  it.each([
    ['', 'จังหวัด', 'ไม่มีข้อมูล', 'เลือก'],
    ['/en', 'Province', 'No data', 'Choose'],
  ])('U4: a list that could not be had says so (%s)', async (prefix, label, noData, choose) => {
    const api = fakeApi(memberAsset({ province_code: null }));
    api.once('GET', /^\/geo\/provinces$/, () => Response.json(null, { status: 503 }));
    await renderApp(`${prefix}${form}?step=2&id=17`);

    const firstOf = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name }).options[0]?.text;
    expect(firstOf(new RegExp(`^${label}`))).toBe(noData);
    expect(firstOf(prefix ? /^District/ : /^เขต/)).toBe(choose);
  });
});

describe('the price', () => {
  const standing = { scope: 'district', compared: 24, per_sqm: 126_761, median: 120_000 } as const;

  it.each([
    [80, 120_000, /แพงกว่า 80% ของคอนโดมิเนียมขนาดใกล้กัน 24 ประกาศในเขต\/อำเภอเดียวกัน ราคากลาง ฿120,000\/ตร\.ม\./],
    [50, 120_000, /ช่วงปกติ/],
    [10, 120_000, /ถูกกว่า 90%/],
    [0, 1_200_000, /เลขศูนย์ขาดไปหรือไม่/],
    [100, 12_000, /เลขศูนย์เกินมาหรือไม่/],
  ])('above %i of a hundred, with a median of %i, is told in words', async (above_percent, median, words) => {
    const api = fakeApi(readyCondo());
    api.help.standing = { ...standing, above_percent, median };
    await renderApp(`${form}?step=4&id=17`);

    expect(screen.getByText(words)).toBeDefined();
  });

  it('is silent while it is typed, and where too few can be compared', async () => {
    const api = fakeApi(readyCondo());
    const { user } = await renderApp(`${form}?step=4&id=17`);
    expect(screen.queryByText(/ราคากลาง/)).toBeNull();
    api.help.standing = { ...standing, above_percent: 50 };

    await user.type(box(/^ราคาขาย/), '0');
    expect(api.to('GET', /price-standing/)).toHaveLength(1);
    await settle(2_000);

    expect(screen.getByText(/ช่วงปกติ/)).toBeDefined();
  });
});

describe('texts', () => {
  it('with contact details in them name the very words', async () => {
    fakeApi(readyCondo({ title_th: 'คอนโดวิวสวน โทร 081-234-5678 ได้เลย' }));
    await renderApp(`${form}?step=6&id=17`);

    expect(screen.getByText('081-234-5678').tagName).toBe('MARK');
  });

  it('are composed where they are empty, and never over what was typed', async () => {
    const api = fakeApi(readyCondo({ title_en: 'My own words', description_th: 'พิมพ์เอง' }));
    const { user } = await renderApp(`${form}?step=6&id=17`);
    expect(screen.queryByRole('button', { name: 'เขียนให้จากข้อมูลที่กรอก' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'เขียนภาษาอังกฤษให้จากข้อมูลที่กรอก' }));
    await settle(2_000);

    expect(api.asset()).toMatchObject({
      title_en: 'My own words',
      description_th: 'พิมพ์เอง',
      description_en: expect.stringContaining('1-bedroom condominium for sale'),
    });
    expect(screen.getByText(/^เรียบเรียงจากข้อมูลที่กรอก/)).toBeDefined();
  });
});

describe('a new listing', () => {
  it('can begin as a copy of one of mine', async () => {
    const api = fakeApi(readyCondo());
    const { user, address } = await renderApp(form);

    await user.click(screen.getByText('เริ่มจากประกาศเดิมของฉัน'));
    await user.selectOptions(screen.getByRole('combobox', { name: /^ประกาศที่จะคัดลอก/ }), '17');
    await user.click(screen.getByRole('button', { name: 'คัดลอก' }));
    await settle();

    expect(address()).toBe(`${form}?step=1&id=90`);
    expect(api.to('POST', /assets\/17\/duplicate/)).toHaveLength(1);
  });

  it('offers no copy to who has none', async () => {
    fakeApi();
    await renderApp(form);

    expect(screen.queryByText('เริ่มจากประกาศเดิมของฉัน')).toBeNull();
  });
});

describe('before publishing', () => {
  it.each([
    [
      'names a listing of mine that looks the same',
      {
        own: [{ id: 5, code: 'A0000005', status: 'published' as const, title_th: 'ห้องเดิม', title_en: null }],
        others: 1,
      },
      'คุณอาจลงทรัพย์นี้ไว้แล้ว',
    ],
    ['counts those of others', { own: [], others: 2 }, /^มีประกาศของคนอื่น 2 ประกาศ/],
  ])('%s, and refuses nothing', async (_what, lookAlikes, title) => {
    const api = fakeApi(readyCondo());
    api.help.lookAlikes = lookAlikes;
    await renderApp(`${form}/preview?id=17`);

    expect(screen.getByText(title)).toBeDefined();
    expect(screen.queryAllByRole('link', { name: 'ห้องเดิม · A0000005' })).toHaveLength(lookAlikes.own.length);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'เผยแพร่ประกาศ' }).disabled).toBe(false);
  });
});

it('opens the boxes for coordinates that a link leads to', async () => {
  fakeApi(memberAsset());
  await renderApp(`${form}?step=2&id=17#lat`);

  const coordinates = screen.getByText(/^กรอกพิกัดเอง/).closest('details')!;
  expect(coordinates.open).toBe(true);
  expect(document.activeElement).toBe(within(coordinates).getAllByRole('textbox')[0]);
});
