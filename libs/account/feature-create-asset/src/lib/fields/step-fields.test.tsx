import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { clearUnsavedEdits } from '../../testing/unsaved-edits.ts';
import { memberAsset } from '../../testing/member-asset.ts';
import { renderApp, settle } from '../../testing/render-app.tsx';

const form = '/my-account/create-asset';

beforeEach(clearUnsavedEdits);

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const list = (name: string | RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });

describe('numbers', () => {
  it('get thousands separators while they are typed, can have Thai digits, and are shown in short form', async () => {
    const api = fakeApi(memberAsset({ listing_type: 'sale', property_type: 'condo', usable_area_sqm: 35 }));
    const { user } = await renderApp(`${form}?step=4&id=17`);

    await user.type(box(/^ราคาขาย/), '๓๕๐๐๐๐๐');
    expect(box(/^ราคาขาย/).value).toBe('3,500,000');
    expect(screen.getByText('฿3.5 ล้าน · ฿100,000/ตร.ม.')).toBeDefined();
    await settle(2_000);

    expect(api.asset().price_sale).toBe(3_500_000);
  });

  it('in words are read as prices, and written in figures when the field is left', async () => {
    const api = fakeApi(memberAsset({ listing_type: 'sale', property_type: 'condo' }));
    const { user } = await renderApp(`${form}?step=4&id=17`);

    await user.type(box(/^ราคาขาย/), '2 ล้าน 5');
    expect(await screen.findByText('฿2.5 ล้าน')).toBeDefined();
    await user.tab();
    await settle(2_000);

    expect(box(/^ราคาขาย/).value).toBe('2,500,000');
    expect(api.asset().price_sale).toBe(2_500_000);
  });

  it('keep the decimal point where a whole number is required, and show an error', async () => {
    const api = fakeApi(memberAsset({ listing_type: 'sale', property_type: 'condo' }));
    const { user } = await renderApp(`${form}?step=3&id=17`);

    await user.type(box(/^ห้องน้ำ/), '2.5');
    await user.tab();
    await settle(2_000);

    expect(box(/^ห้องน้ำ/).value).toBe('2.5');
    expect(screen.getByText('ห้องน้ำต้องเป็นจำนวนเต็ม')).toBeDefined();
    expect(api.patches()).toEqual([]);
  });

  it('say of a floor 12A that it is the 13th', async () => {
    const api = fakeApi(memberAsset({ listing_type: 'sale', property_type: 'condo' }));
    const { user } = await renderApp(`${form}?step=3&id=17`);

    await user.type(box(/^ชั้นที่/), '12A');
    await user.tab();
    await settle(2_000);

    expect(box(/^ชั้นที่/).value).toBe('12A');
    expect(screen.getByText(/ชั้น 12A คือชั้นที่ 13 ให้ใส่ 13/)).toBeDefined();
    expect(api.patches()).toEqual([]);
  });

  it('keep the caret among the digits', async () => {
    fakeApi(memberAsset({ listing_type: 'sale', property_type: 'condo', price_sale: 1_234_567 }));
    const { user } = await renderApp(`${form}?step=4&id=17`);
    const price = box(/^ราคาขาย/);

    await user.type(price, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });

    expect(price.value).toBe('12,934,567');
    expect(price.selectionStart).toBe(4);
  });

  it('out of range are kept, get an error on blur, and are not sent', async () => {
    const api = fakeApi(memberAsset({ listing_type: 'sale', property_type: 'condo' }));
    const { user } = await renderApp(`${form}?step=4&id=17`);

    await user.type(box(/^ราคาขาย/), '500');
    expect(screen.queryByText(/ราคาขายต้องไม่น้อยกว่า/)).toBeNull();
    await user.tab();
    await settle(2_000);

    expect(screen.getByText('ราคาขายต้องไม่น้อยกว่า 50,000')).toBeDefined();
    expect(box(/^ราคาขาย/).value).toBe('500');
    expect(screen.getByText('บันทึกแล้ว ยกเว้น')).toBeDefined();
    expect(screen.getByRole('link', { name: 'ราคาขาย' }).getAttribute('href')).toBe(`${form}?step=4&id=17#price_sale`);
    expect(api.patches()).toEqual([]);
  });

  it.each([
    ['35,5', '35.5', 35.5],
    ['1,250', '1,250', 1250],
    ['๑๒๕๐.๕ ตร.ม.', '1,250.5', 1250.5],
  ])('typed as %s are written %s when the field is left', async (typed, written, size) => {
    const api = fakeApi(memberAsset({ listing_type: 'sale', property_type: 'condo' }));
    const { user } = await renderApp(`${form}?step=3&id=17`);

    await user.type(box(/^พื้นที่ใช้สอย/), typed);
    await user.tab();
    await settle(2_000);

    expect(box(/^พื้นที่ใช้สอย/).value).toBe(written);
    expect(api.asset().usable_area_sqm).toBe(size);
  });

  it('that are ambiguous stay as typed, with the reason, also on the next visit', async () => {
    const api = fakeApi(memberAsset({ listing_type: 'sale', property_type: 'condo', bedrooms: 2 }));
    const { user, unmount } = await renderApp(`${form}?step=3&id=17`);

    await user.clear(box(/^ห้องนอน/));
    await user.type(box(/^ห้องนอน/), '1-3');
    await user.tab();
    await settle(2_000);
    expect(screen.getByText('ห้องนอนอ่านไม่ได้ ใส่ตัวเลขเดียว ไม่ติดลบ')).toBeDefined();
    unmount();
    await renderApp(`${form}?step=3&id=17`);
    await settle(2_000);

    expect(box(/^ห้องนอน/).value).toBe('1-3');
    expect(screen.getByText('ห้องนอนอ่านไม่ได้ ใส่ตัวเลขเดียว ไม่ติดลบ')).toBeDefined();
    expect(api.patches()).toEqual([]);
  });

  it('of a floor above the building get an error at the floor, and are saved', async () => {
    const api = fakeApi(memberAsset({ listing_type: 'sale', property_type: 'condo', floor_no: 12 }));
    const { user } = await renderApp(`${form}?step=3&id=17`);

    await user.type(box(/^จำนวนชั้น/), '8');
    await user.tab();
    await settle(2_000);

    expect(screen.getByText('ชั้นที่สูงกว่าจำนวนชั้นของอาคาร')).toBeDefined();
    expect(api.asset()).toMatchObject({ floor_no: 12, building_floors: 8 });
  });

  it('of land that cannot be parsed are not normalized', async () => {
    fakeApi(memberAsset({ listing_type: 'sale', property_type: 'land' }));
    const { user } = await renderApp(`${form}?step=3&id=17`);
    const row = within(screen.getByRole('group', { name: /^ขนาดที่ดิน/ }));

    await user.type(row.getByRole('textbox', { name: 'ไร่' }), '2.5');
    await user.type(row.getByRole('textbox', { name: 'ตารางวา' }), '50 กว่า 60');
    await user.tab();
    await settle(2_000);

    expect(row.getByRole<HTMLInputElement>('textbox', { name: 'ตารางวา' }).value).toBe('50 กว่า 60');
    expect(row.getByText(/ตารางวาอ่านไม่ได้ ใส่ตัวเลขเดียว/)).toBeDefined();
  });

  it('of land are in one row: rai, ngan and square wah, with square metres', async () => {
    const api = fakeApi(memberAsset({ listing_type: 'sale', property_type: 'land' }));
    const { user } = await renderApp(`${form}?step=3&id=17`);
    const row = within(screen.getByRole('group', { name: /^ขนาดที่ดิน/ }));

    await user.type(row.getByRole('textbox', { name: 'ไร่' }), '1');
    await user.type(row.getByRole('textbox', { name: 'งาน' }), '2');
    await user.type(row.getByRole('textbox', { name: 'ตารางวา' }), '35.5');
    expect(screen.getByText('รวม 635.5 ตร.ว. = 2,542 ตร.ม.')).toBeDefined();
    await settle(2_000);

    expect(api.asset()).toMatchObject({ land_rai: 1, land_ngan: 2, land_sq_wah: 35.5 });
  });

  it.each([
    ['ตารางวา', '120', { land_rai: 0, land_ngan: 1, land_sq_wah: 20 }],
    ['ตารางวา', '1250.5', { land_rai: 3, land_ngan: 0, land_sq_wah: 50.5 }],
    ['ไร่', '2.5', { land_rai: 2, land_ngan: 2, land_sq_wah: 0 }],
    ['งาน', '5', { land_rai: 1, land_ngan: 1, land_sq_wah: 0 }],
  ])('of land said in %s as %s are divided as a deed does', async (unit, typed, divided) => {
    const api = fakeApi(memberAsset({ listing_type: 'sale', property_type: 'detached_house' }));
    const { user } = await renderApp(`${form}?step=3&id=17`);
    const row = within(screen.getByRole('group', { name: /^ขนาดที่ดิน/ }));

    await user.type(row.getByRole('textbox', { name: unit }), typed);
    await user.tab();
    await settle(2_000);

    expect(api.asset()).toMatchObject(divided);
    expect(row.queryByText(/ต้องไม่เกิน/)).toBeNull();
  });

  it('of years are understood in both eras and shown in the page’s', async () => {
    const api = fakeApi(memberAsset({ listing_type: 'sale', property_type: 'condo', year_built: 2015 }));
    const { user } = await renderApp(`${form}?step=3&id=17`);
    const year = box(/^ปีที่สร้าง/);
    expect(year.value).toBe('2558');

    await user.clear(year);
    await user.type(year, '2019');
    await user.tab();
    await settle(2_000);

    expect(year.value).toBe('2562');
    expect(api.asset().year_built).toBe(2019);
  });
});

