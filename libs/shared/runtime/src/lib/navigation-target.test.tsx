import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, onTestFinished } from 'vitest';
import { followNavigations, keepNavigationTarget, navigationTarget } from './navigation-target.ts';

/** Follows the navigations between a first page and `/assets`. */
const followTo = async (assets: RouteObject) => {
  const router = createMemoryRouter(
    [
      {
        middleware: [keepNavigationTarget],
        element: <Outlet />,
        errorElement: <p>failed</p>,
        HydrateFallback: () => null,
        children: [
          { path: '/', element: 'first page' },
          { path: '/assets', ...assets },
        ],
      },
    ],
    { basename: '/en', initialEntries: ['/en'] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByText('first page');
  const targets: string[] = [];
  onTestFinished(followNavigations((target) => targets.push(target)));
  return { navigate: (path: string) => router.navigate(path), targets };
};

it.each<[string, RouteObject]>([
  ['without code or data to load', { element: 'assets' }],
  ['with code that is loaded already', { lazy: () => Promise.resolve({ element: 'assets' }) }],
  ['with a guard that answers at once', { loader: () => null, element: 'assets' }],
])('a navigation %s is followed', async (_, assets) => {
  const { navigate, targets } = await followTo(assets);

  await navigate('/assets?q=a%20b#map');

  await screen.findByText('assets');
  expect(targets).toEqual(['/en/assets?q=a%20b#map']);
  expect(navigationTarget()).toBeNull();
});

it('the target is known when code fails at once, and not afterwards', async () => {
  let atFailure: string | null = null;
  const { navigate } = await followTo({
    lazy: async () => {
      await Promise.resolve();
      atFailure = navigationTarget();
      throw new Error('the chunk is gone');
    },
  });

  await navigate('/assets');

  await screen.findByText('failed');
  expect([atFailure, navigationTarget()]).toEqual(['/en/assets', null]);
});

it('a navigation that replaces a pending one is the target until it ends', async () => {
  let load = () => {};
  const { navigate } = await followTo({
    loader: () => new Promise<null>((resolve) => (load = () => resolve(null))),
    element: 'assets',
  });

  void navigate('/assets?page=1');
  const second = navigate('/assets?page=2');

  expect(navigationTarget()).toBe('/en/assets?page=2');
  load();
  await second;
  expect(navigationTarget()).toBeNull();
});

it('the callback is no longer called after it is unsubscribed', async () => {
  const targets: string[] = [];
  const unfollow = followNavigations((target) => targets.push(target));
  const { navigate } = await followTo({ element: 'assets' });

  unfollow();
  await navigate('/assets');

  expect(targets).toEqual(['/en']);
});
