import { toRequest } from '@yoodee/api-client';
import { updateMemberAsset } from '@yoodee/api-contract/member-assets';
import { readToken } from '@yoodee/auth';
import { localeOfPath } from '@yoodee/site';
import type { Changes } from './draft-state.ts';

/**
 * Sends changes while the page unloads. The response is not read. If the request fails, the local copy is sent on the
 * next visit.
 */
export const sendOnLeave = (id: number, version: number, changes: Changes): void => {
  const { method, path, body } = toRequest(updateMemberAsset, { params: { id }, body: { version, ...changes } });
  fetch(path, {
    method,
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      'accept-language': localeOfPath(location.pathname),
      authorization: `Bearer ${readToken() ?? ''}`,
    },
    body: JSON.stringify(body),
  }).catch(() => undefined);
};
