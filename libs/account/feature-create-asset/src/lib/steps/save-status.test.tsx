import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, fakeApi } from '../../testing/fake-api.ts';
import { clearUnsavedEdits } from '../../testing/unsaved-edits.ts';
import { memberAsset } from '../../testing/member-asset.ts';
import { renderApp, settle } from '../../testing/render-app.tsx';

const form = '/my-account/create-asset';

beforeEach(clearUnsavedEdits);

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const list = (name: string | RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });

describe('saving is shown', () => {
  it('while online and while offline', async () => {
    const api = fakeApi(memberAsset());
    const { user } = await renderApp(`${form}?step=2&id=17`);
    await user.type(box('ถนน'), 'สุ');
    expect(screen.getByText('กำลังบันทึก…')).toBeDefined();
    await settle(2_000);
    expect(screen.getByText('บันทึกแล้ว')).toBeDefined();

    api.isOffline = true;
    await user.type(box('ถนน'), 'ขุมวิท');
    await settle(2_000);

    expect(screen.getByText('ออฟไลน์ เก็บไว้ในเครื่องนี้ จะส่งเมื่อเชื่อมต่อได้')).toBeDefined();
  });

  it('after a reload while offline, with stored answers, and loads when back online', async () => {
    const api = fakeApi(memberAsset());
    api.isOffline = true;
    await renderApp(`${form}?step=2&id=17`);
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('เก็บไว้ในเครื่องนี้ และจะส่งเมื่อเชื่อมต่อได้');

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await settle();
    api.isOffline = false;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await settle();

    expect(box('ถนน')).toBeDefined();
    vi.restoreAllMocks();
  });

  it('with the reason at the field that the API rejected; the text stays', async () => {
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
    const choice = /ถูกแก้จากอีกเครื่อง|changed on another device/;
    expect(document.activeElement?.textContent).toMatch(choice);
    box(road).focus();
    await user.click(screen.getByRole('button', { name: /ไปที่ตัวเลือก|Go to the choice/ }));
    expect(document.activeElement?.textContent).toMatch(choice);
    const question = within(screen.getByRole('group', { name: road }));
    expect(question.getByRole<HTMLInputElement>('radio', { name: mine }).checked).toBe(true);
    await user.click(question.getByRole('radio', { name: theirs }));
    await user.click(screen.getByRole('button', { name: use }));
    await settle();

    expect(box(road).value).toBe('เพชรบุรี');
  });

  it('as a choice per field, with a place as one field', async () => {
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

  it('as a link to sign-in, which returns here, when the session has ended', async () => {
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
