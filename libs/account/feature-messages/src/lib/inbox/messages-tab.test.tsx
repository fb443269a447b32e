import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Conversation, ConversationMessage } from '@yoodee/api-contract/conversations';
import type { SavedReplies } from '@yoodee/api-contract/saved-replies';
import { conversationOf, messageOf, pageOf } from '../../testing/conversations.ts';
import { chooseInMenu, renderMessages, type Answer } from '../../testing/render-messages.tsx';

const inbox = '/en/my-account?tab=messages';
const opened = `${inbox}&conversation=12`;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** An API with one conversation. */
const createApi = (change: Partial<Conversation> = {}, first: ConversationMessage[] = [messageOf()]) => {
  let conversation = conversationOf(change);
  let replies: SavedReplies = { items: [{ text: 'ยังอยู่ครับ', locale: 'th' }] };
  const messages = [...first];
  const answer: Answer = ({ method, path, body, key }) => {
    const [pathname] = path.split('?');
    if (pathname === '/member/conversations') return pageOf([conversation]);
    if (pathname === '/member/saved-replies') return (replies = method === 'PUT' ? (body as SavedReplies) : replies);
    if (pathname === '/member/conversations/12/reports') return null;
    if (pathname === '/member/conversations/12') {
      const { is_blocked, ...changes } = (body ?? {}) as Partial<Conversation> & { is_blocked?: boolean };
      if (is_blocked !== undefined) conversation = { ...conversation, closed_by: is_blocked ? 'me' : null };
      return (conversation = { ...conversation, ...changes });
    }
    if (pathname === '/member/conversations/12/messages' && method === 'GET')
      return { items: messages, has_more: false };
    if (pathname === '/member/conversations/12/messages') {
      const { text } = body as { text: string };
      const sent = messageOf({ id: 100 + messages.length, mine: true, text, key, state: 'sent' });
      messages.push(sent);
      return sent;
    }
    return undefined;
  };
  return { answer, messages };
};

describe('the list', () => {
  it.each([
    ['th', '/my-account?tab=messages', /วิภา.*คอนโดทองหล่อ.*วันเสาร์ว่างไหม.*ยังไม่อ่าน 1/],
    ['en', inbox, /วิภา.*Thong Lo condo.*วันเสาร์ว่างไหม.*1 unread/],
  ])('has who, what and the latest words of each conversation (%s)', async (_locale, address, name) => {
    renderMessages(address, createApi().answer);

    expect(await screen.findByRole('link', { name })).toBeDefined();
  });

  it('says what it will contain, and links to a first step', async () => {
    renderMessages(inbox, () => pageOf([]));

    expect((await screen.findByRole('link', { name: 'Find a property' })).getAttribute('href')).toBe('/en/assets');
  });

  it('is searched after a pause in typing', async () => {
    const { user, calls, router } = renderMessages(inbox, createApi().answer);

    await user.type(await screen.findByRole('searchbox', { name: /^Search/ }), 'คอนโด');

    await waitFor(() => expect(router.state.location.search).toContain('q='));
    const searches = () => calls.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('q')).filter(Boolean);
    await waitFor(() => expect([...new Set(searches())]).toEqual(['คอนโด']));
  });

  it('of one listing can be changed back to all listings', async () => {
    const { user, calls, router } = renderMessages(`${inbox}&asset=4`, createApi().answer);

    expect(await screen.findByText('Only Thong Lo condo')).toBeDefined();
    expect(calls[0]!.path).toContain('asset_id=4');
    await user.click(screen.getByRole('button', { name: 'Show all listings' }));

    expect(router.state.location.search).toBe('?tab=messages');
  });

  it('can be read without a connection', async () => {
    const { unmount } = renderMessages(inbox, createApi().answer);
    await screen.findByRole('link', { name: /วิภา/ });
    unmount();

    renderMessages(inbox, () => undefined);

    expect(await screen.findByRole('link', { name: /วิภา/ })).toBeDefined();
    expect(await screen.findByText('This may be out of date')).toBeDefined();
  });

  it('can be read without a connection if the profile was loaded after the list', async () => {
    const { receiveProfile, unmount } = renderMessages(inbox, createApi().answer, { hasProfile: false });
    await screen.findByRole('link', { name: /วิภา/ });
    act(receiveProfile);
    unmount();

    renderMessages(inbox, () => undefined);

    expect(await screen.findByRole('link', { name: /วิภา/ })).toBeDefined();
  });
});

