import { expect, it } from 'vitest';
import { toVideoView } from './video.ts';

it.each([
  ['https://www.youtube.com/watch?v=abcDEF12345', 'https://www.youtube-nocookie.com/embed/abcDEF12345'],
  ['https://m.youtube.com/watch?v=abcDEF12345&t=10', 'https://www.youtube-nocookie.com/embed/abcDEF12345'],
  ['https://youtu.be/abcDEF12345', 'https://www.youtube-nocookie.com/embed/abcDEF12345'],
  ['https://youtube.com/shorts/abcDEF12345', 'https://www.youtube-nocookie.com/embed/abcDEF12345'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://youtu.be/"><script>', null],
  ['https://www.youtube.com/@channel', null],
  ['https://vimeo.com/channels/staffpicks', null],
  ['https://www.facebook.com/watch?v=1', null],
  ['https://my.matterport.com/show/?m=abc', null],
  ['https://notyoutube.com/watch?v=abcDEF12345', null],
])('%s has the player URL %s', (href, embed) => {
  expect(toVideoView(href)).toEqual({ href, embed });
});

it.each(['javascript:alert(1)', 'http://youtu.be/abcDEF12345', 'not an address'])('%s is not a video', (href) => {
  expect(toVideoView(href)).toBeNull();
});
