import { apiBase, resultOfNetworkError, resultOfReply, type CallFailure } from '@yoodee/api-client';
import { memberExport } from '@yoodee/api-contract/account-data';
import { readToken } from '@yoodee/auth';
import { localeOfPath } from '@yoodee/site';

const fileName = 'yoodee-data.zip';

const save = (file: Blob) => {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
  // Some browsers read the object URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
};

/** Downloads a ZIP of all data of the member. Uses fetch, because a plain link cannot send the token. */
export const downloadExport = async (): Promise<CallFailure | null> => {
  try {
    const reply = await fetch(apiBase + memberExport.path, {
      headers: {
        'accept-language': localeOfPath(location.pathname),
        authorization: `Bearer ${readToken() ?? ''}`,
      },
    });
    if (!reply.ok) return resultOfReply<null>(reply.status, await reply.json().catch(() => null)) as CallFailure;
    save(await reply.blob());
    return null;
  } catch (error) {
    return resultOfNetworkError(error);
  }
};
