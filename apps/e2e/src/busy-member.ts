import type { APIRequestContext } from '@playwright/test';
import { createApi } from './api.ts';
import { createDraft, publishListing, thaiOnly } from './listing.ts';
import type { Member } from './member.ts';
import { bookFirst, openViewingHours } from './viewings.ts';

/**
 * Gives a member something to show on every page: two listings, one with an unpublished change, a draft, an enquiry and
 * a viewing from `phone`, a favourite and a saved search. All texts are in Thai only.
 */
export const fillAccount = async (request: APIRequestContext, { api }: Member, phone: string) => {
  const { id: listing, version } = await publishListing(api, thaiOnly);
  await publishListing(api);
  await api.call('PATCH', `/member/assets/${listing}`, { title_th: 'คอนโดวิวแม่น้ำ ชั้นสูง', version });
  const { id: draft } = await createDraft(api, thaiOnly);
  const lead = { kind: 'question', message: 'ยังอยู่ไหม', name: 'วิภา', phone, filled_ms: 9_000 };
  await createApi(request).call('POST', `/assets/${listing}/leads`, { ...lead, consent_version: '2026-11' });
  await openViewingHours(api);
  await bookFirst(request, listing, phone);
  await api.call('PUT', `/member/favourites/${listing}`, { note: 'ใกล้ที่ทำงาน' });
  await api.call('POST', '/member/saved-searches', { name: 'คอนโด', query: 'property_type=condo' });
  return { listing, draft };
};