describe('places', () => {
  it('lead from province to postal code, and clear values outside the new area', async () => {
    const api = fakeApi(memberAsset());
    const { user } = await renderApp(`${form}?step=2&id=17`);
    const [province, district, subdistrict] = [list(/^จังหวัด/), list(/^เขต/), list(/^แขวง/)];
    expect(district.disabled).toBe(true);

    await user.selectOptions(province, 'กรุงเทพมหานคร');
    await settle();
    await user.selectOptions(district, 'วัฒนา');
    await user.selectOptions(subdistrict, 'คลองตันเหนือ');
    expect(box('รหัสไปรษณีย์').value).toBe('10110');
    await settle(2_000);
    expect(api.asset()).toMatchObject({ province_code: '10', district_code: '1039', subdistrict_code: '103902' });
    await user.selectOptions(province, 'ชลบุรี');
    await settle(2_000);

    expect(api.asset()).toMatchObject({ province_code: '20', district_code: null, postal_code: null });
  });

  it('are named in the language of the page', async () => {
    fakeApi(memberAsset({ province_code: '10' }));
    await renderApp(`/en${form}?step=2&id=17`);

    expect(within(list(/^District/)).getByRole('option', { name: 'Watthana' })).toBeDefined();
  });

  it('take a pasted pair of coordinates', async () => {
    const api = fakeApi(memberAsset());
    await renderApp(`${form}?step=2&id=17`);

    fireEvent.paste(box(/ละติจูด/), { clipboardData: { getData: () => '13.7367, 100.5231' } });
    await settle(2_000);

    expect(api.asset()).toMatchObject({ lat: 13.7367, lng: 100.5231 });
  });

  it('take a pair of coordinates that the keyboard of a phone typed', async () => {
    const api = fakeApi(memberAsset());
    await renderApp(`${form}?step=2&id=17`);

    fireEvent.change(box(/ละติจูด/), { target: { value: '13.7367, 100.5231' } });
    fireEvent.blur(box(/ละติจูด/));
    await settle(2_000);

    expect(api.asset()).toMatchObject({ lat: 13.7367, lng: 100.5231 });
  });
});

