import { toRequest } from '@yoodee/api-client';
import { updateMemberAsset } from '@yoodee/api-contract';
import { readToken } from '@yoodee/auth';
import { localeOfPath } from '@yoodee/site';
import type { Changes } from './draft-state.ts';

/**
 * Sends changes while the page goes away; nobody reads the answer. Where it does not get through, the local copy is
 * sent on the next visit.
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
