import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { failure, fakeApi } from '../../testing/fake-api.ts';
import { listedCondo } from '../../testing/member-asset.ts';
import { renderApp, settle } from '../../testing/render-app.tsx';
import { clearUnsavedEdits, storeFromEarlierTab } from '../../testing/unsaved-edits.ts';

const preview = '/my-account/create-asset/preview?id=17';
const publishing = /17\/changes\/publish$/;
const publishButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'เผยแพร่การแก้ไข' });
const rowOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeEach(clearUnsavedEdits);

describe('the changes of a listing', () => {
  it('are shown beside what visitors see, and published as shown', async () => {
    const api = fakeApi(listedCondo({ price_sale: 4_200_000, bedrooms: 2, version: 6 }));
    const { user } = await renderApp(preview);

    expect(rowOf('ราคาขาย')).toEqual(['฿4,500,000', '฿4,200,000']);
    const panel = screen.getByRole('region', { name: 'สิ่งที่จะเปลี่ยน' });
    expect(within(panel).getAllByRole('row')).toHaveLength(3);
    await user.dblClick(publishButton());
    await settle();

    const [call, ...others] = api.to('POST', publishing);
    expect(others).toEqual([]);
    expect(call!.body).toEqual({ version: 6 });
    expect(call!.headers.get('idempotency-key')).toBe('asset-17-changes-6');
    expect(screen.getByText(/เผยแพร่การแก้ไขแล้ว/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'เผยแพร่การแก้ไข' })).toBeNull();
  });

  it('include edits that are still being saved, which are saved first', async () => {
    const api = fakeApi(listedCondo());
    await storeFromEarlierTab('17', { edits: { price_sale: 4_300_000 }, base: { price_sale: 4_500_000 } });
    const { user } = await renderApp(preview);

    await user.click(publishButton());
    await settle();

    expect(api.asset().published).toMatchObject({ price_sale: 4_300_000 });
  });

  it('with a price that moves far are published when the price is typed again', async () => {
    const api = fakeApi(listedCondo({ price_sale: 450_000 }));
    const { user } = await renderApp(preview);
    const box = screen.getByRole('textbox', { name: 'พิมพ์ราคา 450,000 เพื่อยืนยัน' });

    await user.click(publishButton());
    expect(screen.getByText('ยังไม่ตรงกับราคาใหม่')).toBeDefined();
    await user.type(box, '4500000');
    await user.click(publishButton());
    expect(api.to('POST', publishing)).toEqual([]);

    await user.clear(box);
    await user.type(box, '๔๕๐๐๐๐');
    await user.click(publishButton());
    await settle();
    expect(api.to('POST', publishing).map(({ body }) => body)).toMatchObject([{ confirmed_price: 450_000 }]);
  });

  it('cannot be published while something is missing', async () => {
    fakeApi(listedCondo({ title_th: null }));
    await renderApp(preview);

    expect(publishButton().disabled).toBe(true);
    expect(screen.getByRole('link', { name: /ชื่อประกาศ|หัวข้อ/ })).toBeDefined();
  });

  it('are discarded, and restored', async () => {
    const api = fakeApi(listedCondo({ price_sale: 4_200_000 }));
    const { user } = await renderApp(preview);

    await user.click(screen.getByRole('button', { name: 'ทิ้งการแก้ไข' }));
    await settle();
    expect(api.asset().price_sale).toBe(4_500_000);
    expect(screen.getByRole('status').textContent).toContain('ทิ้งการแก้ไขแล้ว');

    await user.click(screen.getByRole('button', { name: 'เรียกคืน' }));
    await settle();
    expect(rowOf('ราคาขาย')).toEqual(['฿4,500,000', '฿4,200,000']);
  });

  it('that another device published meanwhile are reported', async () => {
    const api = fakeApi(listedCondo({ price_sale: 4_200_000 }));
    const { user } = await renderApp(preview);
    api.once('POST', publishing, () => {
      api.write({ published: listedCondo({ price_sale: 4_200_000 }) });
      return failure(409, 'stale_version');
    });

    await user.click(publishButton());
    await settle();

    expect(screen.getByRole('alert').textContent).toContain('จากอีกเครื่อง');
    expect(screen.getByText(/ไม่มีการแก้ไขที่รอเผยแพร่/)).toBeDefined();
  });

  it('survive a lost connection', async () => {
    const api = fakeApi(listedCondo({ price_sale: 4_200_000 }));
    const { user } = await renderApp(preview);
    api.isOffline = true;

    await user.click(publishButton());
    await settle();
    expect(screen.getByText(/ไม่มีอินเทอร์เน็ต การแก้ไขยังอยู่ครบ/)).toBeDefined();

    api.isOffline = false;
    await user.click(publishButton());
    await settle();
    expect(screen.getByText(/เผยแพร่การแก้ไขแล้ว/)).toBeDefined();
  });
});

it('a step of a listing says what visitors see, and links to the changes', async () => {
  fakeApi(listedCondo({ price_sale: 4_200_000 }));
  await renderApp('/my-account/create-asset?step=4&id=17');

  expect(screen.getByText(/มีการแก้ไขที่ยังไม่เผยแพร่/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'ตรวจและเผยแพร่' }).getAttribute('href')).toBe(preview);
});
