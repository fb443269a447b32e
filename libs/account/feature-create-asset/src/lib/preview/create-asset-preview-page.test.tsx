import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, fakeApi } from '../../testing/fake-api.ts';
import { clearUnsavedEdits, storeFromEarlierTab } from '../../testing/unsaved-edits.ts';
import { listedCondo, memberAsset, readyCondo } from '../../testing/member-asset.ts';
import { renderApp, settle } from '../../testing/render-app.tsx';

const preview = '/my-account/create-asset/preview?id=17';
const publishing = /17\/publish$/;

beforeEach(clearUnsavedEdits);

describe('the preview', () => {
  it('shows what visitors will see', async () => {
    fakeApi(readyCondo());
    await renderApp(preview);

    const asset = within(screen.getAllByRole('article')[0]!);
    expect(asset.getByRole('heading', { level: 2, name: 'คอนโดวิวสวน ใกล้บีทีเอสทองหล่อ' })).toBeDefined();
    expect(asset.getByText('฿4,500,000')).toBeDefined();
    expect(asset.getByText('฿126,761/ตร.ม.')).toBeDefined();
    expect(asset.getByText('คลองเตยเหนือ วัฒนา กรุงเทพมหานคร 10110')).toBeDefined();
    expect(asset.getByText('สมชาย ใจดี')).toBeDefined();
  });

  it('shows only the chosen channels, and says if there is only the enquiry form', async () => {
    fakeApi(readyCondo());
    await renderApp(preview);
    expect(screen.getByRole('link', { name: 'เลือกช่องทางติดต่ออื่น' }).getAttribute('href')).toMatch(
      /id=17#contact_channels$/,
    );
    expect(screen.queryByRole('link', { name: /LINE/ })).toBeNull();
    cleanup();

    fakeApi(readyCondo({ contact_channels: ['line'] }));
    await renderApp(preview);
    expect(screen.queryByRole('link', { name: 'เลือกช่องทางติดต่ออื่น' })).toBeNull();
  });

  it('shows answers that are still being saved', async () => {
    fakeApi(readyCondo());
    await storeFromEarlierTab('17', { edits: { price_sale: 3_900_000 }, base: { price_sale: 4_500_000 } });
    await renderApp(preview);

    expect(screen.getByText('฿3,900,000')).toBeDefined();
  });

  it('changes language if there is an English text', async () => {
    fakeApi(readyCondo({ title_en: 'Garden-view condo near BTS' }));
    const { user } = await renderApp(preview);

    await user.click(screen.getByRole('button', { name: 'อังกฤษ' }));
    await vi.dynamicImportSettled();
    await settle();

    expect(screen.getByRole('heading', { level: 2, name: 'Garden-view condo near BTS' })).toBeDefined();
    expect(screen.getByText('Condominium · For sale')).toBeDefined();
  });

  it('has no language switch without an English text', async () => {
    fakeApi(readyCondo());
    await renderApp(preview);

    expect(screen.queryByRole('group', { name: 'ภาษาของประกาศ' })).toBeNull();
  });

  it('shows the listing as on a phone, in an iframe', async () => {
    fakeApi(readyCondo());
    const { user } = await renderApp(preview);

    await user.click(screen.getByRole('button', { name: 'มือถือ' }));
    await settle();

    const frame = screen.getByTitle<HTMLIFrameElement>('ประกาศบนจอมือถือ');
    expect(within(frame.contentDocument!.body).getByText('฿4,500,000')).toBeDefined();
  });

  it('says what to do first if there is nothing to preview yet', async () => {
    fakeApi(memberAsset());
    await renderApp(preview);

    expect(screen.getByRole('link', { name: 'ไปเลือก' }).getAttribute('href')).toBe(
      '/my-account/create-asset?step=1&id=17',
    );
  });
});

