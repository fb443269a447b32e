import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { failure, fakeApi } from '../testing/fake-api.ts';
import { memberAsset, readyCondo } from '../testing/member-asset.ts';
import { renderApp, settle } from '../testing/render-app.tsx';
import { keptStore } from './draft/kept-store.ts';

const form = '/my-account/create-asset';

beforeEach(() => Promise.all(['17', '18', '41', 'new'].map((key) => keptStore('edits').remove(key))));

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const list = (name: string | RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });

describe('a new listing', () => {
  it.each([
    [form, 'คุณจะลงประกาศอะไร', 'ขาย', 'คอนโดมิเนียม'],
    [`/en${form}`, 'What are you listing?', 'For sale', 'Condominium'],
  ])('at %s becomes one draft, however often the first answer is pressed', async (address, title, sale, condo) => {
    const api = fakeApi();
    const { user, address: shown } = await renderApp(address);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    const answer = screen.getByRole('radio', { name: sale });

    await user.dblClick(answer);
    await settle();
    await user.click(screen.getByRole('radio', { name: condo }));
    await settle(2_000);

    expect(api.to('POST', /assets$/)).toHaveLength(1);
    expect(shown()).toBe(`${address}?step=1&id=40`);
    expect(api.asset(40)).toMatchObject({ listing_type: 'sale', property_type: 'condo' });
    expect(screen.getByRole('radio', { name: sale })).toBe(answer);
  });

  it('goes on to the second step without an answer', async () => {
    fakeApi();
    const { user, address } = await renderApp(form);

    await user.click(screen.getByRole('button', { name: 'ต่อไป' }));
    await settle();

    expect(address()).toBe(`${form}?step=2&id=40`);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'ทรัพย์อยู่ที่ไหน' }));
  });
});

describe('a draft', () => {
  it.each(['id=99', 'id=x', 'id=-1'])('that is not the member’s (%s) leads back to their own', async (query) => {
    fakeApi();
    await renderApp(`${form}?${query}`);

    expect(screen.getByText(/ไม่พบประกาศนี้ในบัญชีของคุณ/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'ดูประกาศของฉัน' }).getAttribute('href')).toBe('/my-account');
  });

  it('that cannot be loaded can be asked for again', async () => {
    const api = fakeApi(memberAsset({ road: 'สุขุมวิท' }));
    api.isOffline = true;
    const { user } = await renderApp(`${form}?step=2&id=17`);
    api.isOffline = false;

    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    await settle();

    expect(box('ถนน').value).toBe('สุขุมวิท');
  });

  it('asks only what its type and deal have', async () => {
    fakeApi(memberAsset({ listing_type: 'rent', property_type: 'land' }));
    const { router } = await renderApp(`${form}?step=3&id=17`);
    expect(screen.queryByRole('textbox', { name: /^ห้องนอน/ })).toBeNull();
    expect(box(/^หน้ากว้าง/)).toBeDefined();

    await router.navigate(`${form}?step=4&id=17`);
    await settle();

    expect(screen.queryByRole('textbox', { name: /^ราคาขาย/ })).toBeNull();
    expect(box(/^ค่าเช่าต่อเดือน/)).toBeDefined();
  });

  it('asks for type and deal before what depends on them', async () => {
    fakeApi(memberAsset());
    await renderApp(`${form}?step=4&id=17`);

    expect(screen.getByText(/เลือกประเภทประกาศและประเภททรัพย์ก่อน/)).toBeDefined();
  });

  it('is saved before the next step is shown', async () => {
    const api = fakeApi(memberAsset());
    const { user } = await renderApp(`${form}?step=2&id=17`);

    await user.type(box('ถนน'), 'สุขุมวิท');
    await user.click(screen.getByRole('link', { name: 'ต่อไป' }));
    await settle(0);

    expect(api.patches()).toEqual([{ version: 1, road: 'สุขุมวิท' }]);
  });
});

