import type { NearbyExit, NearbyPlace } from '@yoodee/api-contract/surroundings';
import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NearbyPlaces } from './nearby-places.tsx';
import { Sun } from './sun.tsx';

afterEach(cleanup);

const places: NearbyPlace[] = [
  { kind: 'school', name: { th: 'โรงเรียนสมมติ', en: 'Sommut' }, metres: 350, walk_minutes: 6 },
  { kind: 'market', name: { th: 'ตลาดสมมติ', en: null }, metres: 650, walk_minutes: 11 },
];
const exits: NearbyExit[] = [
  { station: { th: 'อโศก', en: 'Asok' }, ref: '3', metres: 480, walk_minutes: 8 },
  { station: { th: 'พร้อมพงษ์', en: 'Phrom Phong' }, ref: null, metres: 900, walk_minutes: 15 },
];
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows places with their kind, unless the name contains it, and the walking time', () => {
  render(<NearbyPlaces exits={[]} places={places} />, { wrapper: inLocale('th') });

  expect(rows()).toEqual(['โรงเรียนสมมติ 350 ม. · เดิน 6 นาที', 'ตลาดสมมติ 650 ม. · เดิน 11 นาที']);
  expect(document.body.textContent).toContain('1.3 เท่า');
  expect(screen.getByRole('link', { name: /OpenStreetMap/ })).toBeTruthy();
});

it('marks a Thai name on an English page, and shows approximate distances as upper limits', () => {
  const approximate = places.map((place) => ({ ...place, metres: 1_000, walk_minutes: null }));
  render(<NearbyPlaces exits={[]} places={approximate} />, { wrapper: inLocale('en') });

  expect(rows()).toEqual(['Sommut Schoolwithin 1 km', 'ตลาดสมมติ Marketwithin 1 km']);
  expect(screen.getByText('ตลาดสมมติ').lang).toBe('th');
  expect(document.body.textContent).toContain('does not show the exact place');
});

it.each([
  ['th', ['โรงเรียนสมมติ', 'สถานีอโศก ทางออก 3', 'ตลาดสมมติ', 'ทางเข้าสถานีพร้อมพงษ์']],
  ['en', ['Sommut', 'Asok station, exit 3', 'ตลาดสมมติ', 'Entrance of Phrom Phong station']],
] as const)('lists exits of stations in %s among the places, nearest first', (locale, names) => {
  render(<NearbyPlaces exits={exits} places={places} />, { wrapper: inLocale(locale) });

  const shown = rows();
  expect(shown).toHaveLength(names.length);
  names.forEach((name, at) => expect(shown[at]).toContain(name));
  expect(shown[1]).toContain(locale === 'th' ? '480 ม. · เดิน 8 นาที' : '480 m · 8 min walk');
});

it.each([
  ['th', 'ตะวันออกเฉียงใต้', 'แดดเช้าตลอดปี แดดบ่าย ต.ค.–มี.ค.'],
  ['en', 'South-east', 'morning sun all year, afternoon sun Oct–Mar'],
] as const)('says in %s when the sun shines on a front', (locale, orientation, sun) => {
  render(<Sun orientation="se" lat={13.7} />, { wrapper: inLocale(locale) });

  expect(document.body.textContent).toContain(`${orientation}: ${sun}`);
  const table = screen.getByRole('table');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(12);
  expect(within(table).getAllByRole('rowheader')).toHaveLength(2);
});