describe('a conversation', () => {
  it('shows what was asked, in the language it was written in', async () => {
    const enquiry = {
      kind: 'viewing',
      missing_fields: null,
      viewing_slots: ['2026-11-28T07:00:00.000Z'],
    } as const satisfies Partial<ConversationMessage['enquiry']>;
    renderMessages(
      opened,
      createApi({}, [messageOf({ enquiry: { ...enquiry, viewing_slots: [...enquiry.viewing_slots] } })]).answer,
    );
    const list = await screen.findByRole('region', { name: 'Messages with วิภา' });

    expect(await within(list).findByText('Viewing request')).toBeDefined();
    expect(within(list).getByText('28 Nov 2026, 14:00')).toBeDefined();
    expect(within(list).getByText('วันเสาร์ว่างไหม').getAttribute('lang')).toBe('th');
    expect(within(list).getByText('In Thai')).toBeDefined();
  });

  it('can be answered by phone and LINE', async () => {
    renderMessages(opened, createApi().answer);

    expect(
      (await screen.findByRole('link', { name: /^Call .*86 111 2222|^Call .*86-111-2222/ })).getAttribute('href'),
    ).toBe('tel:+66861112222');
    expect(screen.getByRole('link', { name: 'Answer on LINE' }).getAttribute('href')).toBe(
      'https://line.me/R/ti/p/%40wipa',
    );
  });

  it('tells that the price has changed', async () => {
    renderMessages(opened, createApi({ prices: [{ kind: 'sale', before: 5_000_000, now: 4_500_000 }] }).answer);

    expect(await screen.findByText(/from ฿5,000,000 to ฿4,500,000/)).toBeDefined();
  });

  it('warns of money and of contact details', async () => {
    renderMessages(opened, createApi({}, [messageOf({ warnings: ['money', 'contact'] })]).answer);

    expect(await screen.findByText(/^Do not send money yet/)).toBeDefined();
    expect(screen.getByText(/^This has contact details/)).toBeDefined();
  });

  it('is marked as read up to its newest message', async () => {
    const { calls } = renderMessages(opened, createApi().answer);

    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([{ read_until: 70 }]),
    );
  });

  it('sends with Enter, and begins a new line with Shift and Enter', async () => {
    const { user, calls } = renderMessages(opened, createApi().answer);

    await user.type(
      await screen.findByRole('textbox', { name: 'Message to วิภา' }),
      'one{Shift>}{Enter}{/Shift}two{Enter}',
    );

    const list = screen.getByRole('region', { name: 'Messages with วิภา' });
    expect(await within(list).findByText(/one\s+two/)).toBeDefined();
    expect(await within(list).findByText('Sent')).toBeDefined();
    const post = calls.find(({ method }) => method === 'POST')!;
    expect(post.body).toEqual({ text: 'one\ntwo' });
    expect(post.key).toMatch(/^[\da-f]{32}$/);
  });

  it('keeps what is typed when another conversation is opened or the page is loaded again', async () => {
    const { user, unmount } = renderMessages(opened, createApi().answer);
    await user.type(await screen.findByRole('textbox', { name: 'Message to วิภา' }), 'half a sen');
    unmount();

    renderMessages(opened, createApi().answer);

    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to วิภา' })).value).toBe(
      'half a sen',
    );
  });

  it('counts what still fits, and does not send what is too long', async () => {
    const { user, calls } = renderMessages(opened, createApi().answer);
    const field = await screen.findByRole('textbox', { name: 'Message to วิภา' });

    await user.click(field);
    await user.paste('x'.repeat(1_990));
    expect(screen.getByText('10 characters left')).toBeDefined();
    await user.paste('x'.repeat(11));
    expect(screen.getByText('1 character too long')).toBeDefined();
    await user.keyboard('{Enter}');

    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('shows and announces a message that arrives', async () => {
    const { answer, messages } = createApi();
    const { events } = renderMessages(opened, answer);
    await screen.findByRole('region', { name: 'Messages with วิภา' });
    await screen.findAllByText('วันเสาร์ว่างไหม');

    messages.push(messageOf({ id: 71, text: 'บ่ายสองได้ไหม' }));
    await act(async () => events.send(12));

    expect(await screen.findByText('บ่ายสองได้ไหม')).toBeDefined();
    expect(await screen.findByText('New message from วิภา: บ่ายสองได้ไหม')).toBeDefined();
  });

  it('keeps a refused message with its reason until it is sent again', async () => {
    const { answer } = createApi();
    let isRefusing = true;
    const { user } = renderMessages(opened, (call) =>
      isRefusing && call.method === 'POST' ? Response.json({ message: 'Too fast' }, { status: 429 }) : answer(call),
    );
    await user.type(await screen.findByRole('textbox', { name: 'Message to วิภา' }), 'hello{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Not sent: Too fast');

    isRefusing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Sent')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is archived, which can be undone', async () => {
    const { user, calls } = renderMessages(opened, createApi({ unread: 0 }).answer);

    await chooseInMenu(user, 'Archive');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
        { is_archived: true },
        { is_archived: false },
      ]),
    );
  });

  it('is blocked after a question, and has no text field then', async () => {
    const { user } = renderMessages(opened, createApi({ unread: 0 }).answer);

    await chooseInMenu(user, 'Block');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Block' }));

    expect(await screen.findByText('You have blocked วิภา, so neither of you can write here')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Message to วิภา' })).toBeNull();
  });

  it('is reported with a reason', async () => {
    const { user, calls } = renderMessages(opened, createApi({ unread: 0 }).answer);

    await chooseInMenu(user, 'Report');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Send to our team' }));
    expect(within(dialog).getByText('Choose one')).toBeDefined();
    await user.click(within(dialog).getByRole('radio', { name: 'Asks for money in advance' }));
    await user.click(within(dialog).getByRole('button', { name: 'Send to our team' }));

    expect(await screen.findByText('Thank you. Our team will look at it.')).toBeDefined();
    expect(calls.at(-1)!.body).toEqual({ reason: 'asks_for_money', detail: null });
  });

  it('that does not exist shows a message', async () => {
    renderMessages(opened, ({ path }) =>
      path.includes('/12') ? Response.json({ message: 'no', code: 'not_found' }, { status: 404 }) : pageOf([]),
    );

    expect(await screen.findByText('This conversation does not exist')).toBeDefined();
  });
});

