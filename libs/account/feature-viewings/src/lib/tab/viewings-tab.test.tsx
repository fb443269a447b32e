import type { Viewing } from '@yoodee/api-contract/viewings';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, renderViewings, type Answer } from '../../testing/render-viewings.tsx';
import { pageOf, viewingOf } from '../../testing/viewings.ts';

const tab = '/en/my-account?tab=viewings';
const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * 60_000);
inTwoDays.setUTCHours(7, 0, 0, 0);
const soon = inTwoDays.toISOString();
const later = new Date(inTwoDays.getTime() + 60 * 60_000).toISOString();

beforeEach(() => void vi.stubEnv('TZ', 'Asia/Bangkok'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** An API with one viewing, which a step changes. */
const createApi = (change: Partial<Viewing> = {}, afterStep: Partial<Viewing> = {}) => {
  let viewing = viewingOf({ starts_at: soon, ...change });
  const answer: Answer = ({ method, path, body }) => {
    if (path === '/member/viewings') return pageOf([viewing]);
    if (path === '/member/viewings/31/steps') return (viewing = { ...viewing, ...afterStep });
    if (path === '/member/viewings/31' && method === 'PATCH') return (viewing = { ...viewing, ...(body as object) });
    if (path === '/member/viewings/31') return viewing;
    return undefined;
  };
  return answer;
};

const card = async (name: RegExp = /14:00–14:30/) => within(await screen.findByRole('article', { name }));

describe('the agenda', () => {
  it.each([
    ['th', '/my-account?tab=viewings', 'ยืนยันแล้ว', 'ผู้มาดู วิภา', /^โทร 086-111-2222/, 'นำทาง', 'เลื่อนนัด'],
    ['en', tab, 'Confirmed', 'Visitor: วิภา', /^Call .*86 111 2222/, 'Directions', 'Move'],
  ])(
    'has when, who and the state of each viewing, in words (%s)',
    async (locale, address, state, who, call, way, move) => {
      renderViewings(address, createApi());

      const shown = await card();
      expect(shown.getByText(state)).toBeDefined();
      expect(shown.getByText('วิภา').parentElement!.textContent).toBe(who);
      expect(shown.getByText('วิภา').lang).toBe(locale === 'en' ? 'th' : '');
      expect(shown.getByRole('link', { name: call }).getAttribute('href')).toBe('tel:+66861112222');
      expect(shown.getByRole('link', { name: way }).getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps/);
      expect(shown.getByRole('link', { name: 'Google' }).getAttribute('href')).toMatch(/^https:\/\/calendar\.google/);
      expect(shown.getByRole('button', { name: move })).toBeDefined();
    },
  );

  it('shows viewings that need an answer first', async () => {
    const waiting = viewingOf({ id: 32, state: 'requested', starts_at: null, times: [later], steps: ['accept'] });
    renderViewings(tab, ({ path }) =>
      path === '/member/viewings' ? pageOf([viewingOf({ starts_at: soon }), waiting]) : undefined,
    );

    await screen.findByRole('heading', { name: '1 waits for your answer' });
    const articles = screen.getAllByRole('article');
    expect(within(articles[0]!).getByText('Waits for you')).toBeDefined();
    expect(within(articles[1]!).getByText('Confirmed')).toBeDefined();
  });

  it('shows both times to somebody in another zone', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    renderViewings(tab, createApi({ starts_at: '2099-11-28T02:00:00.000Z' }));

    const shown = await card(/09:00–09:30 in Bangkok/);
    expect(shown.getByText('Fri 27 Nov, 21:00–21:30 for you')).toBeDefined();
  });

  it('says what it will contain, and links to the hours', async () => {
    renderViewings(tab, () => pageOf([]));

    expect((await screen.findByRole('link', { name: 'Let buyers book a time' })).getAttribute('href')).toBe(
      '/en/my-account?tab=viewings&view=hours',
    );
  });

  it('can be loaded again after a failure', async () => {
    let isDown = true;
    const { user } = renderViewings(tab, (call) => (isDown ? refusal(503, 'unexpected') : createApi()(call)));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);

    expect(await card()).toBeDefined();
  });
});

