import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@yoodee/site';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeroSearch } from './search-form.tsx';
import { rememberSearch, readRecentSearches } from './recent-searches.ts';
import { withFilters } from './suggestion-groups.ts';

const found = {
  preview: null,
  leading: 'stations',
  types: [{ name: { th: 'คอนโดมิเนียม', en: 'Condominium' }, filters: 'property_type=condo' }],
  places: [],
  stations: [
    {
      name: { th: 'อโศก', en: 'Asok' },
      filters: 'station=E4&station_m=800',
      line: { th: 'BTS สายสุขุมวิท', en: 'BTS Sukhumvit Line' },
      line_colour: '#6cbe45',
    },
  ],
  projects: [],
};
const nothing = { preview: null, leading: 'places', types: [], places: [], stations: [], projects: [] };

let answer: (address: string) => Promise<Response>;
const reply = (data: unknown) => async () => Response.json({ data, message: 'Success' });

// Loaded in advance, so that no test waits for the compiler.
beforeAll(async () => {
  await import('./search-suggestions.tsx');
}, 60_000);
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', (request: Request | string) => answer(typeof request === 'string' ? request : request.url));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const names = { th: 'ค้นหาทรัพย์', en: 'Search property' };

const show = (locale: Locale) => {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <HeroSearch>
          <input type="hidden" name="listing_type" value="rent" />
        </HeroSearch>
      ),
    },
    { path: '/assets', element: <p>list</p> },
    { path: '/en/assets', element: <p>list</p> },
    { path: '/projects/:id', element: <p>project</p> },
    { path: '/en/projects/:id', element: <p>project</p> },
  ]);
  render(<RouterProvider router={router} />, { wrapper: inLocale(locale) });
  return router;
};

const open = async (locale: Locale = 'th') => {
  const router = show(locale);
  const user = userEvent.setup();
  await user.click(screen.getByRole('searchbox'));
  const box = await screen.findByRole('combobox', { name: names[locale] });
  return {
    user,
    box,
    address: () => router.state.location.pathname + decodeURIComponent(router.state.location.search),
  };
};

