import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

/** Content codings that the gateway sends, in order of preference if the client has no preference. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** A text in every coding that makes it smaller. */
export type EncodedBody = { readonly identity: Buffer } & {
  readonly [Coding in Exclude<Encoding, 'identity'>]?: Buffer;
};

/** A smaller reply fits in one packet anyway, so compression saves nothing. */
export const minCompressedBytes = 860;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const brotliOptions = (quality: number) => ({
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: quality,
});

/** log2 of the smallest window that contains a whole text. A window of the default size takes 25 MB at quality 11. */
const windowBits = (size: number) =>
  Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(size + 16))),
  );

/** `quality` 0–11: 5 while a visitor waits, 11 (about forty times the work, 15 % fewer bytes) for cached pages. */
export const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  brotliAsync(body, {
    params: {
      ...brotliOptions(quality),
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
    },
  });

export const encodeBody = async (identity: Buffer, { quality = 5 } = {}): Promise<EncodedBody> => {
  if (identity.length < minCompressedBytes) return { identity };
  const [br, gz] = await Promise.all([brotli(identity, quality), gzipAsync(identity)]);
  return {
    identity,
    ...(br.length < identity.length ? { br } : {}),
    ...(gz.length < identity.length ? { gzip: gz } : {}),
  };
};

/** Compresses a reply that is streamed through; flushes each chunk, so that nothing waits for the end. */
export const compressor = (encoding: Exclude<Encoding, 'identity'>) =>
  encoding === 'br'
    ? createBrotliCompress({ params: brotliOptions(4), flush: constants.BROTLI_OPERATION_FLUSH })
    : createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH });

const compressible =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|[\w.+-]+\+(?:json|xml))\b|image\/svg\+xml)/i;

export const isCompressible = (contentType: string | undefined): boolean =>
  contentType !== undefined && compressible.test(contentType) && !/^text\/event-stream/i.test(contentType);

/** Weights by coding from `br;q=0.8, gzip`, lower case; an invalid weight counts as 0. */
const weightsOf = (header: string) =>
  new Map(
    header.split(',').map((part): [string, number] => {
      const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const written = parameters.find((parameter) => parameter.startsWith('q='));
      const weight = written === undefined ? 1 : Number(written.slice(2));
      return [coding, weight >= 0 && weight <= 1 ? weight : 0];
    }),
  );

const ranked = (header: string): readonly Encoding[] => {
  const weights = weightsOf(header);
  // `identity` is acceptable unless it is excluded, but every coding that the client names is preferred.
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0);
  return encodings.filter((encoding) => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
};

/** Browsers send a handful of different headers; the limit protects against clients that send arbitrary ones. */
const rankings = new Map<string, readonly Encoding[]>();
const maxRankings = 100;

const rankingOf = (header: string): readonly Encoding[] => {
  const known = rankings.get(header);
  if (known) return known;
  const ranking = ranked(header);
  if (rankings.size < maxRankings) rankings.set(header, ranking);
  return ranking;
};

/**
 * The best available coding for an `Accept-Encoding` header (RFC 9110, 12.5.3); identity if the client accepts no
 * other.
 */
export const preferredEncoding = (
  header: string | undefined,
  isAvailable: (encoding: Encoding) => boolean = () => true,
): Encoding => (header ? rankingOf(header).find(isAvailable) : undefined) ?? 'identity';
