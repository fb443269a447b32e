import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { clearUnsavedEdits } from '../testing/unsaved-edits.ts';
import { listedCondo, memberAsset, readyCondo } from '../testing/member-asset.ts';
import { renderApp, settle } from '../testing/render-app.tsx';

const form = '/my-account/create-asset';

beforeEach(clearUnsavedEdits);

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

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

  it('goes on when deal and type are chosen, and creates no draft before', async () => {
    const api = fakeApi();
    const { user, address } = await renderApp(form);

    await user.click(screen.getByRole('button', { name: 'ต่อไป' }));
    await settle();
    const deal = screen.getByRole('group', { name: /^ประเภทประกาศ/ });
    expect(within(deal).getByText('ยังไม่ได้เลือกประเภทประกาศ')).toBeDefined();
    expect(api.to('POST', /assets$/)).toEqual([]);

    await user.click(screen.getByRole('radio', { name: 'ขาย' }));
    await settle();
    await user.click(screen.getByRole('radio', { name: /^คอนโด/ }));
    await settle();
    await user.click(screen.getByRole('link', { name: 'ต่อไป' }));
    await settle();

    expect(address()).toBe(`${form}?step=2&id=40`);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'ทรัพย์อยู่ที่ไหน' }));
  });

  it('offers the unfinished draft', async () => {
    fakeApi(memberAsset({ title_th: 'บ้านสวน' }));
    await renderApp(form);

    expect(screen.getByRole('link', { name: 'ทำต่อ: บ้านสวน · A0000017' }).getAttribute('href')).toBe(
      `${form}?step=1&id=17`,
    );
  });
});

it('does not go on from floor 12 of 8', async () => {
  fakeApi(readyCondo({ floor_no: 12, building_floors: 8 }));
  const { user, address } = await renderApp(`${form}?step=3&id=17`);

  await user.click(screen.getByRole('button', { name: 'ต่อไป' }));
  await settle();

  expect(screen.getAllByText(/สูงกว่าจำนวนชั้นของอาคาร/).length).toBeGreaterThan(0);
  expect(address()).toBe(`${form}?step=3&id=17`);
});

describe('arriving at a step', () => {
  const next = async (given: Parameters<typeof memberAsset>[0]) => {
    fakeApi(memberAsset({ listing_type: 'sale', property_type: 'condo', ...given }));
    const { user } = await renderApp(`${form}?step=3&id=17`);
    await user.click(screen.getByRole('link', { name: 'ต่อไป' }));
    await settle();
  };

  it('focuses the number field at the start of the step', async () => {
    await next({});

    expect(document.activeElement).toBe(box(/^ราคาขาย/));
  });

  it('focuses the heading if that number is already filled in', async () => {
    await next({ price_sale: 4_500_000 });

    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'ราคาและเงื่อนไข' }));
  });
});

it('the title document of a condominium is filled in automatically', async () => {
  const api = fakeApi(memberAsset());
  const { user } = await renderApp(`${form}?step=1&id=17`);

  await user.click(screen.getByRole('radio', { name: 'คอนโดมิเนียม' }));
  await settle(2_000);

  expect(api.asset()).toMatchObject({ property_type: 'condo', title_deed_type: 'condo_title' });
});

describe('a draft', () => {
  it.each(['id=99', 'id=x', 'id=-1'])('that is not the member’s (%s) leads back to their own', async (query) => {
    fakeApi();
    await renderApp(`${form}?${query}`);

    expect(screen.getByText(/ไม่พบประกาศนี้ในบัญชีของคุณ/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'ดูประกาศของฉัน' }).getAttribute('href')).toBe('/my-account');
  });

  it('that failed to load can be retried', async () => {
    const api = fakeApi(memberAsset({ road: 'สุขุมวิท' }));
    api.isOffline = true;
    const { user } = await renderApp(`${form}?step=2&id=17`);
    api.isOffline = false;

    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    await settle();

    expect(box('ถนน').value).toBe('สุขุมวิท');
  });

  it('shows only the fields of its type and deal', async () => {
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

describe('what is missing', () => {
  it('is listed on the last step, with a link to each field', async () => {
    fakeApi(readyCondo({ price_sale: null, title_th: 'สั้น' }));
    const { user, address } = await renderApp(`${form}?step=6&id=17`);
    expect(screen.getByText('ก่อนเผยแพร่ ยังขาดอีก 2 อย่าง')).toBeDefined();

    await user.click(screen.getByRole('link', { name: 'ยังไม่ได้กรอกราคาขาย' }));
    await settle();

    expect(address()).toBe(`${form}?step=4&id=17#price_sale`);
    expect(document.activeElement).toBe(box(/^ราคาขาย/));
  });

  it('takes into account text that is not saved yet', async () => {
    fakeApi(readyCondo({ title_th: 'สั้น' }));
    const { user } = await renderApp(`/en${form}?step=6&id=17`);
    expect(screen.getByRole('link', { name: 'Title (Thai) is too short: at least 10 characters' })).toBeDefined();

    await user.type(box(/^Title \(Thai\)/), ' แต่ไม่สั้นแล้ว');

    expect(screen.getByText('Everything is there. Ready to publish')).toBeDefined();
  });
});

describe('a published listing', () => {
  it('says before the first edit that visitors see changes only after publishing', async () => {
    fakeApi(listedCondo());
    await renderApp(`${form}?step=4&id=17`);

    expect(screen.getByText(/เห็นสิ่งที่แก้เมื่อคุณกดเผยแพร่/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'เปิดหน้าประกาศ' }).getAttribute('href')).toBe('/assets/17');
  });
});