describe('the week at a glance', () => {
  // Far from today, whose name is not its date.
  it('has each viewing on its day, days without any, and leads to other weeks', async () => {
    const block = { id: 1, asset_id: null, from: '2037-11-24', to: '2037-11-25', note: 'Holiday' };
    renderViewings(`${tab}&week=2037-11-26`, ({ path }) =>
      path === '/member/viewings'
        ? pageOf([viewingOf({ starts_at: '2037-11-28T07:00:00.000Z' })], { blocks: [block] })
        : undefined,
    );

    const saturday = within(await screen.findByRole('region', { name: 'Sat 28 Nov' }));
    expect((await saturday.findByRole('link', { name: /14:00.*วิภา/ })).getAttribute('href')).toBe(
      '/en/my-account?tab=viewings&viewing=31',
    );
    expect(screen.getByRole('region', { name: 'Tue 24 Nov' }).textContent).toMatch(/No viewings\s+Holiday/);
    expect(screen.getByRole('link', { name: 'Next week' }).getAttribute('href')).toBe(
      '/en/my-account?tab=viewings&week=2037-11-30',
    );
  });
});

describe('one viewing', () => {
  const one = `${tab}&viewing=31`;

  it('is shown alone if it is opened from a notification', async () => {
    renderViewings(one, createApi());

    expect(await card()).toBeDefined();
    expect(screen.getByRole('link', { name: 'All viewings' }).getAttribute('href')).toBe('/en/my-account?tab=viewings');
  });

  it('shows a message if it does not exist', async () => {
    renderViewings(one, () => refusal(404, 'not_found'));

    expect(await screen.findByText('There is no such viewing.')).toBeDefined();
  });

  it('with one time is accepted by one press', async () => {
    const api = createApi(
      { state: 'requested', starts_at: null, times: [soon], steps: ['accept', 'propose', 'decline'] },
      { state: 'confirmed', starts_at: soon, times: [], steps: ['move', 'cancel'] },
    );
    const { user, sent } = renderViewings(one, api);
    await user.click(await screen.findByRole('button', { name: 'Accept this time' }));

    expect(await screen.findByText('The viewing is agreed. We have told the other side.')).toBeDefined();
    expect(sent()).toEqual([{ path: '/member/viewings/31/steps', body: { step: 'accept' } }]);
    expect(await screen.findByText('Confirmed')).toBeDefined();
  });

  it('with several times is accepted by pressing one', async () => {
    const api = createApi({ state: 'requested', starts_at: null, times: [soon, later], steps: ['accept', 'decline'] });
    const { user, sent } = renderViewings(one, api);
    await user.click(await screen.findByRole('button', { name: /15:00–15:30/ }));

    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]!.body).toEqual({ step: 'accept', starts_at: later });
  });

  it('is cancelled after a confirmation, with a reason', async () => {
    const { user, sent } = renderViewings(one, createApi({}, { state: 'cancelled', steps: [], ended_by: 'me' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the viewing' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Cancel the viewing of .*14:00–14:30/ }));
    await user.type(question.getByRole('textbox', { name: 'Say why (optional)' }), 'Sold');
    await user.click(question.getByRole('button', { name: 'Cancel the viewing' }));

    await waitFor(() =>
      expect(sent()).toEqual([{ path: '/member/viewings/31/steps', body: { step: 'cancel', reason: 'Sold' } }]),
    );
    expect(await screen.findByText('Cancelled')).toBeDefined();
  });

  it('is not cancelled if the dialog is dismissed', async () => {
    const { user, sent } = renderViewings(one, createApi());
    await user.click(await screen.findByRole('button', { name: 'Cancel the viewing' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent()).toEqual([]);
  });

  it('is moved by its seller with times that the buyer is to accept', async () => {
    const { user, sent } = renderViewings(one, createApi({}, { state: 'offered', times: [later], starts_at: null }));
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move' }));
    await user.click(dialog.getByRole('button', { name: 'Send these times' }));
    expect(dialog.getByText(/^Choose a day and a time/)).toBeDefined();
    const days = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Day, choice 1' });
    await user.selectOptions(days, days.options[3]!);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Time, choice 1' }), '16:00');
    const day = days.value;
    await user.click(dialog.getByRole('button', { name: 'Send these times' }));

    expect(await screen.findByText('You asked for another time. Now they are to answer.')).toBeDefined();
    expect(sent()[0]!.body).toEqual({ step: 'move', times: [`${day}T16:00:00+07:00`], reason: null });
  });

  it('is moved by its buyer to a free time; if that was taken, the next ones are shown', async () => {
    const api = createApi({ side: 'buying', phone: null });
    let isTaken = false;
    const { user, sent } = renderViewings(one, (call) => {
      if (call.path === '/assets/4/viewing-times')
        return {
          ...{ has_hours: true, ask_first: false, length_min: 30, last_day: '2099-01-01' },
          days: [{ date: '2099-01-01', times: isTaken ? ['2099-01-01T03:00:00.000Z'] : ['2099-01-01T02:00:00.000Z'] }],
        };
      if (call.path.endsWith('/steps') && !isTaken) {
        isTaken = true;
        return refusal(409, 'slot_taken', { free_times: ['2099-01-01T03:00:00.000Z'] });
      }
      return api(call);
    });
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    await user.click(await screen.findByRole('radio', { name: '09:00' }));
    await user.click(screen.getByRole('button', { name: /^Book Thu 1 Jan 09:00/ }));

    expect((await screen.findByRole('alert')).textContent).toMatch(/^Somebody has just booked that time/);
    await user.click(await screen.findByRole('radio', { name: '10:00' }));
    await user.click(screen.getByRole('button', { name: /^Book Thu 1 Jan 10:00/ }));
    expect(await screen.findByText('The viewing is moved. We have told the other side.')).toBeDefined();
    expect(sent().map(({ body }) => body)).toMatchObject([
      { step: 'move', times: ['2099-01-01T02:00:00.000Z'] },
      { step: 'move', times: ['2099-01-01T03:00:00.000Z'] },
    ]);
  });

  it('that the other side has changed is loaded again', async () => {
    let isChanged = false;
    const waiting: Partial<Viewing> = { state: 'requested', starts_at: null, times: [soon], steps: ['accept'] };
    const { user } = renderViewings(one, ({ path }) => {
      if (path.endsWith('/steps')) {
        isChanged = true;
        return refusal(409, 'viewing_changed');
      }
      return viewingOf(
        isChanged
          ? { ...waiting, times: [], steps: [], state: 'cancelled', ended_by: 'other' }
          : { ...waiting, steps: ['accept'] },
      );
    });
    await user.click(await screen.findByRole('button', { name: 'Accept this time' }));

    expect(await screen.findByText('Cancelled')).toBeDefined();
    expect(screen.getByText('วิภา', { selector: 'p *' }).parentElement!.textContent).toBe('By วิภา');
  });

  it('is unchanged when offline', async () => {
    const api = createApi({ state: 'requested', starts_at: null, times: [soon], steps: ['accept'] });
    const { user } = renderViewings(one, (call) => (call.path.endsWith('/steps') ? undefined : api(call)));
    await user.click(await screen.findByRole('button', { name: 'Accept this time' }));

    expect(await screen.findByText('You are offline. Nothing has changed.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Accept this time' })).toBeDefined();
  });

  it('asks for the outcome afterwards, and stores a private note', async () => {
    const over = {
      starts_at: '2026-01-03T07:00:00.000Z',
      steps: ['kept', 'no_show'],
      calendar: null,
      route: null,
    } as const;
    const api = createApi({ ...over, steps: [...over.steps] }, { outcome: 'kept' });
    const { user, sent } = renderViewings(one, api);
    expect(await screen.findByText('How was this viewing?')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'It took place' }));
    expect(await screen.findByText('Took place')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Add note/ }));
    await user.type(screen.getByRole('textbox'), 'Liked the view');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(sent()).toEqual([
        { path: '/member/viewings/31/steps', body: { step: 'kept' } },
        { path: '/member/viewings/31', body: { note: 'Liked the view' } },
      ]),
    );
  });
});
