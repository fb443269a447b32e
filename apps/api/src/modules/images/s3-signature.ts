import { createHash, createHmac } from 'node:crypto';

export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  url: URL;
  /** Signed as they are. */
  headers?: Record<string, string>;
  body?: Uint8Array;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** RFC 3986: `encodeURIComponent` leaves five characters that AWS wants written out. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const canonicalPath = ({ pathname }: URL) => pathname.split('/').map(decodeURIComponent).map(encode).join('/');

const canonicalQuery = ({ searchParams }: URL) =>
  [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');

/**
 * The headers of a request with AWS Signature Version 4 in them, which every S3-compatible store takes:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export const signedHeaders = (
  { method, url, headers = {}, body }: S3Request,
  { accessKeyId, secretAccessKey, region }: S3Credentials,
  at: Date,
): Record<string, string> => {
  const stamp = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = stamp.slice(0, 8);
  const bodyHash = sha256(body ?? '');
  const sent: Record<string, string> = { ...headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': stamp };
  const all = Object.entries({ ...sent, host: url.host }).sort(([a], [b]) => (a < b ? -1 : 1));
  const names = all.map(([name]) => name).join(';');
  const canonical = [
    method,
    canonicalPath(url),
    canonicalQuery(url),
    ...all.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`);
  const signature = hmac(key as Buffer, ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n'));
  const credential = `Credential=${accessKeyId}/${scope},SignedHeaders=${names}`;
  return { ...sent, authorization: `AWS4-HMAC-SHA256 ${credential},Signature=${signature.toString('hex')}` };
};