describe('the search box', () => {
  it('closes its suggestions when the search is submitted, although it keeps the focus', async () => {
    answer = reply(found);
    const { user, box } = await open();
    // Simulates results on the same page as the box.
    box.closest('form')!.addEventListener('submit', (event) => event.preventDefault());
    await user.type(box, 'คอนโด');
    await screen.findByRole('option', { name: /อโศก/ });
    expect(box.getAttribute('aria-expanded')).toBe('true');

    fireEvent.submit(box.closest('form')!);

    await waitFor(() => expect(box.getAttribute('aria-expanded')).toBe('false'));
  });

  // This test must be the first: in later tests, the suggestions module is already loaded.
  it('shows suggestions for text typed before their module was loaded', async () => {
    answer = reply(found);
    show('th');
    const box = screen.getByRole('searchbox');

    fireEvent.focus(box);
    fireEvent.input(box, { target: { value: 'อ' } });

    expect(await screen.findByRole('group', { name: 'สถานีรถไฟฟ้า' })).toBeTruthy();
  });

  it('groups suggestions, supports the keyboard, and opens the list of a suggestion', async () => {
    answer = reply(found);
    const { user, box, address } = await open();

    await user.type(box, 'อ');
    expect(await screen.findByRole('group', { name: 'สถานีรถไฟฟ้า' })).toBeTruthy();
    expect(box.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: /อโศก/ });
    expect(second.getAttribute('aria-selected')).toBe('true');
    expect(box.getAttribute('aria-activedescendant')).toBe(second.id);
    await user.keyboard('{Enter}');

    await waitFor(() => expect(address()).toBe('/assets?listing_type=rent&station=E4&station_m=800'));
  });

  it.each([
    ['th', 'ข้อมูลโครงการ โนเบิล', '/projects/7'],
    ['en', 'About Noble', '/en/projects/7'],
  ] as const)(
    'leads to the page of a project, beside its listings, by keyboard and by press (%s)',
    async (locale, about, href) => {
      const project = { id: 7, name: { th: 'โนเบิล', en: 'Noble' }, filters: 'project=โนเบิล', count: 3 };
      answer = reply({ ...nothing, projects: [project] });
      const { user, box, address } = await open(locale);

      await user.type(box, 'n');
      const page = await screen.findByRole('option', { name: about });
      await user.keyboard('{ArrowDown}');
      expect(page.getAttribute('aria-selected')).toBe('false');
      await user.keyboard('{ArrowDown}');
      expect(box.getAttribute('aria-activedescendant')).toBe(page.id);
      await user.keyboard('{Enter}');

      await waitFor(() => expect(address()).toBe(href));
    },
  );

  it('keeps its list and the highlighted option until the next list arrives', async () => {
    answer = reply(found);
    const { user, box } = await open();
    await user.type(box, 'อ');
    await screen.findByRole('option', { name: /อโศก/ });

    let release!: () => void;
    const released = new Promise<void>((resolve) => (release = resolve));
    answer = () => released.then(reply({ ...found, types: [] }));
    await user.type(box, 'โ{ArrowDown}{ArrowDown}');
    const isChosen = () => screen.getByRole('option', { name: /อโศก/ }).getAttribute('aria-selected');
    expect(isChosen()).toBe('true');
    release();

    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    expect(isChosen()).toBe('true');
  });

  it('submits the typed text when no option is highlighted, and stores it', async () => {
    answer = reply(nothing);
    const { user, box, address } = await open();

    await user.type(box, 'คอนโด 2 นอน{Enter}');

    await waitFor(() => expect(address()).toBe('/assets?listing_type=rent&q=คอนโด+2+นอน'));
    expect(readRecentSearches()).toEqual(['คอนโด 2 นอน']);
  });

  it.each([
    ['th', 'ไม่พบข้อมูลที่ตรงกัน'],
    ['en', 'No matching data'],
  ] as const)('U4: shows a message when nothing matches the typed text (%s)', async (locale, words) => {
    answer = reply(nothing);
    const { user, box } = await open(locale);

    await user.type(box, 'zzz');

    expect(await screen.findByText(words)).toBeTruthy();
    answer = reply(found);
    await user.type(box, 'a');
    await screen.findByRole('option', { name: /อโศก|Asok/ });
    expect(screen.queryByText(words)).toBeNull();
  });

  it('offers to search for the typed text when there are no suggestions', async () => {
    answer = reply(nothing);
    const { user, box, address } = await open();

    await user.type(box, 'คอนโด อโศก');
    const sentence = await screen.findByRole('option', { name: 'คอนโด อโศก' });
    expect(screen.queryByText('ไม่พบข้อมูลที่ตรงกัน')).toBeNull();
    await user.click(sentence);

    await waitFor(() => expect(address()).toBe('/assets?listing_type=rent&q=คอนโด+อโศก'));
  });

  it.each([
    ['th', 'คอนโดมิเนียม · ใกล้ BTS อโศก (800 ม.) · ไม่เกิน ฿5 ล้าน 6 ประกาศ'],
    ['en', 'Condominium · Near BTS Asok (800 m) · Up to ฿5M 6 listings'],
  ] as const)('shows what a sentence was understood as, with the number of listings (%s)', async (locale, words) => {
    const parts = [
      { key: 'property_type', value: 'condo', name: { th: 'คอนโดมิเนียม', en: 'Condominium' } },
      { key: 'station', value: 'E4', name: { th: 'BTS อโศก', en: 'BTS Asok' } },
      { key: 'station_m', value: '800', name: null },
      { key: 'price_max', value: '5000000', name: null },
    ];
    const whole = reply({ ...nothing, preview: { parts, count: 6 } });
    const isAsked = (address: string) => /q=condo\+asok\+5m&within=listing_type%3Drent$/.test(address);
    answer = (address) => (isAsked(address) ? whole() : reply(nothing)());
    const { user, box, address } = await open(locale);
    await user.type(box, 'condo asok 5m');

    const option = () => screen.getByRole('option');
    await waitFor(() => expect(option().textContent?.replaceAll('\u00a0', ' ')).toBe(words.replace(/ (?=6)/, '')));
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toContain('q=condo+asok+5m'));
  });

  it('closes on Escape', async () => {
    answer = reply(nothing);
    const { user, box } = await open();

    await user.type(box, 'zzz');
    await screen.findByRole('option', { name: 'zzz' });
    await user.keyboard('{Escape}');

    expect(box.getAttribute('aria-expanded')).toBe('false');
  });

  it('explains that searching still works when suggestions fail to load', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    const { user, box } = await open();

    await user.type(box, 'a');

    expect(await screen.findByText('แสดงคำแนะนำไม่ได้ แต่ยังค้นหาได้')).toBeTruthy();
  });

  it('offers the districts with the most listings in an empty box', async () => {
    const name = { th: 'วัฒนา', en: 'Watthana' };
    const within = { th: 'กรุงเทพมหานคร', en: 'Bangkok' };
    answer = reply({ ...nothing, places: [{ name, within, filters: 'province=10&district=1039', count: 9 }] });
    const { user, address } = await open();

    await user.click(await screen.findByRole('option', { name: /วัฒนา/ }));
    await waitFor(() => expect(address()).toBe('/assets?listing_type=rent&province=10&district=1039'));
  });

  it('offers recent searches, and deletes them', async () => {
    answer = reply(nothing);
    rememberSearch('บ้าน');
    const { user } = await open();

    expect(await screen.findByRole('option', { name: 'บ้าน' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'ล้างประวัติการค้นหา' }));

    expect(readRecentSearches()).toEqual([]);
    expect(screen.queryByRole('option')).toBeNull();
  });
});

describe('recent searches', () => {
  it('are at most eight, latest first, without duplicates', () => {
    for (const text of ['a', 'b', 'a', ' ', ...'cdefghi']) rememberSearch(text);

    expect(readRecentSearches()).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'c', 'a']);
  });

  it.each(['{', '{"a":1}', '[1,null,""]'])('ignore the invalid value %s', (stored) => {
    localStorage.setItem('recent-searches', stored);

    expect(readRecentSearches()).toEqual([]);
  });
});

it.each([
  ['', 'province=10', 'province=10'],
  ['q=a&page=2&sort=price_asc&said=b', 'property_type=condo', 'sort=price_asc&property_type=condo'],
  ['province=50&district=5001&pets=yes', 'province=10', 'pets=yes&province=10'],
  ['station=E4&station_m=300', 'station=E6&station_m=800', 'station=E6&station_m=800'],
])('%j with the suggestion %j becomes %j', (search, filters, expected) => {
  expect(withFilters(search, filters)).toBe(expected);
});
