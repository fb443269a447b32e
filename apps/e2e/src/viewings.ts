import type { APIRequestContext } from '@playwright/test';
import type { ResponseOf } from '@yoodee/api-contract';
import type { ViewingHours, ViewingTimes } from '@yoodee/api-contract/viewing-hours';
import type { bookViewing } from '@yoodee/api-contract/viewings';
import { createApi, type Api } from './api.ts';

/** Half an hour of each hour, every day, from the next day on. */
const wideHours: ViewingHours = {
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '18:00' })),
  ...{ length_min: 30, gap_min: 30, notice_hours: 24, days_ahead: 14, ask_first: false },
};

/** Sets the hours of all listings of a member. */
export const openViewingHours = (api: Api) =>
  api.call('PUT', '/member/viewing-hours', { asset_id: null, hours: wideHours });

/** Books the first free time of an asset, without an account. */
export const bookFirst = async (request: APIRequestContext, assetId: number, phone: string) => {
  const visitor = createApi(request);
  const { days } = await visitor.call<ViewingTimes>('GET', `/assets/${assetId}/viewing-times`);
  return visitor.call<ResponseOf<typeof bookViewing>>('POST', `/assets/${assetId}/viewings`, {
    ...{ kind: 'slot', starts_at: days[0]!.times[0], name: 'วิภา', phone, filled_ms: 9_000 },
    consent_version: '2026-11',
  });
};
