import { layoutOf } from '@yoodee/layouts';
import type { LazyRouteFunction, RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { routes } from './routes';

const all = routes('th').flatMap(({ children = [] }) => children);

it.each([
  ['/sign-up', 'blank', 'blank'],
  ['/authenticate', 'blank', 'blank'],
  ['/authenticate/line_login', 'blank', 'blank'],
  ['/authenticate/undo-phone', 'blank', 'blank'],
  ['/my-account', 'nocontact', 'nocontact'],
  ['/my-account/setting', 'setting-profile', 'setting-profile'],
  ['/my-account/setting/edit', 'menu', 'nocontact'],
  ['/my-account/create-asset/preview', 'menu', 'no-footer'],
  ['/my-account/create-asset/published', 'menu', 'no-footer'],
])('behaviours.md section 7: %s has the layout %s on a phone and %s elsewhere', async (path, mobile, wide) => {
  const load = all.find((route) => route.path === path)!.lazy as LazyRouteFunction<RouteObject>;
  const { handle } = await load();

  expect(layoutOf([{ handle }])).toEqual({ mobile, tablet: wide, desktop: wide });
});

it('the form of a listing is blank but for desktops, as the specification says', async () => {
  const load = all.find((route) => route.path === '/my-account/create-asset')!.lazy as LazyRouteFunction<RouteObject>;
  const { handle } = await load();

  expect(layoutOf([{ handle }])).toEqual({ mobile: 'blank', tablet: 'blank', desktop: 'no-footer' });
});

it('no page has parameters: the gateway compares paths', () => {
  expect(all.filter(({ path }) => path !== '*' && /[:*?]/.test(path!))).toEqual([]);
});