describe('numbers', () => {
  it('are grouped while they are typed, read in Thai digits, and said in short', async () => {
    const api = fakeApi(memberAsset({ listing_type: 'sale', property_type: 'condo', usable_area_sqm: 35 }));
    const { user } = await renderApp(`${form}?step=4&id=17`);

    await user.type(box(/^ราคาขาย/), '๓๕๐๐๐๐๐');
    expect(box(/^ราคาขาย/).value).toBe('3,500,000');
    expect(screen.getByText('฿3.5 ล้าน · ฿100,000/ตร.ม.')).toBeDefined();
    await settle(2_000);

    expect(api.asset().price_sale).toBe(3_500_000);
  });

  it('keep the caret among the digits', async () => {
    fakeApi(memberAsset({ listing_type: 'sale', property_type: 'condo', price_sale: 1_234_567 }));
    const { user } = await renderApp(`${form}?step=4&id=17`);
    const price = box(/^ราคาขาย/);

    await user.type(price, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });

    expect(price.value).toBe('12,934,567');
    expect(price.selectionStart).toBe(4);
  });

  it('out of range are kept, named when the field is left, and not sent', async () => {
    const api = fakeApi(memberAsset({ listing_type: 'sale', property_type: 'condo' }));
    const { user } = await renderApp(`${form}?step=4&id=17`);

    await user.type(box(/^ราคาขาย/), '500');
    expect(screen.queryByText(/ราคาขายต้องไม่น้อยกว่า/)).toBeNull();
    await user.tab();
    await settle(2_000);

    expect(screen.getByText('ราคาขายต้องไม่น้อยกว่า 50,000')).toBeDefined();
    expect(box(/^ราคาขาย/).value).toBe('500');
    expect(screen.getByText('มีช่องที่ต้องแก้ก่อนจึงจะบันทึกได้')).toBeDefined();
    expect(api.patches()).toEqual([]);
  });

  it('of land stand in one row, in rai, ngan and square wah, with square metres', async () => {
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
  it('lead from province to postal code, and empty what no longer lies within', async () => {
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
});

describe('other questions', () => {
  it('take several choices, one of few, and take them back', async () => {
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

describe('what is missing', () => {
  it('is listed on the last step, each point a link that leads to its field', async () => {
    fakeApi(readyCondo({ price_sale: null, title_th: 'สั้น' }));
    const { user, address } = await renderApp(`${form}?step=6&id=17`);
    expect(screen.getByText('ก่อนเผยแพร่ ยังขาดอีก 2 อย่าง')).toBeDefined();

    await user.click(screen.getByRole('link', { name: 'ยังไม่ได้กรอกราคาขาย' }));
    await settle();

    expect(address()).toBe(`${form}?step=4&id=17#price_sale`);
    expect(document.activeElement).toBe(box(/^ราคาขาย/));
  });

  it('counts what is typed and not saved yet', async () => {
    fakeApi(readyCondo({ title_th: 'สั้น' }));
    const { user } = await renderApp(`/en${form}?step=6&id=17`);
    expect(screen.getByRole('link', { name: 'Title (Thai) is too short: at least 10 characters' })).toBeDefined();

    await user.type(box(/^Title \(Thai\)/), ' แต่ไม่สั้นแล้ว');

    expect(screen.getByText('Everything is there. Ready to publish')).toBeDefined();
  });
});

describe('saving is shown', () => {
  it('while all is well and when the network is gone', async () => {
    const api = fakeApi(memberAsset());
    const { user } = await renderApp(`${form}?step=2&id=17`);
    await user.type(box('ถนน'), 'สุ');
    expect(screen.getByText('กำลังบันทึก…')).toBeDefined();
    await settle(2_000);
    expect(screen.getByText('บันทึกแล้ว')).toBeDefined();

    api.isOffline = true;
    await user.type(box('ถนน'), 'ขุมวิท');
    await settle(2_000);

    expect(screen.getByText('ออฟไลน์ จะบันทึกเมื่อเชื่อมต่อได้')).toBeDefined();
  });

  it('with the reason at the field that the API refused, and the text kept', async () => {
    const api = fakeApi(memberAsset());
    api.once('PATCH', /17$/, () => failure(400, 'invalid_request', { errors: { road: 'too_long' } }));
    const { user } = await renderApp(`${form}?step=2&id=17`);

    await user.type(box('ถนน'), 'สุขุมวิท');
    await settle(2_000);

    expect(screen.getByText('ถนนยาวเกิน 120 ตัวอักษร')).toBeDefined();
    expect(box(/^ถนน/).value).toBe('สุขุมวิท');
  });

  it.each([
    ['th', form, 'ถนน', /^ที่กรอกที่นี่.*สุขุมวิท/, /^ที่บันทึกจากอีกที่.*เพชรบุรี/, 'ใช้ตามที่เลือก'],
    ['en', `/en${form}`, 'Road', /^As typed here.*สุขุมวิท/, /^As saved elsewhere.*เพชรบุรี/, 'Keep what I chose'],
  ])('as a choice in %s when the field was changed elsewhere', async (_locale, path, road, mine, theirs, use) => {
    const api = fakeApi(memberAsset());
    const { user } = await renderApp(`${path}?step=2&id=17`);
    api.write({ road: 'เพชรบุรี' });

    await user.type(box(road), 'สุขุมวิท');
    await settle(2_000);
    const question = within(screen.getByRole('group', { name: road }));
    expect(question.getByRole<HTMLInputElement>('radio', { name: mine }).checked).toBe(true);
    await user.click(question.getByRole('radio', { name: theirs }));
    await user.click(screen.getByRole('button', { name: use }));
    await settle();

    expect(box(road).value).toBe('เพชรบุรี');
  });

  it('as a choice per field: one taken, the other kept, and a place as one', async () => {
    const place = { province_code: '10', district_code: '1039', subdistrict_code: '103901', postal_code: '10110' };
    const api = fakeApi(memberAsset({ id: 18, ...place }));
    const { user } = await renderApp(`${form}?step=2&id=18`);
    api.write({ road: 'เพชรบุรี', subdistrict_code: null, postal_code: null }, 18);

    await user.type(box('ถนน'), 'สุขุมวิท');
    await user.selectOptions(list(/^แขวง/), 'คลองตันเหนือ');
    await settle(2_000);
    const where = within(screen.getByRole('group', { name: 'ที่ตั้ง' }));
    expect(where.getByRole('radio', { name: /คลองตันเหนือ วัฒนา กรุงเทพมหานคร/ })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: /เพชรบุรี/ }));
    await user.click(screen.getByRole('button', { name: 'ใช้ตามที่เลือก' }));
    await settle();

    expect(api.asset(18)).toMatchObject({ ...place, road: 'เพชรบุรี', subdistrict_code: '103902' });
  });

  it('as a way to sign in, and back here, when the session has ended', async () => {
    const api = fakeApi(memberAsset());
    const { user } = await renderApp(`${form}?step=2&id=17`);
    for (const path of [/17$/, /profile/]) api.once('GET', path, () => failure(401, 'signed_out'));
    api.once('PATCH', /17$/, () => failure(401, 'signed_out'));

    await user.type(box('ถนน'), 'สุขุมวิท');
    await settle(2_000);

    const link = screen.getByRole('link', { name: 'เข้าสู่ระบบ' });
    expect(link.getAttribute('href')).toBe(
      `/authenticate?next=${encodeURIComponent('/my-account/create-asset?step=2&id=17')}`,
    );
  });
});

describe('a published listing', () => {
  it('says before anything is changed that changes show at once', async () => {
    fakeApi(readyCondo({ status: 'published' }));
    await renderApp(`${form}?step=4&id=17`);

    expect(screen.getByText(/สิ่งที่แก้จะขึ้นหน้าประกาศทันที/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'เปิดหน้าประกาศ' }).getAttribute('href')).toBe('/assets/17');
  });
});
