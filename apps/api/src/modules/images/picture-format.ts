const startsWith = (head: Buffer, signature: string, at = 0) =>
  head.subarray(at, at + signature.length).toString('latin1') === signature;

/** The brands of an ISO base media file (ISO/IEC 14496-12 §4.3): the major one, then the compatible ones. */
const brandsOf = (head: Buffer): string[] => {
  if (head.length < 16 || !startsWith(head, 'ftyp', 4)) return [];
  const end = Math.min(head.readUInt32BE(0), head.length - 3);
  const brands = [head.toString('latin1', 8, 12)];
  for (let at = 16; at < end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  return brands;
};

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/**
 * Detects the format from a file's first bytes (64 are enough), independent of its name or type. Null for formats that
 * members may not upload, so that no other decoder runs.
 */
export const sniffPictureFormat = (head: Buffer): PictureFormat | null => {
  if (startsWith(head, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(head, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8)) return 'webp';
  return brandsOf(head).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : null;
};
