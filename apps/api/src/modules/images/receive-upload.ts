import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { largestUpload } from '@yoodee/api-contract';
import { imageLimits } from '@yoodee/asset-rules/fields';
import { ApiError } from '../../http/problem.ts';
import { parseRequest } from '../../http/validation.ts';
import { toStorageProblem } from './disk-image-store.ts';

/** A received file, on disk until `discard`. */
export interface Upload<Fields> {
  path: string;
  /** As the client names it. */
  filename: string;
  /** Hex. */
  sha256: string;
  fields: Fields;
  discard(): Promise<void>;
}

export interface UploadOptions<Schema extends z.ZodMiniType> {
  folder: string;
  /** The text fields. */
  fields: Schema;
  /** Runs before the file is read, with the fields that precede it. Throws to refuse it. */
  beforeFile?(fields: z.output<Schema>): Promise<void>;
}

const limits = { files: 1, fields: 4, parts: 5, fileSize: imageLimits.maxBytes, fieldSize: 200, headerPairs: 20 };

/** Maps errors of the disk, the multipart parser or the connection to problems. */
const toUploadProblem = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  const { code, errno } = error as { code?: string; errno?: number };
  if (errno !== undefined) return toStorageProblem(error);
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new ApiError('payload_too_large', { cause: error });
  return new ApiError('invalid_request', { errors: { file: 'invalid' }, cause: error });
};

/** Streams the file to disk; returns its SHA-256 in hex. */
const saveFile = async ({ file }: MultipartFile, path: string): Promise<string> => {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(file, hashing, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return hash.digest('hex');
};

const readParts = async <Schema extends z.ZodMiniType>(
  request: FastifyRequest,
  path: string,
  { fields: schema, beforeFile }: UploadOptions<Schema>,
) => {
  const fields: Record<string, unknown> = {};
  let file: { sha256: string; filename: string } | null = null;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname === 'file') {
      await beforeFile?.(parseRequest(schema, fields));
      file = { sha256: await saveFile(part, path), filename: part.filename };
    } else throw new ApiError('invalid_request', { errors: { [part.fieldname]: 'unknown_field' } });
  }
  if (file === null) throw new ApiError('invalid_request', { errors: { file: 'required' } });
  return { ...file, fields: parseRequest(schema, fields) };
};

/** Reads the rest of the request: a client that is still sending does not read the response. */
const drain = async ({ raw }: FastifyRequest) => {
  raw.unpipe();
  raw.resume();
  await finished(raw).catch(() => undefined);
};

/**
 * Streams the file of a multipart request into `folder`, without decoding it. A refused request leaves nothing. Throws
 * `payload_too_large`, `invalid_request`, `storage_full`, `unavailable`.
 */
export const receiveUpload = async <Schema extends z.ZodMiniType>(
  request: FastifyRequest,
  reply: FastifyReply,
  options: UploadOptions<Schema>,
): Promise<Upload<z.output<Schema>>> => {
  if (!request.isMultipart()) throw new ApiError('invalid_request', { errors: { file: 'required' } });
  if (Number(request.headers['content-length'] ?? 0) > largestUpload) {
    reply.header('connection', 'close');
    throw new ApiError('payload_too_large');
  }
  const path = join(options.folder, randomUUID());
  const discard = () => rm(path, { force: true });
  try {
    return { path, discard, ...(await readParts(request, path, options)) };
  } catch (error) {
    await drain(request);
    await discard();
    throw toUploadProblem(error);
  }
};
