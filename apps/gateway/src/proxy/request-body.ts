import { PassThrough, type Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { largestBody } from '@yoodee/api-contract';
import type { Exchange } from '../http/exchange.ts';

/** A body that was not all there in time. */
export class BodyTooSlow extends Error {
  override readonly name = 'BodyTooSlow';
}

/** A body of more than {@link largestBody}. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** Other bodies have taken all the memory there is for them. */
export class NoRoomForBody extends Error {
  override readonly name = 'NoRoomForBody';
}

/** How long a client may take to send a body. Photographs come from telephones: 15 MB at 1 Mbit/s are two minutes. */
const deadlineMs = { upload: 300_000, whole: 15_000 } as const;

/** What a piece of a body costs besides its bytes, in bytes, roughly: a client may send one byte at a time. */
const pieceBytes = 256;

export const hasBody = ({ method, headers }: IncomingMessage): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

export const isUpload = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/**
 * Calls `onLate` when a body is not there in time, answered or not. Whoever still sends then, although the reply has
 * gone out, is cut off.
 */
const watchDeadline = ({ request, response }: Exchange, ms: number, onLate: (error: BodyTooSlow) => void) => {
  const timer = setTimeout(() => {
    onLate(new BodyTooSlow());
    if (response.writableEnded) request.destroy();
  }, ms);
  request.once('end', () => clearTimeout(timer));
  request.once('close', () => clearTimeout(timer));
};

/**
 * The body of an upload for an upstream, chunk by chunk as the client sends it. A stream of its own: when the upstream
 * answers early and closes, this one is destroyed while the client's connection lives on to carry the reply,
 * and the rest of what the client sends is read and forgotten, until the deadline.
 */
export const streamedBody = (exchange: Exchange, controller: AbortController): Readable => {
  const { request } = exchange;
  const body = new PassThrough();
  watchDeadline(exchange, deadlineMs.upload, (error) => controller.abort(error));
  request.once('close', () => {
    if (!request.complete) body.destroy(new Error('the client went away'));
  });
  body.once('close', () => {
    request.unpipe(body);
    request.resume();
  });
  // The failure is reported by the upstream's reply; without a listener it would end the process.
  body.on('error', () => undefined);
  return request.pipe(body);
};

/** Reads a body, telling `onPiece` what each piece costs; what that throws ends it. The rest is read and forgotten. */
const readBody = (exchange: Exchange, onPiece: (bytes: number) => void): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const { request } = exchange;
    const pieces: Buffer[] = [];
    let size = 0;
    const giveUp = (error: unknown) => {
      request.off('data', keep).resume();
      pieces.length = 0;
      reject(error as Error);
    };
    const keep = (piece: Buffer) => {
      try {
        size += piece.length;
        if (size > largestBody) throw new BodyTooLarge();
        onPiece(piece.length + pieceBytes);
        pieces.push(piece);
      } catch (error) {
        giveUp(error);
      }
    };
    watchDeadline(exchange, deadlineMs.whole, giveUp);
    request.once('end', () => resolve(Buffer.concat(pieces, size)));
    request.once('close', () => giveUp(new Error('the client went away')));
    if (Number(request.headers['content-length'] ?? 0) > largestBody) giveUp(new BodyTooLarge());
    else request.on('data', keep);
  });

export interface WholeBodies {
  /**
   * Reads a body whole and keeps it while `work` is under way, so that nobody upstream waits for who sends slowly.
   * Throws {@link BodyTooSlow}, {@link BodyTooLarge} or {@link NoRoomForBody}.
   */
  gather<Result>(exchange: Exchange, work: (body: Buffer) => Promise<Result>): Promise<Result>;
}

/** Bodies in memory, of all clients together at most `mostBytes`: as many as have come, whatever was announced. */
export const createWholeBodies = (mostBytes: number): WholeBodies => {
  let held = 0;
  return {
    async gather(exchange, work) {
      let own = 0;
      try {
        const body = await readBody(exchange, (bytes) => {
          if (held + bytes > mostBytes) throw new NoRoomForBody(`${held} bytes are held already`);
          held += bytes;
          own += bytes;
        });
        return await work(body);
      } finally {
        held -= own;
      }
    },
  };
};
