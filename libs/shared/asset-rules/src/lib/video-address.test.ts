import { expect, it } from 'vitest';
import { assetField } from './asset-fields.ts';
import { isVideoAddress } from './video-address.ts';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://m.youtube.com/watch?t=10&v=dQw4w9WgXcQ',
  'https://youtube.com/shorts/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=x',
  'https://vimeo.com/76979871',
  'https://vimeo.com/channels/staffpicks/76979871',
  'https://player.vimeo.com/video/76979871',
  'https://www.facebook.com/share/v/abc/',
  'https://www.facebook.com/watch?v=1',
  'https://fb.watch/abc/',
  'https://www.tiktok.com/@seller/video/123',
  'https://my.matterport.com/show/?m=abc',
])('%s is the address of a video', (address) => {
  expect(isVideoAddress(address)).toBe(true);
});

it.each([
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com/@channel',
  'https://vimeo.com/channels/staffpicks',
  'https://www.tiktok.com/@seller',
  'https://my.matterport.com/show/',
  'not an address',
])('%s is not', (address) => {
  expect(isVideoAddress(address)).toBe(false);
});

it('knows every host of the field, whose first page is no video', () => {
  const field = assetField('video_url');
  for (const host of field.kind === 'url' ? field.hosts : []) {
    expect(isVideoAddress(`https://${host}/`)).toBe(false);
    expect(isVideoAddress(`https://${host}/embed/1?v=1&m=1`)).toBe(true);
  }
});
