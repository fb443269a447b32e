import { send, toRequest, type ApiRequest, type CallResult } from '@yoodee/api-client';
import {
  createAssetLead,
  createMemberLead,
  getProfile,
  reportAsset,
  revealAssetContact,
  revealMemberContact,
  type ArgOf,
  type AssetLeadInput,
  type Profile,
} from '@yoodee/api-contract';
import { readToken } from '@yoodee/auth';
import { localeOfPath } from '@yoodee/site';
import type { ContactTarget } from './contact.view.ts';

/** The calls of this part, in a module of their own, because the page does without them until one is made. */
const call = <Data>(request: ApiRequest): Promise<CallResult<Data>> =>
  send<Data>(request, { locale: localeOfPath(location.pathname), token: readToken() });

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

/** The signed-in member; null for a visitor, and when it cannot be known. */
export const readMember = async (): Promise<Profile | null> =>
  readToken() ? (await call<Profile>(toRequest(getProfile, {}))).data : null;
