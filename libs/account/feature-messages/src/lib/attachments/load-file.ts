import { apiBase } from '@yoodee/api-client';

/** The bytes of a file of the API; null without a connection, or when it no longer exists. */
export const loadFile = async (path: string, init: RequestInit): Promise<Blob | null> => {
  const reply = await fetch(apiBase + path, init).catch(() => null);
  return reply?.ok ? reply.blob() : null;
};
