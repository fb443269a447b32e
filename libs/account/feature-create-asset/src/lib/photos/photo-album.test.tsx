import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, fakeApi } from '../../testing/fake-api.ts';
import { images, memberAsset, readyCondo } from '../../testing/member-asset.ts';
import { renderApp, settle } from '../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

const open = async () => {
  const app = await renderApp('/my-account/create-asset?step=5&id=17');
  await vi.dynamicImportSettled();
  await settle();
  const click = async (name: string) => {
    await app.user.click(screen.getByRole('button', { name }));
    await settle();
  };
  const chooseRange = async (from: number, to: number) => {
    await app.user.click(screen.getByRole('checkbox', { name: `เลือกรูปที่ ${from}` }));
    await app.user.keyboard('{Shift>}');
    await app.user.click(screen.getByRole('checkbox', { name: `เลือกรูปที่ ${to}` }));
    await app.user.keyboard('{/Shift}');
  };
  return { ...app, click, chooseRange };
};

const placesOfPhotos = () =>
  within(screen.getByRole('list', { name: 'รูปตามลำดับที่แสดง' }))
    .getAllByRole('img')
    .map((image) => /picture-\d+/.exec(image.getAttribute('src')!)![0]);
const numbered = (ids: readonly number[]) => ids.map((id) => `picture-${id}`);

describe('the order', () => {
  it.each([
    ['เลื่อนไปถัดไป', 2, [1, 3, 2], 'รูปที่ 3 จาก 3'],
    ['เลื่อนมาก่อน', 2, [2, 1, 3], 'รูปที่ 1 จาก 3'],
    ['ตั้งเป็นภาพปก', 3, [3, 1, 2], 'รูปที่ 1 จาก 3'],
  ])('is changed by "%s" of a picture, which stays open', async (button, place, ids, heading) => {
    const api = fakeApi(memberAsset({ images: images(3) }));
    const { click } = await open();

    await click(`แก้ไขรูปที่ ${place}`);
    await click(button);

    expect(api.to('PATCH', /images$/)[0]!.body).toEqual({ kind: 'photo', ids });
    expect(screen.getByRole('heading', { name: heading })).toBeDefined();
    expect(screen.getByText(`ย้ายไปลำดับที่ ${heading.slice(7)}`)).toBeDefined();
    await click('เสร็จแล้ว');
    expect(placesOfPhotos()).toEqual(numbered(ids));
  });

  it('moves all chosen pictures to the front or the end', async () => {
    const api = fakeApi(memberAsset({ images: images(5) }));
    const { click, chooseRange } = await open();

    await chooseRange(3, 4);
    await click('ไว้หน้าสุด');
    await click('ไว้ท้ายสุด');

    expect(api.to('PATCH', /images$/).map(({ body }) => body!.ids)).toEqual([
      [3, 4, 1, 2, 5],
      [1, 2, 5, 3, 4],
    ]);
  });

  it('is restored when it cannot be saved', async () => {
    const api = fakeApi(memberAsset({ images: images(3) }));
    api.once('PATCH', /images$/, () => failure(503, 'unavailable'));
    const { click } = await open();

    await click('แก้ไขรูปที่ 3');
    await click('ตั้งเป็นภาพปก');
    await click('เสร็จแล้ว');

    expect(placesOfPhotos()).toEqual(numbered([1, 2, 3]));
    expect(screen.getByText('จัดลำดับรูปไม่สำเร็จ ลองใหม่อีกครั้ง')).toBeDefined();
  });

  it('is reset to the saved pictures when the API rejects it because another tab has added some', async () => {
    const api = fakeApi(memberAsset({ images: images(2) }));
    api.once('PATCH', /images$/, () => failure(422, 'invalid_request', { errors: { ids: 'invalid' } }));
    const { click } = await open();
    api.write({ images: images(3) });

    await click('แก้ไขรูปที่ 2');
    await click('ตั้งเป็นภาพปก');
    await click('เสร็จแล้ว');

    expect(placesOfPhotos()).toEqual(numbered([1, 2, 3]));
  });
});