describe('texts to start from', () => {
  it('of a seller are saved replies, which can be changed', async () => {
    const { user, calls } = renderMessages(opened, createApi({ unread: 0 }).answer);
    await user.click(await screen.findByRole('button', { name: 'Saved replies' }));
    await user.click(await screen.findByRole('button', { name: 'Manage' }));
    await user.click(screen.getByRole('button', { name: 'Add a reply' }));
    await user.type(screen.getByRole('textbox', { name: 'Reply 2' }), 'Saturday works');
    await user.click(screen.getByRole('button', { name: 'Move reply 2 up' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await user.click(await screen.findByRole('button', { name: 'Saturday works' }));

    expect(calls.find(({ method }) => method === 'PUT')!.body).toEqual({
      items: [
        { text: 'Saturday works', locale: 'en' },
        { text: 'ยังอยู่ครับ', locale: 'th' },
      ],
    });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to วิภา' }).value).toBe('Saturday works');
  });

  it('of a buyer are questions', async () => {
    const { user } = renderMessages(opened, createApi({ side: 'buying', phone: null, line_id: null }).answer);

    await user.click(await screen.findByRole('button', { name: 'Is the price negotiable?' }));

    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to วิภา' });
    expect(field.value).toBe('Is the price negotiable?');
    expect(document.activeElement).toBe(field);
  });
});

describe('a pause of new conversations', () => {
  it.each([
    ['none', 'Appeal'],
    ['open', 'We have your appeal and are looking into it.'],
    ['refused', 'We have looked into your appeal. The pause stays.'],
  ] as const)('says until when, and what became of the appeal (%s)', async (appeal, words) => {
    renderMessages(inbox, () => ({
      ...pageOf([conversationOf()]),
      pause: { until: '2026-12-20T03:00:00.000Z', appeal },
    }));

    expect(await screen.findByText('You cannot start new conversations until 20 December 2026')).toBeDefined();
    expect(screen.getByText(words)).toBeDefined();
  });

  it('can be appealed', async () => {
    const pause = { until: '2026-12-20T03:00:00.000Z', appeal: 'none' };
    const { user, calls } = renderMessages(inbox, ({ path }) =>
      path.startsWith('/member/conversations') ? { ...pageOf([conversationOf()]), pause } : null,
    );

    await user.click(await screen.findByRole('button', { name: 'Appeal' }));
    await user.type(screen.getByRole('textbox', { name: /Why is this wrong/ }), 'It was not me');
    await user.click(screen.getByRole('button', { name: 'Send appeal' }));

    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/member/conversation-pause/appeal')!.body).toEqual({
        text: 'It was not me',
      }),
    );
  });
});

describe('attachments', () => {
  const photo = (id: number) => ({
    ...{ id, kind: 'photo' as const, name: null, bytes: 9, width: 320, height: 240, thumbhash: null },
  });
  const pdf = { ...photo(3), kind: 'pdf' as const, name: 'lease.pdf', bytes: 2_100_000 };

  it('are a grid of photographs, a PDF with its name and size, and a text in the list', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} }));
    const { answer } = createApi({}, [
      messageOf({ id: 70, text: null, attachments: [photo(1), photo(2)] }),
      messageOf({ id: 71, text: null, attachments: [pdf] }),
    ]);
    renderMessages(opened, (call) => (call.path.includes('/attachments/') ? new Response('picture') : answer(call)));

    const first = await screen.findByRole('button', { name: 'Photo 1 of 2 from วิภา' });
    await waitFor(() => expect(within(first).getByRole('img').getAttribute('src')).toBe('blob:photo'));
    const file = screen.getByRole('button', { name: 'Download lease.pdf (2.1 MB)' });
    expect(within(file).getByText('From the sender. We have not checked it')).toBeDefined();
  });

  it('say that they cannot be loaded without a connection', async () => {
    const { answer } = createApi({}, [messageOf({ text: null, attachments: [photo(1)] })]);
    renderMessages(opened, (call) => (call.path.includes('/attachments/') ? undefined : answer(call)));

    expect(await screen.findByText('Photo not loaded')).toBeDefined();
  });
});
