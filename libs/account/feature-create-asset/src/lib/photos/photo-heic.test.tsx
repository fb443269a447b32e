import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeUploads, picture } from '../../testing/fake-uploads.ts';
import { decodesHeic, heicFile, needsDecoder } from '../../testing/heic.ts';
import { assetImage, images, memberAsset } from '../../testing/member-asset.ts';
import { renderApp, settle } from '../../testing/render-app.tsx';
import { localStore } from '../draft/local-store.ts';

const store = localStore('photos');

beforeEach(async () => {
  for (const { key } of await store.all()) await store.remove(key);
});

const open = async () => {
  const app = await renderApp('/my-account/create-asset?step=5&id=17');
  await vi.dynamicImportSettled();
  await settle();
  return app;
};

const choose = async (...files: File[]) => {
  fireEvent.change(screen.getByLabelText(/^เลือกหรือถ่ายรูป/), { target: { files } });
  await settleDecoder();
};
const settleDecoder = async () => {
  await settle();
  await vi.dynamicImportSettled();
  await settle();
  await settle();
};
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

describe('HEIC pictures', () => {
  it('are converted by the browser where it can, and sent as JPEG', async () => {
    fakeApi(memberAsset());
    const uploads = fakeUploads();
    decodesHeic();
    await open();

    await choose(heicFile('IMG_1.HEIC'));

    const sent = uploads.find('IMG_1.jpg').body!.get('file') as File;
    expect([sent.type, await sent.text()]).toEqual(['image/jpeg', '4032×3024']);
    expect((await store.all()).map(({ file, attempts }) => [file.name, attempts])).toEqual([['IMG_1.jpg', undefined]]);
  });

  it('are converted one at a time by our decoder elsewhere, while other pictures are sent', async () => {
    fakeApi(memberAsset());
    const uploads = fakeUploads();
    const decoder = needsDecoder();
    await open();

    await choose(heicFile('IMG_1.HEIC'), heicFile('IMG_2.heif'), picture('a.jpg'));
    expect(screen.getByText('IMG_1.HEIC กำลังแปลงเป็น JPEG')).toBeDefined();
    expect([uploads.names(), decoder.workers.length]).toEqual([['a.jpg'], 1]);
    decoder.answer({ jpeg: new Blob(['1'], { type: 'image/jpeg' }) });
    await settleDecoder();

    expect(uploads.names()).toEqual(['a.jpg', 'IMG_1.jpg']);
    expect(decoder.workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });

  it('that are invalid are rejected by name, and the next ones are still processed', async () => {
    fakeApi(memberAsset());
    const uploads = fakeUploads();
    const decoder = needsDecoder();
    await open();

    await choose(
      heicFile('cut.heic'),
      heicFile('huge.heic'),
      heicFile('heavy.heic'),
      heicFile('letter.heic', '%PDF-1.7'),
    );
    decoder.answer({ problem: 'unreadable' });
    await settleDecoder();
    decoder.answer({ problem: 'pixels' });
    await settleDecoder();
    decoder.answer({ hasBegun: true });
    decoder.crash();
    await settleDecoder();

    expect(alerts()).toEqual([
      'เปิด cut.heic ไม่ได้ บันทึกเป็น JPEG แล้วเลือกอีกครั้ง',
      'huge.heic ใหญ่เกิน 50 ล้านพิกเซล',
      'เปิด heavy.heic ไม่ได้ บันทึกเป็น JPEG แล้วเลือกอีกครั้ง',
      'letter.heic ไม่ใช่รูปที่ใช้ได้ ใช้ไฟล์ JPEG, HEIC, PNG, WebP หรือ AVIF',
    ]);
    expect([uploads.names(), await store.all()]).toEqual([[], []]);
  });

  it('that are JPEG under another name are sent as they are', async () => {
    fakeApi(memberAsset());
    const uploads = fakeUploads();
    const decoder = needsDecoder();
    await open();

    await choose(heicFile('IMG_3.HEIC', '\xff\xd8\xff\xe0'));

    expect([uploads.names(), decoder.workers]).toEqual([['IMG_3.jpg'], []]);
  });

  it('are converted again when the decoder could not be loaded and the network is back', async () => {
    fakeApi(memberAsset());
    const uploads = fakeUploads();
    const decoder = needsDecoder();
    await open();
    await choose(heicFile('IMG_1.HEIC'));

    decoder.crash();
    await settleDecoder();
    expect(alerts()).toEqual(['IMG_1.HEIC ยังส่งไม่สำเร็จ จะลองใหม่เมื่อเชื่อมต่อได้']);
    dispatchEvent(new Event('online'));
    await settleDecoder();
    decoder.answer({ jpeg: new Blob(['1']) });
    await settleDecoder();

    expect(uploads.names()).toEqual(['IMG_1.jpg']);
  });

  it('are converted after a reload, but not for ever', async () => {
    fakeApi(memberAsset());
    needsDecoder();
    for (const attempts of [1, 2, 3]) {
      const { unmount } = await open();
      if (attempts === 1) await choose(heicFile('IMG_1.HEIC'));
      await settleDecoder();
      expect(await store.all()).toMatchObject([{ attempts }]);
      unmount();
    }

    await open();
    await settleDecoder();

    expect(alerts()).toEqual(['เปิด IMG_1.HEIC ไม่ได้ บันทึกเป็น JPEG แล้วเลือกอีกครั้ง']);
  });

  it('can be cancelled while they are converted', async () => {
    fakeApi(memberAsset());
    const uploads = fakeUploads();
    const decoder = needsDecoder();
    const { user } = await open();
    await choose(heicFile('IMG_1.HEIC'));

    await user.click(screen.getByRole('button', { name: 'ยกเลิก IMG_1.HEIC' }));
    await settleDecoder();

    expect(decoder.workers[0]!.isTerminated).toBe(true);
    expect([uploads.names(), await store.all()]).toEqual([[], []]);
  });
});

it('adds as many pictures as there is room for, and names the others', async () => {
  fakeApi(memberAsset({ images: images(29) }));
  const uploads = fakeUploads();
  await open();

  await choose(picture('a.jpg'), picture('b.jpg'));
  await uploads.store('a.jpg', assetImage(30));

  expect([uploads.names(), alerts()]).toEqual([['a.jpg'], ['ไม่ได้เพิ่ม b.jpg เพราะครบจำนวนแล้ว']]);
});