describe('publishing', () => {
  it('is disabled while fields are missing, and links to them', async () => {
    fakeApi(readyCondo({ price_sale: null, images: [] }));
    await renderApp(preview);

    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'เผยแพร่ประกาศ' }).disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'ต้องมีรูปถ่ายอย่างน้อย 5 รูป' }).getAttribute('href')).toBe(
      '/my-account/create-asset?step=5&id=17#images',
    );
  });

  it('requires the declaration', async () => {
    const api = fakeApi(readyCondo());
    const { user } = await renderApp(preview);

    await user.click(screen.getByRole('button', { name: 'เผยแพร่ประกาศ' }));
    await settle();

    expect(screen.getByText('ติ๊กยืนยันสิทธิ์ในการลงประกาศก่อน')).toBeDefined();
    expect(api.to('POST', publishing)).toEqual([]);
  });

  it.each([
    ['th', '', 'เผยแพร่ประกาศ', 'ประกาศของคุณขึ้นเว็บแล้ว', 'เปิดหน้าประกาศ', '/assets/17'],
    ['en', '/en', 'Publish', 'Your listing is online', 'Open the public page', '/en/assets/17'],
  ])('makes one public listing of two presses, in %s', async (_locale, prefix, button, title, link, href) => {
    const api = fakeApi(readyCondo({ version: 4 }));
    const { user, address } = await renderApp(prefix + preview);

    await user.click(screen.getByRole('checkbox'));
    await user.dblClick(screen.getByRole('button', { name: button }));
    await settle();

    const [call, ...others] = api.to('POST', publishing);
    expect(others).toEqual([]);
    expect(call!.body).toEqual({ declaration: true, version: 4 });
    expect(call!.headers.get('idempotency-key')).toBe('asset-17-publish-4');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: title }));
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href);
    expect(address()).toBe(`${prefix}/my-account/create-asset/published?id=17`);
  });

  it('saves unsaved edits first', async () => {
    const api = fakeApi(readyCondo());
    await storeFromEarlierTab('17', { edits: { price_sale: 3_900_000 }, base: { price_sale: 4_500_000 } });
    const { user } = await renderApp(preview);

    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'เผยแพร่ประกาศ' }));
    await settle();

    expect(api.asset()).toMatchObject({ status: 'published', price_sale: 3_900_000, version: 3 });
  });

  it('does not publish if an edit could not be saved, and does not call the listing ready', async () => {
    const api = fakeApi(readyCondo());
    await storeFromEarlierTab('17', { edits: { common_fee_month: 900_000 }, base: { common_fee_month: null } });
    const { user } = await renderApp(preview);

    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'เผยแพร่ประกาศ' }));
    await settle();

    expect(screen.queryByText('ข้อมูลครบ พร้อมเผยแพร่')).toBeNull();
    expect(screen.getByText('ข้อมูลบางส่วนยังบันทึกไม่ได้ แก้ก่อนจึงเผยแพร่ได้')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'เผยแพร่ประกาศ' }).disabled).toBe(true);
    const reason = screen.getByRole('link', { name: /^ค่าส่วนกลางต้องไม่เกิน/ });
    expect(reason.getAttribute('href')).toMatch(/#common_fee_month$/);
    expect(api.to('POST', publishing)).toEqual([]);
  });

  it('lists what the API finds missing', async () => {
    const api = fakeApi(readyCondo());
    api.once('POST', publishing, () => {
      api.write({ price_sale: null });
      return failure(422, 'not_ready', { errors: { price_sale: 'required' } });
    });
    const { user } = await renderApp(preview);

    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'เผยแพร่ประกาศ' }));
    await settle();

    expect(screen.getByRole('link', { name: 'ยังไม่ได้กรอกราคาขาย' })).toBeDefined();
  });

  it('says why it failed, and can be tried again', async () => {
    const api = fakeApi(readyCondo());
    api.once('POST', publishing, () => {
      throw new TypeError('Failed to fetch');
    });
    const { user } = await renderApp(preview);

    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'เผยแพร่ประกาศ' }));
    await settle();
    expect(screen.getByText(/ไม่มีอินเทอร์เน็ต ประกาศยังไม่ได้เผยแพร่/)).toBeDefined();
    expect(screen.queryByText('ข้อมูลครบ พร้อมเผยแพร่')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'เผยแพร่ประกาศ' }));
    await settle();

    expect(screen.getByText('ประกาศของคุณขึ้นเว็บแล้ว')).toBeDefined();
  });

  it('is confirmed again after a reload, but not for a draft', async () => {
    fakeApi(readyCondo({ status: 'published' }));
    const { unmount } = await renderApp('/my-account/create-asset/published?id=17');
    expect(screen.getByText('ประกาศของคุณขึ้นเว็บแล้ว')).toBeDefined();
    unmount();

    fakeApi(readyCondo());
    const { address } = await renderApp('/en/my-account/create-asset/published?id=17');

    expect(address()).toBe(`/en${preview}`);
  });

  it('is not offered for a public listing', async () => {
    fakeApi(listedCondo());
    await renderApp(preview);

    expect(screen.queryByRole('button', { name: 'เผยแพร่ประกาศ' })).toBeNull();
    expect(screen.getByRole('link', { name: 'เปิดหน้าประกาศ' }).getAttribute('href')).toBe('/assets/17');
  });
});

describe('sharing', () => {
  it('copies the link where the device has no share sheet', async () => {
    fakeApi(readyCondo());
    const { user } = await renderApp(preview);
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'เผยแพร่ประกาศ' }));
    await settle();

    await user.click(screen.getByRole('button', { name: 'แชร์' }));
    await settle();

    expect(screen.getByText('คัดลอกลิงก์แล้ว')).toBeDefined();
    expect(write).toHaveBeenCalledWith(new URL('/assets/17', location.origin).href);
  });
});
