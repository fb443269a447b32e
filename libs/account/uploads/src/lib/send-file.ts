import { resultOfNetworkError, resultOfReply, type ApiRequest, type CallResult } from '@yoodee/api-client';
import { localeOfPath } from '@yoodee/site';

export interface SendFileOptions {
  /** Text fields. The API streams the body, so they precede the file. */
  fields?: Readonly<Record<string, string>>;
  file: File;
  /** `Idempotency-Key`. */
  key: string;
  token?: string | undefined;
  /** `percent`: 0 to 100, of the bytes sent. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Uploads one file. Uses XMLHttpRequest because `fetch` reports no upload progress. Never throws. */
export const sendFile = <Data>(
  { method, path }: Pick<ApiRequest, 'method' | 'path'>,
  { fields = {}, file, key, token, onProgress, signal }: SendFileOptions,
): Promise<CallResult<Data>> =>
  new Promise((resolve) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('file', file, file.name);
    const call = new XMLHttpRequest();
    call.open(method, path);
    call.setRequestHeader('accept', 'application/json');
    call.setRequestHeader('accept-language', localeOfPath(location.pathname));
    if (token) call.setRequestHeader('authorization', `Bearer ${token}`);
    call.setRequestHeader('idempotency-key', key);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0);
    call.onload = () => resolve(resultOfReply<Data>(call.status, parsed(call.responseText)));
    call.onerror = () => resolve(resultOfNetworkError(new Error('Network error')));
    call.onabort = () => resolve(resultOfNetworkError(new Error('Cancelled')));
    signal.addEventListener('abort', () => call.abort());
    call.send(body);
  });
