import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

/** Content codings served, in order of preference where a client likes them equally. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** One text in every coding worth having; a coding that saves nothing is left out. */
export type EncodedBody = { readonly identity: Buffer } & {
  readonly [Coding in Exclude<Encoding, 'identity'>]?: Buffer;
};

/** Below this many bytes a reply fits in one packet anyway. */
export const smallestCompressed = 860;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const brotliOptions = (quality: number, size?: number) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    ...(size === undefined ? {} : { [constants.BROTLI_PARAM_SIZE_HINT]: size }),
  },
});

/** `quality` 0–11: 5 for what a visitor waits for, 11 (about forty times the work, 15 % fewer bytes) for what is kept. */
export const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  brotliAsync(body, brotliOptions(quality, body.length));

export const encodeBody = async (identity: Buffer, { quality = 5 } = {}): Promise<EncodedBody> => {
  if (identity.length < smallestCompressed) return { identity };
  const [br, gz] = await Promise.all([brotli(identity, quality), gzipAsync(identity)]);
  return {
    identity,
    ...(br.length < identity.length ? { br } : {}),
    ...(gz.length < identity.length ? { gzip: gz } : {}),
  };
};

/** Compressor for a reply that is only passing through; flushes as chunks come, so nothing waits for the end. */
export const compressor = (encoding: Exclude<Encoding, 'identity'>) =>
  encoding === 'br'
    ? createBrotliCompress({ ...brotliOptions(4), flush: constants.BROTLI_OPERATION_FLUSH })
    : createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH });

const compressible =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|[\w.+-]+\+(?:json|xml))\b|image\/svg\+xml)/i;

export const isCompressible = (contentType: string | undefined): boolean =>
  contentType !== undefined && compressible.test(contentType) && !/^text\/event-stream/i.test(contentType);

/** Weights by coding from `br;q=0.8, gzip`, lower case; unreadable weights count as 0. */
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
  // Not asked for and not refused: identity will do, but anything named is better.
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0);
  return encodings.filter((encoding) => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
};

/** Browsers send a handful of different headers; the bound is for those who send what they like. */
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
 * The coding to answer an `Accept-Encoding` header with (RFC 9110, 12.5.3) among those at hand;
 * identity if nothing else is welcome.
 */
export const preferredEncoding = (
  header: string | undefined,
  isAtHand: (encoding: Encoding) => boolean = () => true,
): Encoding => (header ? rankingOf(header).find(isAtHand) : undefined) ?? 'identity';