describe('chosen pictures', () => {
  it('are rotated one after the other, each based on the version that was shown', async () => {
    const api = fakeApi(memberAsset({ images: images(3) }));
    const { click, chooseRange } = await open();

    await chooseRange(2, 3);
    expect(screen.getByText('เลือกแล้ว 2 รูป')).toBeDefined();
    await click('หมุน');

    expect(api.to('POST', /images\/\d\/edit$/).map(({ path, body }) => [path.at(-6), body])).toEqual([
      ['2', { key: 'picture-2', turn: 90 }],
      ['3', { key: 'picture-3', turn: 90 }],
    ]);
  });

  it('get one category, and one caption', async () => {
    const api = fakeApi(memberAsset({ images: images(2), property_type: 'land' }));
    const { click, user } = await open();

    await click('เลือกทั้งหมด');
    await user.selectOptions(screen.getByRole('combobox', { name: 'หมวดของรูปที่เลือก' }), 'หมุดและแนวเขต');
    await settle();
    await click('คำบรรยาย');
    await user.type(screen.getByRole('textbox', { name: 'คำบรรยายภาษาไทย' }), 'หมุดหน้าแปลง');
    await click('บันทึก');

    expect(api.to('PATCH', /images\/\d$/).map(({ body }) => body)).toEqual([
      { category: 'boundary' },
      { category: 'boundary' },
      { caption_th: 'หมุดหน้าแปลง' },
      { caption_th: 'หมุดหน้าแปลง' },
    ]);
  });

  it('are deselected with Escape', async () => {
    fakeApi(memberAsset({ images: images(3) }));
    const { chooseRange, user } = await open();
    await chooseRange(1, 3);

    await user.keyboard('{Escape}');

    expect(screen.queryByText('เลือกแล้ว 3 รูป')).toBeNull();
  });

  it('are removed after some seconds, and can be restored until then', async () => {
    const api = fakeApi(readyCondo({ images: images(4) }));
    const { click, chooseRange } = await open();

    await chooseRange(2, 3);
    await click('ลบ');
    expect([placesOfPhotos(), screen.getByText('ลบแล้ว 2 รูป') !== null]).toEqual([numbered([1, 4]), true]);
    await click('เลิกทำ');
    await settle(20_000);
    expect([placesOfPhotos(), api.to('DELETE', /./)]).toEqual([numbered([1, 2, 3, 4]), []]);

    await chooseRange(2, 3);
    await click('ลบ');
    await settle(15_000);
    expect(api.to('DELETE', /images/).map(({ path }) => path.at(-1))).toEqual(['2', '3']);
    expect(placesOfPhotos()).toEqual(numbered([1, 4]));
  });

  it('that are being removed keep their positions while others move', async () => {
    const api = fakeApi(memberAsset({ images: images(4) }));
    const { click, user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'เลือกรูปที่ 2' }));
    await click('ลบ');

    await user.click(screen.getByRole('checkbox', { name: 'เลือกรูปที่ 3' }));
    await click('ไว้หน้าสุด');

    expect(api.to('PATCH', /images$/)[0]!.body).toEqual({ kind: 'photo', ids: [4, 2, 1, 3] });
  });
});

