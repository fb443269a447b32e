import { send, toRequest } from '@yoodee/api-client';
import type { ArgOf } from '@yoodee/api-contract';
import { createServiceRequest } from '@yoodee/api-contract/services';
import { readToken } from '@yoodee/auth';
import { localeOfPath } from '@yoodee/site';

/** Sends a service request, with the token of a signed-in member. Never throws. */
export const sendRequest = (slug: string, body: ArgOf<typeof createServiceRequest>['body']) =>
  send<null>(toRequest(createServiceRequest, { params: { slug }, body }), {
    locale: localeOfPath(location.pathname),
    token: readToken(),
  });
