import type { MyViewingHours, ViewingHours } from '@yoodee/api-contract/viewing-hours';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, renderViewings, type Answer } from '../../testing/render-viewings.tsx';
import { suggestedHours } from './range-rules.ts';

const hoursView = '/en/my-account?tab=viewings&view=hours';
const asset = { id: 4, code: 'A0000004', status: 'published', title_th: 'คอนโดทองหล่อ', title_en: 'Thong Lo condo' };

beforeEach(() => void vi.stubEnv('TZ', 'Asia/Bangkok'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const createApi = (stored: Partial<MyViewingHours> = {}) => {
  let mine: MyViewingHours = { hours: suggestedHours, assets: [], blocks: [], ...stored };
  const answer: Answer = ({ method, path, body }) => {
    if (path === '/member/assets') return { items: [asset], total: 1 };
    if (path === '/member/viewing-hours' && method === 'PUT') {
      const { asset_id, hours } = body as { asset_id: number | null; hours: ViewingHours | null };
      if (asset_id === null) mine = { ...mine, hours };
      else mine = { ...mine, assets: hours ? [{ asset: asset as never, hours }] : [] };
      return mine;
    }
    if (path === '/member/viewing-hours') return mine;
    if (path === '/member/viewing-blocks') {
      const block = { ...(body as MyViewingHours['blocks'][number]), id: 9 };
      mine = { ...mine, blocks: [block] };
      return { block, open_viewings: 2 };
    }
    if (path === '/member/viewing-blocks/9') {
      mine = { ...mine, blocks: [] };
      return null;
    }
    return undefined;
  };
  return answer;
};

const untilSaved = () =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Saved'));

const monday = async () => within(await screen.findByRole('group', { name: 'Monday' }));

describe('viewing hours', () => {
  it('start from a suggestion', async () => {
    const { user, sent } = renderViewings(hoursView, createApi({ hours: null }));
    await user.click(await screen.findByRole('button', { name: 'Start with evenings and weekends' }));

    expect((await monday()).getByRole('combobox', { name: 'Monday, range 1: begin' })).toHaveProperty('value', '17:00');
    expect(sent()).toEqual([{ path: '/member/viewing-hours', body: { asset_id: null, hours: suggestedHours } }]);
  });

  it('are saved as they are changed', async () => {
    const { user, sent } = renderViewings(hoursView, createApi());
    await user.selectOptions((await monday()).getByRole('combobox', { name: 'Monday, range 1: end' }), '21:00');
    await user.selectOptions(screen.getByRole('combobox', { name: 'A viewing takes' }), '45 minutes');
    await user.click(screen.getByRole('checkbox', { name: /^Ask me first/ }));

    await untilSaved();
    await waitFor(() =>
      expect(sent().at(-1)!.body).toMatchObject({ asset_id: null, hours: { length_min: 45, ask_first: true } }),
    );
    expect((sent().at(-1)!.body as { hours: ViewingHours }).hours.weekly[0]).toEqual({
      weekday: 1,
      from: '17:00',
      to: '21:00',
    });
  });

  it('that are invalid get an error at the field and are not sent; the input is kept', async () => {
    const { user, sent } = renderViewings(hoursView, createApi());
    const end = (await monday()).getByRole('combobox', { name: 'Monday, range 1: end' });
    await user.selectOptions(end, '10:00');

    expect((await screen.findByRole('alert')).textContent).toMatch(/^It has to end after it begins/);
    expect(end.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^Not saved yet/)).toBeDefined();
    expect(sent()).toEqual([]);
    // Opens another view of the tab and returns.
    await user.click(screen.getByRole('link', { name: 'Past' }));
    await user.click(screen.getByRole('link', { name: 'Viewing hours' }));
    expect((await monday()).getByRole('combobox', { name: 'Monday, range 1: end' })).toHaveProperty('value', '10:00');
    await user.selectOptions((await monday()).getByRole('combobox', { name: 'Monday, range 1: end' }), '20:00');
    await untilSaved();
    expect(sent()).toHaveLength(1);
  });

  it('can have several ranges a day', async () => {
    const { user, sent } = renderViewings(hoursView, createApi());
    await user.click(await screen.findByRole('button', { name: 'Add hours on Saturday' }));

    await waitFor(() => expect(sent()).toHaveLength(1));
    const { weekly } = (sent()[0]!.body as { hours: ViewingHours }).hours;
    expect(weekly.filter(({ weekday }) => weekday === 6)).toEqual([
      { weekday: 6, from: '10:00', to: '17:00' },
      { weekday: 6, from: '18:00', to: '20:00' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove Saturday, range 2' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    await untilSaved();
  });

  it('are copied to other days, which can be undone', async () => {
    const { user } = renderViewings(hoursView, createApi());
    await user.click(await screen.findByRole('button', { name: 'Use the hours of Saturday on other days' }));
    // The menu takes the focus in the next animation frame. On a busy machine, jsdom runs that frame before the menu is
    // rendered.
    (await screen.findByRole('menu')).focus();
    await user.keyboard('{ArrowDown}{Enter}');

    const begin = async () => (await monday()).getByRole('combobox', { name: 'Monday, range 1: begin' });
    await waitFor(async () => expect(await begin()).toHaveProperty('value', '10:00'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await begin()).toHaveProperty('value', '17:00'));
    // Otherwise a pending change would be sent during the next test.
    await untilSaved();
  });

  it('of one listing are initialised with those of all listings', async () => {
    const { user, sent } = renderViewings(hoursView, createApi());
    await user.selectOptions(await screen.findByRole('combobox', { name: 'These hours are for' }), 'Thong Lo condo');
    await user.click(await screen.findByRole('button', { name: 'Set hours for this listing only' }));

    expect(await screen.findByRole('option', { name: 'Thong Lo condo (its own hours)' })).toBeDefined();
    expect(sent()).toEqual([{ path: '/member/viewing-hours', body: { asset_id: 4, hours: suggestedHours } }]);
    await user.click(await screen.findByRole('button', { name: 'Use the hours of all listings again' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent().at(-1)!.body).toEqual({ asset_id: 4, hours: suggestedHours }));
  });

  it('are kept without a connection', async () => {
    const api = createApi();
    const { user } = renderViewings(hoursView, (call) => (call.method === 'PUT' ? undefined : api(call)));
    await user.click(await screen.findByRole('checkbox', { name: /^Ask me first/ }));

    expect(await screen.findByText(/^There is no internet\. It is saved/)).toBeDefined();
    expect(screen.getByRole('checkbox', { name: /^Ask me first/ })).toHaveProperty('checked', true);
  });

  it('that the API rejects show the reason, and can be sent again', async () => {
    const api = createApi();
    let isDown = true;
    const { user } = renderViewings(hoursView, (call) =>
      call.method === 'PUT' && isDown ? refusal(500, 'unexpected') : api(call),
    );
    await user.click(await screen.findByRole('checkbox', { name: /^Ask me first/ }));
    await screen.findByText('Not saved. Refused.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Save again' }));

    expect(await screen.findByText('Saved')).toBeDefined();
  });
});

describe('days without viewings', () => {
  const days = async () => within(await screen.findByRole('region', { name: 'Days without viewings' }));

  it('need a day', async () => {
    const { user, sent } = renderViewings(hoursView, createApi());
    await user.click((await days()).getByRole('button', { name: 'No viewings on these days' }));

    expect((await days()).getAllByText('Choose a day.')).toHaveLength(2);
    expect(sent()).toEqual([]);
  });

  it('are added, with what stays agreed, and removed again', async () => {
    const { user, sent } = renderViewings(hoursView, createApi());
    const from = (await days()).getByLabelText(/^From/);
    await user.type(from, '2099-01-02');
    await user.type((await days()).getByLabelText(/^Note/), 'Holiday');
    await user.click((await days()).getByRole('button', { name: 'No viewings on these days' }));

    expect(await screen.findByText('No new viewings on these days; 2 that are agreed stay.')).toBeDefined();
    expect(sent()[0]!.body).toEqual({ asset_id: null, from: '2099-01-02', to: '2099-01-02', note: 'Holiday' });
    await user.click(await screen.findByRole('button', { name: 'Have viewings again: Fri 2 Jan' }));
    await waitFor(() => expect(sent()[1]!.path).toBe('/member/viewing-blocks/9'));
  });

  it('cannot end before they begin', async () => {
    const { user } = renderViewings(hoursView, createApi());
    await user.type((await days()).getByLabelText(/^From/), '2099-01-02');
    await user.clear((await days()).getByLabelText(/^To/));
    await user.type((await days()).getByLabelText(/^To/), '2099-01-01');
    await user.click((await days()).getByRole('button', { name: 'No viewings on these days' }));

    expect((await days()).getByText('Not before the first day, and not before today.')).toBeDefined();
  });
});
