import { Transform, type Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { largestBody, largestUpload } from '@yoodee/api-contract';
import type { RequestContext } from '../http/request-context.ts';

/** The body was not complete in time. */
export class BodyTimeout extends Error {
  override readonly name = 'BodyTimeout';
}

/** The body is larger than {@link largestBody}, or an upload than {@link largestUpload}. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** The buffer for bodies is full. */
export class BodyBufferFull extends Error {
  override readonly name = 'BodyBufferFull';
}

/** How long a client may take to send a body. Photographs come from phones: 15 MB at 1 Mbit/s take two minutes. */
const timeoutMs = { upload: 300_000, buffered: 15_000 } as const;

/** Estimated memory of a chunk besides its bytes: a client may send one byte at a time. */
const chunkOverheadBytes = 256;

export const hasBody = ({ method, headers }: IncomingMessage): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

export const isUpload = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/**
 * Calls `onTimeout` when a body is not complete in time, whether or not the response has been sent. A client that is
 * still sending after its response is then disconnected.
 */
const watchTimeout = ({ request, response }: RequestContext, ms: number, onTimeout: (error: BodyTimeout) => void) => {
  const timer = setTimeout(() => {
    onTimeout(new BodyTimeout());
    if (response.writableEnded) request.destroy();
  }, ms);
  request.once('end', () => clearTimeout(timer));
  request.once('close', () => clearTimeout(timer));
};

/** Passes at most `maxBytes`; calls `onExceeded` with the first chunk beyond them. */
const limitedTo = (maxBytes: number, onExceeded: () => void) => {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size <= maxBytes) return done(null, chunk);
      onExceeded();
      done();
    },
  });
};

/**
 * The body of an upload as a stream for an upstream. It is separate from the request: when the upstream replies early
 * and closes, this stream is destroyed, while the client's connection stays open for the response. Remaining data of
 * the client is discarded until the timeout. Aborts `controller` with {@link BodyTimeout} or {@link BodyTooLarge}; throws
 * {@link BodyTooLarge} at once when the announced length is too large, because an upstream that refuses it would close
 * its connection, which looks like an outage.
 */
export const streamedBody = (context: RequestContext, controller: AbortController): Readable => {
  const { request } = context;
  watchTimeout(context, timeoutMs.upload, (error) => controller.abort(error));
  if (Number(request.headers['content-length'] ?? 0) > largestUpload) {
    request.resume();
    throw new BodyTooLarge();
  }
  const body = limitedTo(largestUpload, () => controller.abort(new BodyTooLarge()));
  request.once('close', () => {
    if (!request.complete) body.destroy(new Error('client disconnected'));
  });
  body.once('close', () => {
    request.unpipe(body);
    request.resume();
  });
  // The upstream request reports the failure; an `error` event without a listener would end the process.
  body.on('error', () => undefined);
  return request.pipe(body);
};

/**
 * Reads a body. Calls `onChunk` with the memory that each chunk takes; its error rejects the body. The rest is
 * discarded.
 */
const readBody = (context: RequestContext, onChunk: (bytes: number) => void): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const { request } = context;
    const chunks: Buffer[] = [];
    let size = 0;
    const fail = (error: unknown) => {
      request.off('data', addChunk).resume();
      chunks.length = 0;
      reject(error as Error);
    };
    const addChunk = (chunk: Buffer) => {
      try {
        size += chunk.length;
        if (size > largestBody) throw new BodyTooLarge();
        onChunk(chunk.length + chunkOverheadBytes);
        chunks.push(chunk);
      } catch (error) {
        fail(error);
      }
    };
    watchTimeout(context, timeoutMs.buffered, fail);
    request.once('end', () => resolve(Buffer.concat(chunks, size)));
    request.once('close', () => fail(new Error('client disconnected')));
    if (Number(request.headers['content-length'] ?? 0) > largestBody) fail(new BodyTooLarge());
    else request.on('data', addChunk);
  });

export interface BodyBuffer {
  /**
   * Reads a complete body and buffers it while `work` runs, so that a slow client occupies no upstream connection.
   * Throws {@link BodyTimeout}, {@link BodyTooLarge} or {@link BodyBufferFull}.
   */
  withBody<Result>(context: RequestContext, work: (body: Buffer) => Promise<Result>): Promise<Result>;
}

/**
 * Buffers the bodies of all clients in at most `maxBytes`. Only bytes that have arrived count, not announced lengths.
 */
export const createBodyBuffer = (maxBytes: number): BodyBuffer => {
  let used = 0;
  return {
    async withBody(context, work) {
      let own = 0;
      try {
        const body = await readBody(context, (bytes) => {
          if (used + bytes > maxBytes) throw new BodyBufferFull(`${used} bytes are used`);
          used += bytes;
          own += bytes;
        });
        return await work(body);
      } finally {
        used -= own;
      }
    },
  };
};
