import { setTimeout as pause } from 'node:timers/promises';
import type { ResponseOf } from '@yoodee/api-contract';
import type { AssetDetail, AssetPage } from '@yoodee/api-contract/assets';
import type { sendOtp, SignedIn } from '@yoodee/api-contract/member';
import type { NewsPage } from '@yoodee/api-contract/news';
import { readApi } from '@yoodee/runner/api';
import type { MeasuredSite } from '@yoodee/runner/measured-site';
import { hrefs, imageHref, locales } from '@yoodee/site';
import type { Api } from './api.ts';
import { publishListing } from './listing.ts';
import { findCode } from './outbox.ts';

/** The result of one request of a journey. */
export interface Step {
  path: string;
  status: number;
  /** From the request to the last byte of the response. */
  ms: number;
}

type Site = Pick<MeasuredSite, 'origin' | 'dataDir'>;

/** Pauses after each request for as long as the request took, so that a client is busy half of the time. */
const withPause = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const startedAt = performance.now();
  const result = await work();
  await pause(performance.now() - startedAt);
  return result;
};

let visits = 0;

/** A visitor's journey: home, a list, an asset and its picture, a map, search suggestions, news. */
export const visit = async ({ origin }: Site, record: (step: Step) => void): Promise<void> => {
  const number = (visits += 1);
  const to = hrefs(locales[number % locales.length]!);
  const get = (path: string) =>
    withPause(async () => {
      const sentAt = performance.now();
      const reply = await fetch(origin + path);
      const body = await reply.arrayBuffer();
      record({ path, status: reply.status, ms: performance.now() - sentAt });
      return body;
    });
  const data = async <Data>(path: string) =>
    (JSON.parse(Buffer.from(await get(`/api/v1${path}`)).toString()) as { data: Data }).data;

  await get(to.home);
  await get(to.assetsWith(`price_min=${1_000 + number}`));
  const { items } = await data<AssetPage>(`/assets?page=${1 + (number % 5)}&q=condo`);
  const { id } = items[number % items.length]!;
  await get(to.asset(id));
  const { images } = await data<AssetDetail>(`/assets/${id}`);
  if (images[0]) await get(imageHref(images[0].key, 320));
  await data(`/assets/clusters?bbox=100.3,13.5,100.9,14&zoom=${9 + (number % 5)}`);
  await data(`/assets/suggest?q=${encodeURIComponent('ทองหล่อ'.slice(0, 1 + (number % 7)))}`);
  const { items: news } = await data<NewsPage>('/news');
  await get(to.newsArticle(news[0]!.id));
  await get(to.services);
  await get('/nowhere');
};

/** A buyer without an account enquires about an asset; its seller, who follows the stream of events, replies. */
const converse = async (
  { origin, token, stranger, member }: { origin: string; token: string; stranger: Api; member: Api },
  assetId: number,
) => {
  const stream = new AbortController();
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  const { body } = await fetch(`${origin}/api/v1/member/conversations/events`, { headers, signal: stream.signal });
  try {
    await stranger.call('POST', `/assets/${assetId}/leads`, {
      ...{ kind: 'question', message: 'ห้องนี้เลี้ยงแมวได้ไหม', name: 'วิภา แสงทอง', consent_version: '2026-11' },
      ...{ phone: `082${String(signUps).padStart(7, '0')}`, filled_ms: 9_000 },
    });
    await body!.getReader().read();
    const { items } = await member.call<{ items: { id: number }[] }>('GET', '/member/conversations');
    await member.call('POST', `/member/conversations/${items[0]!.id}/messages`, { text: 'ได้ค่ะ' });
  } finally {
    stream.abort();
  }
};

let signUps = 0;

/**
 * A member's journey: signs up, lists an asset with five photographs, follows their conversations while a buyer enquires,
 * replies, saves the asset, reads notifications and signs out.
 */
export const listAsset = async ({ origin, dataDir }: Site, record: (step: Step) => void): Promise<void> => {
  const phone = `081${String((signUps += 1)).padStart(7, '0')}`;
  const apiFor = (token?: string): Api => {
    const call = <Data>(path: string, options: { method?: string; body?: object | FormData }) =>
      withPause(async () => {
        const sentAt = performance.now();
        const data = await readApi<Data>(origin, path, { ...options, ...(token && { token }) });
        record({ path, status: 200, ms: performance.now() - sentAt });
        return data;
      });
    return {
      call: (method, path, body) => call(path, { method, ...(body && { body }) }),
      upload: (path, name, bytes) => {
        const body = new FormData();
        body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
        return call(path, { method: 'POST', body });
      },
    };
  };

  const stranger = apiFor();
  const { ref_code } = await stranger.call<ResponseOf<typeof sendOtp>>('POST', '/member/auth/otp', {
    phone_number: phone,
  });
  let otp = findCode(phone, ref_code, dataDir);
  for (let waited = 0; otp === null && waited < 300; waited += 1) {
    await pause(100);
    otp = findCode(phone, ref_code, dataDir);
  }
  const { access_token } = await stranger.call<SignedIn>('POST', '/member/auth/otp/verify', {
    ...{ first_name: 'สมหญิง', last_name: 'ใจดี', contact_phone: '' },
    ...{ otp, phone, ref_code },
  });
  const member = apiFor(access_token);
  const { id } = await publishListing(member);
  await converse({ origin, token: access_token, stranger, member }, id);
  await member.call('GET', '/member/assets');
  await member.call('PUT', `/member/favourites/${id}`);
  await member.call('GET', '/member/notifications');
  await member.call('GET', '/member/profile');
  await member.call('POST', '/member/auth/logout');
};
