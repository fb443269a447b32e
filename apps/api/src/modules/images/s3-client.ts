import { ApiError } from '../../http/problem.ts';
import { signedHeaders, type S3Credentials, type S3Request } from './s3-signature.ts';

export interface S3Settings extends S3Credentials {
  /** Where the store answers; the bucket is the first part of every path. */
  endpoint: string;
  bucket: string;
}

export interface S3Reply {
  status: number;
  body: Buffer;
}

const tries = 3;
/** Of one try, and of all of them with the waits between: a member waits for this. */
const patience = { tryMs: 3_000, totalMs: 9_500 };

/** Up to 200 ms, then up to 400 ms: replicas that failed together do not come back together. */
const pauseMs = (failed: number) => Math.random() * 100 * 2 ** failed;

const isTransient = (status: number) => status >= 500 || status === 429;

const defaultWait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Speaks to an S3-compatible store: three tries at most, ten seconds at most. Throws `unavailable` where the store does
 * not answer or refuses; 404 is an answer.
 */
export const createS3Client = (
  { endpoint, bucket, ...credentials }: S3Settings,
  {
    wait = defaultWait,
    tryMs = patience.tryMs,
    totalMs = patience.totalMs,
  }: { wait?: (ms: number) => Promise<void>; tryMs?: number; totalMs?: number } = {},
) => {
  const attempt = async (request: S3Request, signal: AbortSignal): Promise<S3Reply> => {
    const { method, url, body } = request;
    const reply = await fetch(url, {
      method,
      headers: signedHeaders(request, credentials, new Date()),
      redirect: 'error',
      signal,
      ...(body && { body: new Uint8Array(body) }),
    });
    return { status: reply.status, body: Buffer.from(await reply.arrayBuffer()) };
  };

  return {
    async send(
      method: S3Request['method'],
      path: string,
      { query = {}, body }: { query?: Record<string, string>; body?: Uint8Array } = {},
    ): Promise<S3Reply> {
      const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}${path === '' ? '' : `/${path}`}`);
      url.search = new URLSearchParams(query).toString();
      const whole = AbortSignal.timeout(totalMs);
      let cause: unknown;
      for (let failed = 0; failed < tries && !whole.aborted; failed += 1) {
        if (failed > 0) await wait(pauseMs(failed));
        try {
          const signal = AbortSignal.any([whole, AbortSignal.timeout(tryMs)]);
          const reply = await attempt({ method, url, ...(body && { body }) }, signal);
          if (reply.status < 300 || reply.status === 404) return reply;
          cause = new Error(`S3 answered ${method} with ${reply.status}`);
          if (!isTransient(reply.status)) break;
        } catch (error) {
          cause = error;
        }
      }
      throw new ApiError('unavailable', { cause });
    },
  };
};
export type S3Client = ReturnType<typeof createS3Client>;
