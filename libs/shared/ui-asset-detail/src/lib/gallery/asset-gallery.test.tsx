import { picture } from '@yoodee/ui-asset-card/testing';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { lightbox, standInForDialogs } from '../../testing/lightbox.ts';
import { showDetail } from '../../testing/show-detail.tsx';

beforeAll(standInForDialogs);
afterEach(cleanup);

const media = {
  images: [picture(1, { category: 'cover' }), picture(2, { category: 'bedroom', caption_en: 'Corner bedroom' })],
  floor_plans: [picture(3, { kind: 'floor_plan' })],
  video_url: 'https://youtu.be/abcDEF12345',
} as const;

it('links to the image files without script', () => {
  showDetail(media as never);

  expect(screen.getByRole('link', { name: 'Corner bedroom' }).getAttribute('href')).toBe('/img/2048/key-2.webp');
  expect(screen.getByRole('link', { name: 'See all 2 photos' })).toBeDefined();
  expect(screen.getByRole('link', { name: '1 floor plan' }).getAttribute('href')).toBe('/img/2048/key-3.webp');
  expect(screen.getByRole('link', { name: 'Video' }).getAttribute('href')).toBe(media.video_url);
});

it('opens at the clicked picture, supports the keyboard, and closes', async () => {
  const user = userEvent.setup();
  showDetail(media as never);

  await user.click(screen.getByRole('link', { name: 'Corner bedroom' }));
  expect(await within(await screen.findByRole('dialog')).findByText('2 / 4')).toBeDefined();
  expect(within(lightbox()).getByText('Corner bedroom')).toBeDefined();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(within(lightbox()).getByText('4 / 4')).toBeDefined();
  expect(within(lightbox()).getByTitle('Video').getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/abcDEF12345',
  );
  await user.keyboard('{Home}');
  expect(within(lightbox()).getByText('1 / 4')).toBeDefined();
  expect(within(lightbox()).queryByTitle('Video')).toBeNull();
  await user.click(within(lightbox()).getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).toBeNull();
});

const opened = async () => {
  await userEvent.setup().click(screen.getByRole('link', { name: 'Corner bedroom' }));
  return screen.findByRole('dialog');
};

it('closes on Back without leaving the page or notifying a router', async () => {
  const router = vi.fn();
  addEventListener('popstate', router);
  history.replaceState({ key: 'detail' }, '', '/en/assets/7');
  showDetail(media as never);
  await opened();

  history.back();

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([location.pathname, history.state, router.mock.calls]).toEqual(['/en/assets/7', { key: 'detail' }, []]);
  removeEventListener('popstate', router);
});

it('removes its history entry when it is closed in another way', async () => {
  const user = userEvent.setup();
  history.replaceState({ key: 'detail' }, '');
  showDetail(media as never);
  await opened();

  await user.click(within(lightbox()).getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(history.state).toEqual({ key: 'detail' }));
});

it('has one history entry when React runs every effect twice in development', async () => {
  configure({ reactStrictMode: true });
  onTestFinished(() => configure({ reactStrictMode: false }));
  history.replaceState({ key: 'detail' }, '');
  showDetail(media as never);
  const dialog = await opened();
  expect([dialog.isConnected, history.state]).toEqual([true, { key: 'detail', overlays: 1 }]);

  history.back();

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(history.state).toEqual({ key: 'detail' });
});

it('does not go back after a navigation', async () => {
  history.replaceState({ key: 'detail' }, '');
  const { unmount } = showDetail(media as never);
  await opened();

  const back = vi.spyOn(history, 'back');

  history.pushState({ key: 'next' }, '', '/en/assets/8');
  unmount();
  await Promise.resolve();

  expect(back).not.toHaveBeenCalled();
  back.mockRestore();
});

it('handles keys and Back from the first paint', async () => {
  const user = userEvent.setup();
  showDetail(media as never);
  const firstPaint = new Promise<{ focused: Element | null; entry: unknown }>((resolve) => {
    const watch = new MutationObserver(() => {
      const dialog = document.querySelector('dialog');
      if (!dialog) return;
      watch.disconnect();
      resolve({ focused: dialog.open ? document.activeElement : null, entry: history.state });
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });

  await user.click(screen.getByRole('link', { name: 'Corner bedroom' }));

  const { focused, entry } = await firstPaint;
  expect(lightbox().contains(focused)).toBe(true);
  expect(entry).toMatchObject({ overlays: 1 });
});

it('shows one room at a time', async () => {
  const user = userEvent.setup();
  showDetail(media as never);

  await user.click(screen.getByRole('link', { name: 'See all 2 photos' }));
  await user.click(await screen.findByRole('button', { name: 'Floor plans' }));

  expect(within(lightbox()).getByText('1 / 1')).toBeDefined();
  expect(within(lightbox()).getByRole<HTMLButtonElement>('button', { name: 'Next picture' }).disabled).toBe(true);
});
