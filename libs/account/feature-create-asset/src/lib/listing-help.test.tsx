import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { clearUnsavedEdits } from '../testing/unsaved-edits.ts';
import { memberAsset, readyCondo } from '../testing/member-asset.ts';
import { renderApp, settle } from '../testing/render-app.tsx';

const form = '/my-account/create-asset';

beforeEach(clearUnsavedEdits);

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('the lists of places', () => {
  it.each([
    ['', 'จังหวัด', 'ไม่มีข้อมูล', 'เลือก'],
    ['/en', 'Province', 'No data', 'Choose'],
  ])('U4: a list that failed to load says so (%s)', async (prefix, label, noData, choose) => {
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
    [0, 120_000, /ถูกที่สุด เทียบกับคอนโดมิเนียมขนาดใกล้กัน 24 ประกาศ/],
    [100, 120_000, /แพงที่สุด/],
    [0, 1_200_000, /เลขศูนย์ขาดไปหรือไม่/],
    [100, 12_000, /เลขศูนย์เกินมาหรือไม่/],
  ])('above %i % of similar listings, with a median of %i, is put into words', async (above_percent, median, words) => {
    const api = fakeApi(readyCondo());
    api.help.standing = { ...standing, above_percent, median };
    await renderApp(`${form}?step=4&id=17`);

    expect(screen.getByText(words)).toBeDefined();
  });

  it('is assessed once: compared with similar listings, with the precision, instead of with the district', async () => {
    const api = fakeApi(readyCondo());
    api.help.standing = { ...standing, above_percent: 80 };
    api.help.interval = {
      ...{ low: 4_790_000, middle: 6_320_000, high: 8_330_000, comparables: 30 },
      error: { place: 'bangkok', estimated: 100, median_percent: 13, covered_percent: 84 },
    };
    await renderApp(`${form}?step=4&id=17`);

    const told = await screen.findByText(/^ราคานี้.*ช่วงที่ประกาศคล้ายกันตั้ง \(฿4.79 ล้าน–฿8.33 ล้าน/);
    expect(told.textContent).toContain('คลาดไม่เกิน 13% เป็นราคาที่ตั้งขาย ไม่ใช่ราคาที่ซื้อขายกันจริง');
    expect(screen.queryByText(/แพงกว่า 80%/)).toBeNull();
  });

  it('shows no assessment while it is typed, and if too few listings are comparable', async () => {
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
  it('with contact details have those words marked', async () => {
    fakeApi(readyCondo({ title_th: 'คอนโดวิวสวน โทร 081-234-5678 ได้เลย' }));
    await renderApp(`${form}?step=6&id=17`);

    expect(screen.getByText('081-234-5678').tagName).toBe('MARK');
  });

  it('are composed if they are empty, and never overwrite typed text', async () => {
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

  it('that are composed are updated with the facts, also after a reload, until they are edited', async () => {
    const api = fakeApi(readyCondo({ description_th: null }));
    const first = await renderApp(`${form}?step=6&id=17`);
    await first.user.click(screen.getByRole('button', { name: 'เขียนให้จากข้อมูลที่กรอก' }));
    await settle(2_000);
    expect(api.asset().description_th).toContain('35.5 ตร.ม.');
    first.unmount();

    const setArea = async (area: string) => {
      const { user, unmount } = await renderApp(`${form}?step=3&id=17`);
      const box = screen.getByRole('textbox', { name: /^พื้นที่ใช้สอย/ });
      await user.clear(box);
      await user.type(box, area);
      await settle(2_000);
      unmount();
    };
    await setArea('41');
    expect(api.asset().description_th).toContain('41 ตร.ม.');

    api.write({ description_th: '<p>คำของฉันเอง 41 ตร.ม.</p>' });
    await setArea('52');
    expect(api.asset()).toMatchObject({ usable_area_sqm: 52, description_th: '<p>คำของฉันเอง 41 ตร.ม.</p>' });
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

  it('offers no copy to a member without listings', async () => {
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

it('opens the coordinate fields if a link targets one of them', async () => {
  fakeApi(memberAsset());
  await renderApp(`${form}?step=2&id=17#lat`);

  const coordinates = screen.getByText(/^กรอกพิกัดเอง/).closest('details')!;
  expect(coordinates.open).toBe(true);
  expect(document.activeElement).toBe(within(coordinates).getAllByRole('textbox')[0]);
});
