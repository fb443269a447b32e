import { send, toRequest } from '@yoodee/api-client';
import { createServiceRequest, type ArgOf } from '@yoodee/api-contract';
import { readToken } from '@yoodee/auth';
import { localeOfPath } from '@yoodee/site';

/** Asks for a service, in the member's name where one is signed in. Never throws. */
export const sendRequest = (slug: string, body: ArgOf<typeof createServiceRequest>['body']) =>
  send<null>(toRequest(createServiceRequest, { params: { slug }, body }), {
    locale: localeOfPath(location.pathname),
    token: readToken(),
  });
