import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '@yoodee/api-contract/member';
import { followOtherTabs, refreshSession, startSession } from './session.ts';
import { sessionApi } from './session.api.ts';
import { makeStore, persistSession } from './store.ts';
import { selectUserProfile } from './user-profile.slice.ts';
import { parseUserProfile } from './user-profile.storage.ts';

const somchai: Profile = {
  id: 7,
  first_name: 'สมชาย',
  last_name: 'ใจดี',
  image_url: '/img/320/p.webp',
  phone: '+66812345678',
  contact_phone: null,
  line_id: null,
  facebook: null,
  bio_th: null,
  bio_en: null,
  channels: { phone: true, line: false, facebook: false },
  line_linked: false,
  user_status: 'active',
  locale: 'th',
  created_at: '2026-11-01T09:00:00+07:00',
  version: 1,
  erased_at: null,
};
const stored = {
  user_id: 7,
  user_status: 'active',
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  profile_img: '/img/320/p.webp',
};
const session = { access_token: 'token', expires_at: new Date(Date.now() + 3_600_000).toISOString(), member: somchai };

const calls: string[] = [];
const answerWith = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    calls.push(`${method} ${url}`);
    return Response.json(body, { status });
  });

const openStore = async () => {
  const store = makeStore();
  await persistSession(store);
  return store;
};

beforeEach(() => {
  calls.length = 0;
  localStorage.clear();
  Cookies.remove('access_token');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('S2: the stored profile', () => {
  it('is plain JSON of exactly five fields under user_profile, the only stored key', async () => {
    const store = await openStore();

    startSession(store, session);

    await expect.poll(() => localStorage.getItem('user_profile')).toBe(JSON.stringify(stored));
    expect(Object.keys(localStorage)).toEqual(['user_profile']);
    expect(Cookies.get('access_token')).toBe('token');
  });

  it('is restored on the next page', async () => {
    localStorage.setItem('user_profile', JSON.stringify({ ...stored, extra: 1 }));
    Cookies.set('access_token', 'token');

    expect(selectUserProfile((await openStore()).getState())).toMatchObject(stored);
  });

  it.each(['{', '[]', '7', 'null', '"x"', '{"user_id":"7"}', '{"user_id":null}'])('treats %j as signed out', (junk) => {
    expect(parseUserProfile(junk).user_id).toBeNull();
  });
});

describe('S3: a navigation', () => {
  it('makes no request for a visitor', async () => {
    answerWith(200, {});

    await refreshSession(await openStore());

    expect(calls).toEqual([]);
  });

  it('refreshes the stored profile of a member', async () => {
    answerWith(200, { data: { ...somchai, first_name: 'สมหญิง' }, message: 'Success' });
    Cookies.set('access_token', 'token');
    const store = await openStore();

    await refreshSession(store);

    expect(calls).toEqual(['GET /api/v1/member/profile']);
    expect(selectUserProfile(store.getState())?.firstName).toBe('สมหญิง');
  });

  it('removes what the pages of the member stored when the session has ended, and nothing else', async () => {
    answerWith(401, { data: null, message: 'เข้าสู่ระบบก่อน', code: 'signed_out', request_id: 'r' });
    const store = await openStore();
    startSession(store, session);
    localStorage.setItem('member/7/conversation/1/draft', '"hello"');
    localStorage.setItem('color-mode', '{}');

    await refreshSession(store);

    expect(localStorage.getItem('member/7/conversation/1/draft')).toBeNull();
    expect(localStorage.getItem('color-mode')).toBe('{}');
  });

  it('makes exactly one logout call on a 401, then ends the session', async () => {
    answerWith(401, { data: null, message: 'เข้าสู่ระบบก่อน', code: 'signed_out', request_id: 'r' });
    const store = await openStore();
    startSession(store, session);

    await Promise.all([refreshSession(store), refreshSession(store)]);
    await refreshSession(store);

    expect(calls).toEqual(['GET /api/v1/member/profile', 'POST /api/v1/member/auth/logout']);
    expect(Cookies.get('access_token')).toBeUndefined();
    await expect.poll(() => localStorage.getItem('user_profile')).toBeNull();
  });

  it.each(['GET', 'POST'])('keeps a session that replaced the ended one during its %s request', async (during) => {
    const store = await openStore();
    startSession(store, session);
    vi.stubGlobal('fetch', async (url: string, { method, headers }: RequestInit) => {
      calls.push(`${method} ${url}`);
      if (new Headers(headers).get('authorization') === 'Bearer new')
        return Response.json({ data: somchai, message: 'Success' });
      if (method === during) startSession(store, { ...session, access_token: 'new' });
      return Response.json(
        { data: null, message: 'เข้าสู่ระบบก่อน', code: 'signed_out', request_id: 'r' },
        { status: 401 },
      );
    });

    await refreshSession(store);

    expect(Cookies.get('access_token')).toBe('new');
    expect(selectUserProfile(store.getState())).not.toBeNull();
  });

  it('ends a session that was valid at the previous navigation', async () => {
    answerWith(200, { data: somchai, message: 'Success' });
    const store = await openStore();
    startSession(store, session);
    await refreshSession(store);
    answerWith(401, { data: null, message: 'เข้าสู่ระบบก่อน', code: 'signed_out', request_id: 'r' });
    calls.length = 0;

    await refreshSession(store);

    expect(calls).toEqual(['GET /api/v1/member/profile', 'POST /api/v1/member/auth/logout']);
    expect(Cookies.get('access_token')).toBeUndefined();
    expect(selectUserProfile(store.getState())).toBeNull();
  });

  it('keeps the session when the API is down', async () => {
    answerWith(503, { data: null, message: 'ขัดข้อง', code: 'unavailable', request_id: 'r' });
    const store = await openStore();
    startSession(store, session);

    await refreshSession(store);

    expect(Cookies.get('access_token')).toBe('token');
    expect(selectUserProfile(store.getState())).not.toBeNull();
  });
});

describe('S6: another tab', () => {
  it('signs this tab out', async () => {
    const store = await openStore();
    startSession(store, session);
    const stop = followOtherTabs(store);

    Cookies.remove('access_token');
    dispatchEvent(new StorageEvent('storage', { key: 'user_profile', newValue: null }));

    expect(selectUserProfile(store.getState())).toBeNull();
    stop();
  });

  it('signs this tab in', async () => {
    const store = await openStore();
    const stop = followOtherTabs(store);

    Cookies.set('access_token', 'token');
    dispatchEvent(new StorageEvent('storage', { key: 'user_profile', newValue: JSON.stringify(stored) }));

    expect(selectUserProfile(store.getState())).toMatchObject(stored);
    stop();
  });
});

describe('a profile that is fetched again', () => {
  const fetchProfile = (store: Awaited<ReturnType<typeof openStore>>) =>
    store.dispatch(sessionApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }));

  it('is what the header shows and the other tabs get', async () => {
    const store = await openStore();
    startSession(store, session);
    answerWith(200, { data: { ...somchai, image_url: '/img/320/new.webp' }, message: 'Success' });

    await fetchProfile(store);

    expect(selectUserProfile(store.getState())?.profile_img).toBe('/img/320/new.webp');
    await expect.poll(() => localStorage.getItem('user_profile')).toContain('new.webp');
  });

  it('signs nobody in again who has signed out meanwhile', async () => {
    const store = await openStore();
    answerWith(200, { data: somchai, message: 'Success' });

    await fetchProfile(store);

    expect(selectUserProfile(store.getState())).toBeNull();
  });
});
