import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { deviceBreakpoints } from '@yoodee/site';
import { describe, expect, it } from 'vitest';
import { layoutByDevice } from './layout-choice.ts';
import { devicesWith, type PartName } from './layout-parts.ts';
import { routeLayouts } from './route-layouts.ts';

const parts: PartName[] = [
  'contactBar',
  'plainBar',
  'mainBar',
  'preferences',
  'backBar',
  'menuButton',
  'aside',
  'footAction',
  'footer',
  'tray',
  'tabBar',
];

const partsOn = (route: keyof typeof routeLayouts, device: 'mobile' | 'tablet' | 'desktop') =>
  parts.filter((part) => devicesWith(part, layoutByDevice(routeLayouts[route])).includes(device));

const visitor = ['contactBar', 'mainBar', 'footer', 'tray'];
const member = ['mainBar', 'preferences', 'footer', 'tray'];

describe('the frame of each route (behaviours.md section 7)', () => {
  it.each([
    ['/', visitor, [...visitor, 'tabBar']],
    ['/favourites', visitor, [...visitor, 'tabBar']],
    ['/privacy', visitor, [...visitor, 'tabBar']],
    ['/news', visitor, [...visitor, 'tabBar']],
    ['/news/:id', visitor, [...visitor, 'tabBar']],
    ['/assets', visitor, [...visitor, 'tabBar']],
    ['/assets/:id', visitor, ['backBar', 'footAction', 'footer', 'tray']],
    ['/member/:id', visitor, ['backBar', 'footAction', 'footer', 'tray']],
    ['/assets/compare', visitor, ['backBar', 'menuButton', 'tray', 'tabBar']],
    ['/services', member, ['backBar', 'menuButton', 'tray', 'tabBar']],
    ['/services/:slug', member, ['backBar', 'menuButton', 'tray', 'tabBar']],
    ['/sign-up', ['plainBar'], ['plainBar']],
    ['/authenticate', ['plainBar'], ['plainBar']],
    ['/authenticate/line_login', ['plainBar'], ['plainBar']],
    ['/my-account', member, ['mainBar', 'footer', 'tray', 'tabBar']],
    [
      '/my-account/setting',
      ['mainBar', 'preferences', 'aside', 'footer', 'tray'],
      ['mainBar', 'aside', 'footer', 'tray', 'tabBar'],
    ],
    ['/my-account/setting/edit', member, ['backBar', 'menuButton', 'tray', 'tabBar']],
    ['/my-account/create-asset', ['mainBar', 'preferences'], ['plainBar']],
    ['/my-account/create-asset/preview', ['mainBar', 'preferences'], ['backBar', 'menuButton', 'tray', 'tabBar']],
    ['/my-account/create-asset/published', ['mainBar', 'preferences'], ['backBar', 'menuButton', 'tray', 'tabBar']],
  ] as const)('%s', (route, wide, mobile) => {
    expect(partsOn(route, 'desktop')).toEqual(wide);
    expect(partsOn(route, 'tablet')).toEqual(wide);
    expect(partsOn(route, 'mobile')).toEqual(mobile);
  });

  it('covers every route of the site', () => {
    expect(Object.keys(routeLayouts)).toHaveLength(22);
  });
});

it('draws the line between devices where the site does, in every style sheet', () => {
  const folder = join(import.meta.dirname, '..');
  const sheets = globSync('**/*.css', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const edges = sheets.flatMap((css) =>
    [...css.matchAll(/@media[^{]*width[^{]*/g)].flatMap(([query]) => query.match(/\d+(?=px)/g) ?? []),
  );

  expect([...new Set(edges)].map(Number).sort()).toEqual([deviceBreakpoints.tablet, deviceBreakpoints.mobile].sort());
});
