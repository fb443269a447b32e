import type { MemberAssetSummary } from '@yoodee/api-contract/member-assets';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listOf, myAsset } from '../../testing/my-assets.ts';
import { renderAccount, type Answer } from '../../testing/render-account.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (assets: MemberAssetSummary[], onPost: Answer = () => ({})) => {
  const view = renderAccount('/my-account?tab=assets', (call) => {
    if (call.method === 'POST') return onPost(call);
    return call.path === '/member/assets' ? listOf(assets) : { items: [], total: 0, unread: 0 };
  });
  await screen.findAllByRole('button', { name: 'เปลี่ยนราคา' });
  const posts = () => view.calls.filter(({ method, path }) => method === 'POST' && path.includes('/price'));
  return { ...view, posts };
};
const dialog = async () => within(await screen.findByRole('dialog'));
const openDialog = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(screen.getAllByRole('button', { name: 'เปลี่ยนราคา' })[0]!);
  return dialog();
};

describe('a price in my account', () => {
  it('is changed with two taps, and can be undone', async () => {
    const { user, posts } = await open([myAsset()]);
    const shown = await openDialog(user);
    const box = shown.getByRole('textbox', { name: 'ราคาขาย' });

    await user.clear(box);
    await user.type(box, '๔.๒');
    await user.click(shown.getByRole('button', { name: 'เปลี่ยนราคา' }));

    expect(posts()).toMatchObject([
      { path: '/member/assets/1/price', body: { prices: [{ kind: 'sale', from: 4_500_000, to: 4_200_000 }] } },
    ]);
    await user.click(await screen.findByRole('button', { name: 'เลิกทำ' }));
    expect(posts().at(-1)!.path).toBe('/member/assets/1/price/take-back');
  });

  it('must be typed twice for a large change', async () => {
    const { user, posts } = await open([myAsset()]);
    const shown = await openDialog(user);
    const box = shown.getByRole('textbox', { name: 'ราคาขาย' });
    await user.clear(box);
    await user.type(box, '450000');

    await user.click(shown.getByRole('button', { name: 'เปลี่ยนราคา' }));
    expect(shown.getByText('ยังไม่ตรงกับราคาใหม่')).toBeDefined();
    expect(posts()).toEqual([]);

    await user.type(shown.getByRole('textbox', { name: /อีกครั้ง/ }), '450000');
    await user.click(shown.getByRole('button', { name: 'เปลี่ยนราคา' }));
    expect(posts().map(({ body }) => body)).toMatchObject([{ prices: [{ to: 450_000, confirmed: 450_000 }] }]);
  });

  it('that is not a number is not sent', async () => {
    const { user, posts } = await open([myAsset()]);
    const shown = await openDialog(user);
    await user.clear(shown.getByRole('textbox', { name: 'ราคาขาย' }));

    await user.click(shown.getByRole('button', { name: 'เปลี่ยนราคา' }));

    expect(shown.getByText('ใส่ราคาเป็นตัวเลข')).toBeDefined();
    expect(posts()).toEqual([]);
  });

  it('stays typed when the connection is lost', async () => {
    const { user } = await open([myAsset()], () => undefined);
    const shown = await openDialog(user);
    const box = shown.getByRole<HTMLInputElement>('textbox', { name: 'ราคาขาย' });
    await user.clear(box);
    await user.type(box, '4200000');

    await user.click(shown.getByRole('button', { name: 'เปลี่ยนราคา' }));

    expect((await shown.findByRole('alert')).textContent).toContain('ไม่มีอินเทอร์เน็ต');
    expect(box.value).toBe('4,200,000');
  });

  it('can be reset to the previous one, and unpublished changes are mentioned', async () => {
    const until = '2099-01-01T00:00:00.000Z';
    const changed = myAsset({
      has_changes: true,
      price_changes: [{ kind: 'sale', from: 4_900_000, to: 4_500_000, until }],
    });
    const { user, posts } = await open([changed]);

    expect(screen.getByRole('link', { name: 'ตรวจและเผยแพร่' }).getAttribute('href')).toBe(
      '/my-account/create-asset/preview?id=1',
    );
    await user.click(screen.getByRole('button', { name: 'ใช้ราคาเดิม' }));
    expect(posts().map(({ path }) => path)).toEqual(['/member/assets/1/price/take-back']);
  });
});

it('prices of many listings are lowered at once, and failed ones stay in the dialog', async () => {
  const { user, posts } = await open(
    [myAsset(), myAsset({ id: 2, title_th: 'บ้านสวน', price_sale: 9_990_000 })],
    (call) =>
      call.path.includes('/2/')
        ? Response.json({ data: null, message: 'เปลี่ยนแล้ว', code: 'stale_version', request_id: 'r' }, { status: 409 })
        : {},
  );
  await user.click(screen.getByRole('checkbox', { name: /เลือกทั้งหมด/ }));
  const shown = await openDialog(user);

  await user.click(shown.getByRole('button', { name: 'ลด 5%' }));
  await user.click(shown.getByRole('button', { name: 'เปลี่ยนราคา' }));

  expect(await shown.findByText(/จากอีกเครื่อง/)).toBeDefined();
  expect(posts().map(({ body }) => body)).toEqual([
    { prices: [{ kind: 'sale', from: 4_500_000, to: 4_280_000 }] },
    { prices: [{ kind: 'sale', from: 9_990_000, to: 9_490_000 }] },
  ]);
  expect(shown.queryByRole('group', { name: 'คอนโดทองหล่อ' })).toBeNull();
  expect(shown.getByRole('group', { name: 'บ้านสวน' })).toBeDefined();
});
