import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, fakeApi } from '../../testing/fake-api.ts';
import { fakeUploads, picture } from '../../testing/fake-uploads.ts';
import { assetImage, images, memberAsset } from '../../testing/member-asset.ts';
import { renderApp, settle } from '../../testing/render-app.tsx';
import { localStore } from '../draft/local-store.ts';

const step = '/my-account/create-asset?step=5&id=17';
const store = localStore('photos');

beforeEach(async () => {
  localStorage.clear();
  for (const { key } of await store.all()) await store.remove(key);
});

const open = async (address = step) => {
  const app = await renderApp(address);
  await vi.dynamicImportSettled();
  await settle();
  return app;
};

const choose = async (label: RegExp, ...files: File[]) => {
  fireEvent.change(screen.getByLabelText(label), { target: { files } });
  await settle();
};
const choosePhotos = (...files: File[]) => choose(/^เลือกหรือถ่ายรูป/, ...files);

const placesOfPhotos = () =>
  within(screen.getByRole('list', { name: 'รูปตามลำดับที่แสดง' }))
    .getAllByRole('img')
    .map((image) => /picture-\d+/.exec(image.getAttribute('src')!)![0]);

describe('uploading', () => {
  it('sends two at a time with progress, and shows each when it is stored', async () => {
    fakeApi(memberAsset());
    const uploads = fakeUploads();
    await open();

    await choosePhotos(picture('a.jpg'), picture('b.jpg'), picture('c.jpg'));
    await waitFor(() => expect(uploads.names()).toEqual(['a.jpg', 'b.jpg']));
    expect(screen.getByText('c.jpg รอคิว')).toBeDefined();
    await uploads.progress('a.jpg', 40, 100);
    expect(screen.getByText('a.jpg 40%')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'อัปโหลด a.jpg' }).getAttribute('aria-valuenow')).toBe('40');
    await uploads.store('a.jpg', assetImage(1));

    await waitFor(() => expect(uploads.names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']));
    await waitFor(() => expect(screen.queryByText(/^a\.jpg/)).toBeNull());
    expect(screen.getByText('มีแล้ว 1 รูป · ต้องมี 5 รูปขึ้นไป')).toBeDefined();
    expect(screen.getByRole('img', { name: 'รูปที่ 1' })).toBeDefined();
    const { headers, body } = uploads.find('b.jpg');
    expect(headers).toMatchObject({ authorization: 'Bearer token', 'accept-language': 'th' });
    expect([...body!.keys()]).toEqual(['kind', 'file']);
    expect(new Set(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => uploads.find(name).headers['idempotency-key'])).size).toBe(
      3,
    );
  });

  it('keeps a picture when its upload answers 401, and checks the session', async () => {
    const api = fakeApi(memberAsset());
    const uploads = fakeUploads();
    await open();
    await choosePhotos(picture('a.jpg'));
    const asked = () => api.to('GET', /^\/member\/profile$/).length;
    const before = asked();

    await uploads.refuse('a.jpg', 401, 'signed_out', 'เข้าสู่ระบบก่อน');

    expect(asked()).toBe(before + 1);
    expect(await store.all()).toHaveLength(1);
  });

  it('restores the chosen order if uploads finish out of order', async () => {
    const api = fakeApi(memberAsset({ images: images(1) }));
    const uploads = fakeUploads();
    await open();

    await choosePhotos(picture('a.jpg'), picture('b.jpg'));
    await uploads.store('b.jpg', assetImage(2));
    await uploads.store('a.jpg', assetImage(3));

    expect(api.to('PATCH', /images$/).map(({ body }) => body)).toEqual([{ kind: 'photo', ids: [1, 3, 2] }]);
  });

  it('rejects invalid files by name, and sends the others', async () => {
    fakeApi(memberAsset());
    const uploads = fakeUploads();
    const { user } = await open();

    await choosePhotos(
      picture('letter.pdf', { type: 'application/pdf' }),
      picture('huge.jpg', { size: 16 * 1024 * 1024 }),
      picture('small.jpg'),
      picture('good.jpg'),
    );
    expect(uploads.names()).toEqual(['small.jpg', 'good.jpg']);
    await uploads.refuse('small.jpg', 422, 'image_too_small', 'รูปเล็กเกินไป');
    await uploads.store('good.jpg', assetImage(1));

    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'letter.pdf ไม่ใช่รูปที่ใช้ได้ ใช้ไฟล์ JPEG, HEIC, PNG, WebP หรือ AVIF',
      'huge.jpg ใหญ่เกิน 15 MB',
      'small.jpg: รูปเล็กเกินไป',
    ]);
    expect(screen.getByRole('img', { name: 'รูปที่ 1' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'ปิดข้อความของ huge.jpg' }));
    expect(screen.queryByText('huge.jpg ใหญ่เกิน 15 MB')).toBeNull();
  });

  it('retries a failed upload automatically, then on request, with the same idempotency key', async () => {
    fakeApi(memberAsset());
    const uploads = fakeUploads();
    const { user } = await open();
    await choosePhotos(picture('a.jpg'));
    const key = uploads.find('a.jpg').headers['idempotency-key'];

    await uploads.breakOff('a.jpg');
    expect(screen.getByText(/^a\.jpg ยังส่งไม่สำเร็จ/)).toBeDefined();
    for (const wait of [2_000, 5_000, 15_000]) {
      await settle(wait);
      await uploads.breakOff('a.jpg');
    }
    await settle(60_000);
    expect(uploads.names()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'ส่ง a.jpg อีกครั้ง' }));
    await uploads.store('a.jpg', assetImage(1));

    expect(uploads.names()).toHaveLength(5);
    expect(uploads.find('a.jpg').headers['idempotency-key']).toBe(key);
    expect(await store.all()).toEqual([]);
  });

  it('can be cancelled', async () => {
    fakeApi(memberAsset());
    const uploads = fakeUploads();
    const { user } = await open();
    await choosePhotos(picture('a.jpg'));

    await user.click(screen.getByRole('button', { name: 'ยกเลิก a.jpg' }));

    expect(uploads.find('a.jpg').isAborted).toBe(true);
    expect(screen.queryByText(/^a\.jpg/)).toBeNull();
    expect(await store.all()).toEqual([]);
  });

  it('is removed if it was cancelled after all bytes were sent', async () => {
    const api = fakeApi(memberAsset({ images: images(1) }));
    const uploads = fakeUploads();
    const { user } = await open();
    await choosePhotos(picture('a.jpg'));
    await uploads.progress('a.jpg', 100, 100);

    await user.click(screen.getByRole('button', { name: 'ยกเลิก a.jpg' }));
    expect(screen.queryByText(/^a\.jpg/)).toBeNull();
    expect(uploads.find('a.jpg').isAborted).toBe(false);
    await uploads.store('a.jpg', assetImage(2));
    await settle();

    expect(api.to('DELETE', /images\/2$/)).toHaveLength(1);
    expect(placesOfPhotos()).toEqual(['picture-1']);
  });

  it('is shown if it was cancelled too late and cannot be removed', async () => {
    const api = fakeApi(memberAsset({ images: images(1) }));
    api.once('DELETE', /images\/2$/, () => failure(503, 'unavailable'));
    const uploads = fakeUploads();
    const { user } = await open();
    await choosePhotos(picture('a.jpg'));
    await uploads.progress('a.jpg', 100, 100);

    await user.click(screen.getByRole('button', { name: 'ยกเลิก a.jpg' }));
    await uploads.store('a.jpg', assetImage(2));
    await settle();

    expect(placesOfPhotos()).toEqual(['picture-1', 'picture-2']);
  });

  it.each([
    ['on its way', async () => {}],
    ['given up for now', (uploads: ReturnType<typeof fakeUploads>) => uploads.breakOff('a.jpg')],
  ])('is shown when it arrived although it was cancelled while %s', async (_when, before) => {
    const api = fakeApi(memberAsset({ images: images(1) }));
    const uploads = fakeUploads();
    const { user } = await open();
    await choosePhotos(picture('a.jpg'));
    await before(uploads);

    await user.click(screen.getByRole('button', { name: 'ยกเลิก a.jpg' }));
    api.write({ images: images(2) });
    await settle(5_000);
    await settle();

    expect(placesOfPhotos()).toEqual(['picture-1', 'picture-2']);
  });

  it('resumes after a reload', async () => {
    fakeApi(memberAsset());
    fakeUploads();
    const { unmount } = await open();
    await choosePhotos(picture('a.jpg'), picture('b.jpg'), picture('c.jpg'));
    unmount();
    const uploads = fakeUploads();

    await open();

    expect(uploads.names()).toEqual(['a.jpg', 'b.jpg']);
    expect(screen.getByText('c.jpg รอคิว')).toBeDefined();
  });

  it('takes floor plans in their own section', async () => {
    fakeApi(memberAsset());
    const uploads = fakeUploads();
    await open();

    await choose(/^เลือกรูปแปลน/, picture('plan.png', { type: 'image/png' }));
    expect(uploads.find('plan.png').body!.get('kind')).toBe('floor_plan');
    await uploads.store('plan.png', assetImage(9, { kind: 'floor_plan' }));

    expect(screen.getByRole('img', { name: 'แปลนที่ 1' })).toBeDefined();
    expect(screen.getByText('มีแล้ว 0 รูป · ต้องมี 5 รูปขึ้นไป')).toBeDefined();
  });
});