describe('other questions', () => {
  it.each([
    ['condo', /คอนโด 1 ห้องนอน/],
    ['land', /ที่ดิน 2 ไร่/],
  ] as const)('have advice that fits %s', async (property_type, example) => {
    fakeApi(memberAsset({ listing_type: 'sale', property_type }));
    await renderApp(`${form}?step=6&id=17`);

    expect(screen.getByText(example)).toBeDefined();
  });

  it('accept several choices or one choice, and can be cleared', async () => {
    const api = fakeApi(memberAsset({ listing_type: 'sale', property_type: 'condo', furnishing: 'unfurnished' }));
    const { user } = await renderApp(`${form}?step=3&id=17`);

    await user.click(screen.getByRole('button', { name: 'ตู้เย็น' }));
    await user.click(screen.getByRole('button', { name: 'แอร์', pressed: false }));
    const furnishing = within(screen.getByRole('group', { name: /^การตกแต่ง/ }));
    await user.click(furnishing.getByRole('button', { name: 'ล้างคำตอบ' }));
    await settle(2_000);

    expect(api.asset()).toMatchObject({ features: ['aircon', 'fridge'], furnishing: null });
    expect(screen.getByRole('button', { name: 'แอร์', pressed: true })).toBeDefined();
  });

  it('write dates in the era of the page', async () => {
    const api = fakeApi(memberAsset({ listing_type: 'rent', property_type: 'condo' }));
    const { user } = await renderApp(`${form}?step=4&id=17`);
    const year = new Date().getFullYear() + 1;

    await user.selectOptions(list('วัน'), '31');
    await user.selectOptions(list('เดือน'), 'กุมภาพันธ์');
    await user.selectOptions(list('ปี'), String(year + 543));
    await settle(2_000);

    expect(api.asset().available_from).toMatch(new RegExp(`^${year}-02-2[89]$`));
  });

  it('show the distance if a title calls a far station near', async () => {
    const station = {
      ...{ station_id: 'E13', name: { th: 'บางนา', en: 'Bang Na' }, line: { th: 'BTS สายสุขุมวิท', en: 'BTS' } },
      ...{ line_colour: '#0a0', metres: 2_090, walk_minutes: 34 },
      direction: 'n' as const,
    };
    fakeApi(memberAsset({ listing_type: 'sale', property_type: 'condo', nearest_stations: [station] }));
    const { user } = await renderApp(`${form}?step=6&id=17`);

    await user.type(box('ชื่อประกาศ'), 'คอนโดใกล้ BTS บางนา');
    expect(screen.getByText(/ห่างจากสถานีบางนา 2\.1 กม\./)).toBeDefined();
    await user.clear(box('ชื่อประกาศ'));
    await user.type(box('ชื่อประกาศ'), 'คอนโดบางนา');

    expect(screen.queryByText(/ห่างจากสถานีบางนา/)).toBeNull();
  });

  it('store a description as paragraphs, count its letters, and warn of contact details', async () => {
    const api = fakeApi(memberAsset());
    const { user } = await renderApp(`${form}?step=6&id=17`);
    const description = box('รายละเอียด');

    await user.type(description, 'บ้านสวย{Enter}{Enter}โทร 081-234-5678');
    expect(screen.getByText('24 / 4,000 ตัวอักษร · อย่างน้อย 100')).toBeDefined();
    expect(screen.getByText(/เอาเบอร์โทร ไอดีไลน์ และลิงก์ออกจากรายละเอียด/, { selector: 'div' })).toBeDefined();
    await settle(2_000);

    expect(api.asset().description_th).toBe('<p>บ้านสวย</p><p>โทร 081-234-5678</p>');
    expect(description.value).toBe('บ้านสวย\n\nโทร 081-234-5678');
  });
});

