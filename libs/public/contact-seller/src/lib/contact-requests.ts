import { send, toRequest, type ApiRequest, type CallResult } from '@yoodee/api-client';
import type { ArgOf, ResponseOf } from '@yoodee/api-contract';
import { createAssetLead, createMemberLead, type AssetLeadInput } from '@yoodee/api-contract/leads';
import { getProfile, type Profile } from '@yoodee/api-contract/member';
import { viewingLimits, getViewingTimes, type ViewingTimes } from '@yoodee/api-contract/viewing-hours';
import { bookViewing } from '@yoodee/api-contract/viewings';
import { reportAsset } from '@yoodee/api-contract/reports';
import { revealAssetContact, revealMemberContact } from '@yoodee/api-contract/reveals';
import { readToken } from '@yoodee/auth';
import { localeOfPath } from '@yoodee/site';
import type { ContactTarget } from './contact.view.ts';

/** The API calls of this library. A separate module, which the page loads with the first call. */
const call = <Data>(request: ApiRequest, idempotencyKey?: string): Promise<CallResult<Data>> =>
  send<Data>(request, { locale: localeOfPath(location.pathname), token: readToken(), idempotencyKey });

export const requestPhone = ({ kind, id }: ContactTarget) =>
  call<{ phone: string }>(toRequest(kind === 'asset' ? revealAssetContact : revealMemberContact, { params: { id } }));

export const sendLead = ({ kind, id }: ContactTarget, body: AssetLeadInput) =>
  call<null>(
    kind === 'asset'
      ? toRequest(createAssetLead, { params: { id }, body })
      : toRequest(createMemberLead, { params: { id }, body: body as ArgOf<typeof createMemberLead>['body'] }),
  );

export const sendReport = (id: number, body: ArgOf<typeof reportAsset>['body']) =>
  call<null>(toRequest(reportAsset, { params: { id }, body }));

/** The free times of all days that can be booked. */
export const requestViewingTimes = (id: number) =>
  call<ViewingTimes>(toRequest(getViewingTimes, { params: { id }, query: { days: viewingLimits.days } }));

export const sendBooking = (id: number, body: ArgOf<typeof bookViewing>['body'], key: string) =>
  call<ResponseOf<typeof bookViewing>>(toRequest(bookViewing, { params: { id }, body }), key);

/** The signed-in member; null for a visitor, and if the request fails. */
export const readMember = async (): Promise<Profile | null> =>
  readToken() ? (await call<Profile>(toRequest(getProfile, {}))).data : null;
