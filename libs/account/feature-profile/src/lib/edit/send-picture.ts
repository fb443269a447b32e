import { resultOfNetworkError, resultOfReply, toRequest, type CallResult } from '@yoodee/api-client';
import type { ResponseOf } from '@yoodee/api-contract';
import { uploadProfilePicture } from '@yoodee/api-contract/member';
import { readToken } from '@yoodee/auth';
import { localeOfPath } from '@yoodee/site';

/** Uploads the picture. Never throws. */
export const sendPicture = async (picture: Blob): Promise<CallResult<ResponseOf<typeof uploadProfilePicture>>> => {
  const { method, path } = toRequest(uploadProfilePicture, {});
  const body = new FormData();
  body.append('file', picture, 'profile.jpg');
  try {
    const reply = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': localeOfPath(location.pathname),
        authorization: `Bearer ${readToken() ?? ''}`,
      },
      body,
    });
    return resultOfReply(reply.status, await reply.json().catch(() => null));
  } catch (error) {
    return resultOfNetworkError(error);
  }
};