describe('contact channels', () => {
  const chip = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

  it('are off until chosen, one by one or as for the last listing', async () => {
    const api = fakeApi(memberAsset({ listing_type: 'sale', property_type: 'condo' }));
    const { user } = await renderApp(`${form}?step=6&id=17`);

    expect(chip(/^โทรศัพท์ 081-234-5678/).getAttribute('aria-pressed')).toBe('false');
    expect(chip(/^LINE somchai/).getAttribute('aria-pressed')).toBe('false');
    expect(chip(/^Facebook/).disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'เพิ่ม Facebook ในโปรไฟล์' })).toBeDefined();
    await user.click(chip(/^ใช้เหมือนครั้งก่อน: โทรศัพท์, LINE/));
    await settle(2_000);
    expect(api.asset().contact_channels).toEqual(['phone', 'line']);
    expect(screen.queryByRole('button', { name: /^ใช้เหมือนครั้งก่อน/ })).toBeNull();

    await user.click(chip(/^โทรศัพท์/));
    await user.click(chip(/^LINE/));
    await settle(2_000);
    expect(api.asset().contact_channels).toEqual([]);
  });

  it('keep a chosen channel that has lost its address, so that it can be switched off', async () => {
    fakeApi(memberAsset({ listing_type: 'sale', property_type: 'condo', contact_channels: ['facebook'] }));
    await renderApp(`/en${form}?step=6&id=17`);

    expect(chip(/^Facebook/)).toMatchObject({ disabled: false });
    expect(chip(/^Facebook/).getAttribute('aria-pressed')).toBe('true');
  });
});
