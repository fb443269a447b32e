import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { deviceBreakpoints } from '@yoodee/site';
import { describe, expect, it } from 'vitest';
import { layoutByDevice, onMobile, type LayoutChoice } from './layout-choice.ts';
import { devicesWith, type PartName } from './layout-parts.ts';

const parts: PartName[] = [
  'contactBar',
  'backLink',
  'logo',
  'mainBar',
  'preferences',
  'language',
  'headActions',
  'menu',
  'aside',
  'footAction',
  'footer',
  'tray',
  'tabBar',
];

const partsOn = (layout: LayoutChoice, device: 'mobile' | 'tablet' | 'desktop') =>
  parts.filter((part) => devicesWith(part, layoutByDevice(layout)).includes(device));

const visitor = ['contactBar', 'logo', 'mainBar', 'footer', 'tray'];
const member = ['logo', 'mainBar', 'preferences', 'footer', 'tray'];
const task = ['logo', 'mainBar', 'preferences'];
const phone = {
  visitor: ['contactBar', 'logo', 'mainBar', 'menu', 'footer', 'tray', 'tabBar'],
  asset: ['backLink', 'headActions', 'menu', 'footAction', 'footer', 'tray'],
  menu: ['backLink', 'menu', 'tray', 'tabBar'],
};

describe('the frame of each layout that routes choose (behaviours.md section 7)', () => {
  it.each<[LayoutChoice, string[], string[]]>([
    ['default', visitor, phone.visitor],
    [onMobile('no-contact-topbar', 'default'), visitor, phone.asset],
    [onMobile('menu', 'default'), visitor, phone.menu],
    [onMobile('menu', 'nocontact'), member, phone.menu],
    ['blank', ['logo', 'language'], ['logo', 'language']],
    ['nocontact', member, ['logo', 'mainBar', 'menu', 'footer', 'tray', 'tabBar']],
    [
      'setting-profile',
      ['logo', 'mainBar', 'preferences', 'aside', 'footer', 'tray'],
      ['logo', 'mainBar', 'menu', 'aside', 'footer', 'tray', 'tabBar'],
    ],
    [onMobile('menu', 'no-footer'), task, phone.menu],
  ])('%j', (layout, desktop, mobile) => {
    expect(partsOn(layout, 'desktop')).toEqual(desktop);
    expect(partsOn(layout, 'mobile')).toEqual(mobile);
  });

  it.each<[LayoutChoice, string[]]>([
    ['default', visitor],
    ['nocontact', member],
    [onMobile('menu', 'no-footer'), task],
  ])('%j on a tablet has a menu for the links that do not fit into its header', (layout, desktop) => {
    expect(partsOn(layout, 'tablet').toSorted()).toEqual(
      [...desktop.filter((part) => part !== 'preferences'), 'menu'].toSorted(),
    );
  });
});

it('the form of a listing has logo and language only, but for desktops', () => {
  const layout = { mobile: 'blank', tablet: 'blank', desktop: 'no-footer' } as const;

  expect(partsOn(layout, 'mobile')).toEqual(['logo', 'language']);
  expect(partsOn(layout, 'tablet')).toEqual(['logo', 'language']);
  expect(partsOn(layout, 'desktop')).toEqual(task);
});

it('uses the breakpoints of the site in every style sheet', () => {
  const folder = join(import.meta.dirname, '..');
  const sheets = globSync('**/*.css', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const edges = sheets.flatMap((css) =>
    [...css.matchAll(/@media[^{]*width[^{]*/g)].flatMap(([query]) => query.match(/\d+(?=px)/g) ?? []),
  );

  expect([...new Set(edges)].map(Number).sort()).toEqual([deviceBreakpoints.tablet, deviceBreakpoints.mobile].sort());
});