describe('a picture', () => {
  it('is removed when the page unloads, or is restored with the reason', async () => {
    const api = fakeApi(readyCondo({ status: 'published', images: images(5) }));
    api.once('DELETE', /images\/2$/, () => failure(422, 'not_ready', { message: 'รูปจะเหลือน้อยเกินไป' }));
    const { click } = await open();

    await click('แก้ไขรูปที่ 2');
    await click('ลบรูป');
    expect(placesOfPhotos()).toEqual(numbered([1, 3, 4, 5]));
    await settle(15_000);
    expect(screen.getByText('รูปจะเหลือน้อยเกินไป')).toBeDefined();
    expect(placesOfPhotos()).toEqual(numbered([1, 2, 3, 4, 5]));

    await click('แก้ไขรูปที่ 2');
    await click('ลบรูป');
    dispatchEvent(new Event('pagehide'));
    await settle();
    expect(api.to('DELETE', /images\/2$/).at(-1)!.keepalive).toBe(true);
  });

  it('is rotated, and reset to its original', async () => {
    const api = fakeApi(memberAsset({ images: images(2) }));
    const { click } = await open();

    await click('แก้ไขรูปที่ 1');
    expect(screen.queryByRole('button', { name: 'ใช้รูปเดิม' })).toBeNull();
    await click('หมุน');
    await click('ใช้รูปเดิม');

    expect(api.to('POST', /edit$/).map(({ body }) => body)).toEqual([
      { key: 'picture-1', turn: 90 },
      { key: 'picture-1-edited', original: true },
    ]);
  });

  it('that another tab has rotated is shown in its new version, with the reason', async () => {
    const api = fakeApi(memberAsset({ images: images(2) }));
    const { click } = await open();
    await click('แก้ไขรูปที่ 1');
    const [first, second] = images(2);
    api.write({ images: [{ ...first!, key: 'picture-9' }, second!] });

    await click('หมุน');
    expect(screen.getByText('refused: stale_version')).toBeDefined();
    await click('เสร็จแล้ว');

    expect(placesOfPhotos()).toEqual(numbered([9, 2]));
  });

  it('gets a category and autosaved captions', async () => {
    const api = fakeApi(memberAsset({ images: images(1) }));
    const { click, user } = await open();

    await click('แก้ไขรูปที่ 1');
    await user.selectOptions(screen.getByRole('combobox', { name: 'หมวดของรูปที่ 1' }), 'ครัว');
    await user.type(screen.getByRole('textbox', { name: 'คำบรรยายภาษาไทย' }), 'ครัวเปิด');
    await settle(1_000);

    expect(api.to('PATCH', /images\/1$/).map(({ body }) => body)).toEqual([
      { category: 'kitchen' },
      { caption_th: 'ครัวเปิด' },
    ]);
  });

  const typeOffline = async (api: ReturnType<typeof fakeApi>) => {
    const { click, user } = await open();
    await click('แก้ไขรูปที่ 1');
    api.isOffline = true;
    await user.type(screen.getByRole('textbox', { name: 'คำบรรยายภาษาไทย' }), 'ครัวเปิด');
  };

  it('keeps a caption that cannot be sent, says so, and saves it when the network is back', async () => {
    const api = fakeApi(memberAsset({ images: images(1) }));
    await typeOffline(api);
    await settle(1_000);
    expect(screen.getByText('ออฟไลน์ เก็บไว้ในเครื่องนี้ จะส่งเมื่อเชื่อมต่อได้')).toBeDefined();

    api.isOffline = false;
    dispatchEvent(new Event('online'));
    await settle();

    expect(screen.queryByText('ออฟไลน์ เก็บไว้ในเครื่องนี้ จะส่งเมื่อเชื่อมต่อได้')).toBeNull();
    expect(api.to('PATCH', /images\/1$/).map(({ body }) => body)).toEqual(Array(2).fill({ caption_th: 'ครัวเปิด' }));
  });

  it('has its caption sent while the page unloads, and restored on the next visit', async () => {
    const api = fakeApi(memberAsset({ images: images(1) }));
    await typeOffline(api);
    dispatchEvent(new Event('pagehide'));
    await settle();
    expect(api.to('PATCH', /images\/1$/).map(({ keepalive }) => keepalive)).toEqual([true]);
    cleanup();
    api.isOffline = false;

    await open();
    await settle();

    expect(api.to('PATCH', /images\/1$/).at(-1)!.body).toEqual({ caption_th: 'ครัวเปิด' });
  });

  it('rejects contact details in its caption', async () => {
    const api = fakeApi(memberAsset({ images: images(1) }));
    const { click, user } = await open();

    await click('แก้ไขรูปที่ 1');
    await user.type(screen.getByRole('textbox', { name: 'คำบรรยายภาษาไทย' }), 'โทร 0812345678');
    await settle(1_000);

    expect(screen.getByText('เอาเบอร์โทร ไอดีไลน์ และลิงก์ออกก่อน')).toBeDefined();
    expect(api.to('PATCH', /images\/1$/)).toEqual([]);
  });
});

describe('land', () => {
  it('is prompted for pictures of a plot and has no room categories', async () => {
    const [first, ...rest] = images(2);
    fakeApi(memberAsset({ property_type: 'land', images: [{ ...first!, category: 'plot' }, ...rest] }));
    const { click } = await open();

    expect(
      within(screen.getByRole('list', { name: 'ภาพที่ควรมี' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['ที่ดินจากถนนมีแล้ว', 'หน้ากว้างติดถนน', 'ถนนทางเข้า', 'หมุดและแนวเขต', 'บริเวณรอบ ๆ', 'โฉนด (ปิดชื่อ)']);
    expect(screen.getByText(/ปิดชื่อและเลขบัตรก่อน/)).toBeDefined();
    await click('แก้ไขรูปที่ 1');
    expect(screen.queryByRole('option', { name: 'ห้องนอน' })).toBeNull();
  });
});
