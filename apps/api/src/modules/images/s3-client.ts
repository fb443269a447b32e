import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';

export interface S3Settings {
  /** Origin of the store. The bucket is the first segment of every path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  url: URL;
  body: Uint8Array;
  headers: Record<string, string>;
}

export interface S3Reply {
  status: number;
  body: Buffer;
  headers: Headers;
}

const tries = 3;
/** Timeout of one try, and of all tries with their pauses. A member waits for this. */
const timeouts = { tryMs: 3_000, totalMs: 9_500 };

/** Exponential backoff with jitter: up to 200 ms, then up to 400 ms. */
const pauseMs = (failed: number) => Math.random() * 100 * 2 ** failed;

const isTransient = (status: number) => status >= 500 || status === 429;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const defaultWait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * A client for an S3-compatible store. Retries with backoff: three tries and ten seconds at most. Throws `unavailable`
 * when the store does not respond or refuses; 404 is a valid response.
 */
export const createS3Client = (
  { endpoint, bucket, ...credentials }: S3Settings,
  {
    wait = defaultWait,
    tryMs = timeouts.tryMs,
    totalMs = timeouts.totalMs,
  }: { wait?: (ms: number) => Promise<void>; tryMs?: number; totalMs?: number } = {},
) => {
  const sign = ({ method, url, body, headers }: S3Request) =>
    new AwsV4Signer({
      ...credentials,
      service: 's3',
      method,
      url: url.href,
      // Without it the signature does not cover the body.
      headers: { ...headers, 'x-amz-content-sha256': sha256(body) },
    }).sign();

  return {
    async send(
      method: S3Request['method'],
      path: string,
      {
        query = {},
        body = new Uint8Array(),
        headers = {},
      }: { query?: Record<string, string>; body?: Uint8Array; headers?: Record<string, string> } = {},
    ): Promise<S3Reply> {
      const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}${path === '' ? '' : `/${path}`}`);
      url.search = new URLSearchParams(query).toString();
      const signed = await sign({ method, url, body, headers });
      const whole = AbortSignal.timeout(totalMs);
      let cause: unknown;
      for (let failed = 0; failed < tries && !whole.aborted; failed += 1) {
        if (failed > 0) await wait(pauseMs(failed));
        try {
          const signal = AbortSignal.any([whole, AbortSignal.timeout(tryMs)]);
          const reply = await fetch(signed.url, {
            method,
            headers: signed.headers,
            redirect: 'error',
            signal,
            ...(method === 'PUT' && { body: new Uint8Array(body) }),
          });
          if (reply.ok || reply.status === 404)
            return { status: reply.status, headers: reply.headers, body: Buffer.from(await reply.arrayBuffer()) };
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

/** A client for the configured bucket. Which settings are required for it is checked when they are read. */
export const bucketOf = (env: Env): S3Client =>
  createS3Client({
    endpoint: env.S3_ENDPOINT!,
    bucket: env.S3_BUCKET!,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID!,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
  });
